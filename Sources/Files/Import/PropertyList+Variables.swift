import Notifications

extension PropertyList {
  // Of all values together, in bytes: a long one that is named often would fill the memory.
  private static let mostFilled = 1 << 20

  /// With the values of variables in their place; variables without one stay, and so do those for
  /// whose values there is no room.
  func filled(
    _ diagnostics: inout [Diagnostic], _ value: (String) -> String?
  ) -> PropertyList {
    var room = Self.mostFilled
    let filled = filling { name in
      guard room >= 0, let text = value(name) else { return nil }
      room -= text.utf8.count
      return room < 0 ? nil : text
    }
    if room < 0 {
      let message =
        "its variables come to more than \(Self.mostFilled.inBytes); the rest stay as they are written"
      diagnostics.append(Diagnostic(place, .warning, message))
    }
    return filled
  }

  private func filling(_ value: (String) -> String?) -> PropertyList {
    switch self.value {
    case .string(let text):
      PropertyList(.string(BuildVariables.filled(text, value)), at: place)
    case .array(let elements):
      PropertyList(.array(elements.map { $0.filling(value) }), at: place)
    case .dictionary(let members):
      PropertyList(
        .dictionary(members.map { Member(key: $0.key, value: $0.value.filling(value)) }), at: place)
    case .integer, .real, .bool, .date, .data: self
    }
  }
}
