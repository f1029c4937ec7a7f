import Localization
import Notifications

/// Reads the entries of a `.stringsdict` (L22–L30).
struct StringsDictionary {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let ownKeys = [formatKey, widthKey, deviceKey]

  private(set) var diagnostics: [Diagnostic] = []

  /// The entries of a table, in the order of the file.
  ///
  /// - Parameter root: The dictionary of the whole file.
  mutating func entries(_ root: PropertyList) -> [StringEntry] {
    guard case .dictionary(let members) = root.value else {
      diagnostics.append(root.noDictionary)
      return []
    }
    return members.compactMap { entry($0.key, $0.value) }
  }

  /// The entry of a key; nil when nothing of it can be used.
  ///
  /// - Parameter needed: What a table of its kind has there.
  /// - Returns: For what differs by device the phone's form, for widths the widest.
  mutating func entry(
    _ key: String, _ value: PropertyList, needed: String = "a dictionary"
  ) -> StringEntry? {
    switch value.value {
    case .string(let words):
      let message = "\"\(key)\" is a text where a dictionary is needed; it is read as plain words"
      complain(value.place, .warning, message)
      return StringEntry(key: key, words: words, at: value.place)
    case .dictionary(let members): return entry(key, value, members, depth: 0)
    case .integer, .real, .bool, .date, .data, .array:
      diagnostics.append(value.wrongKind(of: key, needed: needed))
      return nil
    }
  }

  private mutating func entry(
    _ key: String, _ value: PropertyList, _ members: [PropertyList.Member], depth: Int
  ) -> StringEntry? {
    if let widths = value[Self.widthKey] { return widest(key, value, widths) }
    if let devices = value[Self.deviceKey] { return phone(key, value, devices, depth) }
    let near =
      value[Self.formatKey] == nil ? Self.ownKeys.firstNonNil(value.member(near:)) : nil
    let variables = members.filter { ![Self.formatKey, near?.key].contains($0.key) }
      .compactMap { variable($0.key, $0.value) }
    guard let format = format(key, value, variables, near) else { return nil }
    return StringEntry(key: key, place: value.place, format: format, variables: variables)
  }

  private mutating func format(
    _ key: String, _ value: PropertyList, _ variables: [PluralVariable],
    _ near: PropertyList.Member?
  ) -> StringForm? {
    if let format = value[Self.formatKey] {
      if let words = format.string { return StringForm(words, at: format.place) }
      let message = "\"\(Self.formatKey)\" is \(format.kindInWords) where a string is needed"
      complain(format.place, .error, message)
      return nil
    }
    if let near {
      let advice = suggestion(for: near.key, among: Self.ownKeys)
      complain(near.value.place, .error, "unknown key \"\(near.key)\"\(advice)")
    } else {
      let advice = variables.first.map { "; write \"%#@\($0.name)@\"" } ?? ""
      complain(value.place, .error, "\"\(Self.formatKey)\" is missing in \"\(key)\"\(advice)")
    }
    guard variables.count == 1, let only = variables.first else { return nil }
    return StringForm("%#@\(only.name)@", at: value.place)
  }

  /// L30.
  private mutating func widest(
    _ key: String, _ value: PropertyList, _ widths: PropertyList
  ) -> StringEntry? {
    guard case .dictionary(let members) = widths.value else {
      complain(widths.place, .error, "\"\(Self.widthKey)\" is no dictionary of widths")
      return nil
    }
    let known = members.compactMap { member in
      Int(member.key).flatMap { width in
        member.value.string.map { (width, StringForm($0, at: member.value.place)) }
      }
    }
    guard let widest = known.max(by: { $0.0 < $1.0 }) else {
      complain(widths.place, .error, "\"\(Self.widthKey)\" has no width with a text")
      return nil
    }
    let message = "widths are not told apart; the widest, \(widest.0), is shown"
    complain(widths.place, .warning, message, rule: "L30")
    return StringEntry(key: key, place: value.place, format: widest.1)
  }

  /// The form for this phone of an entry that differs by device.
  private mutating func phone(
    _ key: String, _ value: PropertyList, _ devices: PropertyList, _ depth: Int
  ) -> StringEntry? {
    guard case .dictionary = devices.value else {
      diagnostics.append(devices.wrongKind(of: Self.deviceKey, needed: "a dictionary"))
      return nil
    }
    guard depth == 0 else {
      let message =
        "\"\(Self.deviceKey)\" of \"\(key)\" is within a device's form; "
        + "write a string or \"\(Self.formatKey)\" there"
      complain(devices.place, .error, message)
      return nil
    }
    guard let chosen = devices["iphone"] ?? devices["other"] else {
      let message = "\"\(Self.deviceKey)\" of \"\(key)\" has neither \"iphone\" nor \"other\""
      complain(devices.place, .error, message)
      return nil
    }
    guard case .dictionary(let members) = chosen.value else {
      guard let words = chosen.string else {
        complain(chosen.place, .error, "this device's form is \(chosen.kindInWords), no string")
        return nil
      }
      return StringEntry(key: key, place: value.place, format: StringForm(words, at: chosen.place))
    }
    return entry(key, chosen, members, depth: depth + 1)
  }

  /// Adds a complaint at a place of the file.
  mutating func complain(
    _ place: Place, _ severity: Diagnostic.Severity, _ message: String, rule: RuleID? = nil
  ) {
    diagnostics.append(Diagnostic(place, severity, message, rule: rule))
  }
}
