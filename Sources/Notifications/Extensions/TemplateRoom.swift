/// What is left for the values that templates are filled with.
///
/// Templates come from bundles: a few that read what others made would otherwise fill the memory.
package struct TemplateRoom: Equatable, Sendable {
  // Of all that is made of one notification; far more than a push has room for.
  private static let most = 1 << 20

  // What there was at first.
  private let byteLimit: Int
  private var bytes: Int

  /// - Parameter byteLimit: What else limits it, in bytes.
  package init(byteLimit: Int = .max) {
    self.byteLimit = min(byteLimit, Self.most)
    bytes = self.byteLimit
  }

  /// Whether something was too much; nothing is filled in from then on.
  package var isExceeded: Bool { bytes < 0 }

  /// What there is to say; nothing where all had room.
  package var complaints: [String] {
    guard isExceeded else { return [] }
    return [
      "its templates make more than \(byteLimit.inBytes), or more than "
        + "\(JSONValue.depthLimit) levels, so the rest shows as nothing"
    ]
  }

  /// Uses up room for a text.
  ///
  /// - Returns: Whether there was enough.
  mutating func take(_ text: String) -> Bool { take(text.utf8.count) }

  /// The same for a value, which has no more levels than one that is read.
  ///
  /// - Parameter depth: How many arrays and objects it lies in.
  mutating func take(_ value: JSONValue, depth: Int) -> Bool {
    guard take(1) else { return false }
    switch value {
    case .null, .bool, .integer: return true
    case .number(let text), .string(let text): return take(text)
    case .array(let elements):
      return open(depth) && elements.allSatisfy { take($0, depth: depth + 1) }
    case .object(let members):
      return open(depth)
        && members.allSatisfy { take($0.key) && take($0.value, depth: depth + 1) }
    }
  }

  private mutating func open(_ depth: Int) -> Bool {
    take(depth < JSONValue.depthLimit ? 0 : .max)
  }

  private mutating func take(_ count: Int) -> Bool {
    bytes = count <= bytes ? bytes - count : -1
    return !isExceeded
  }
}
