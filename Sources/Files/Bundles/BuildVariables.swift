/// What stands for variables that Xcode fills in when it builds: `$(NAME)` and `${NAME:modifier}`.
///
///     BuildVariables(folder: FilePath("Bistro")).filledIn("$(PRODUCT_NAME)")  // Bistro
///
/// Values are guessed from the folder's name, and the reader notes that they were; the project file
/// is not read.
struct BuildVariables {
  /// The bundle's folder, whose name gives the values.
  let folder: FilePath

  /// Whether a text has a variable.
  ///
  /// Cheap; `filledIn(_:)` need not be asked where this is false.
  static func isAny(in text: String) -> Bool { isAny(in: text.utf8) }

  /// Whether the bytes of a text have a variable.
  static func isAny(in bytes: some Sequence<UInt8>) -> Bool {
    // Byte by byte: the first search of `String` has the runtime look up
    // much that nothing else needs.
    var isAfterDollar = false
    for byte in bytes {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }

  /// A text with a value in the place of every variable.
  ///
  /// A variable that is not closed stays as it is.
  func filledIn(_ text: String) -> String { Self.filled(text, value(of:)) }

  /// A text with values in the place of the variables that have one, or that say what stands in for
  /// it: `$(NAME:default=Kite)`. The others stay as they are.
  ///
  /// - Parameters:
  ///   - knownAlone: Whether one with a modifier that is not known stays as it is, too, and does
  ///     not get the plain value.
  ///   - value: Of a name without its modifiers.
  static func filled(
    _ text: String, knownAlone: Bool = false, _ value: (String) -> String?
  ) -> String {
    var result = ""
    var rest = text.utf8[...]
    var missing: Set<UInt8> = []
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      let opening = rest.index(after: dollar)
      guard let closing = closing(of: rest[opening...], &missing) else {
        // A sign of money, say: what follows it may be a variable all the same.
        result.append(contentsOf: Substring(rest[..<opening]))
        rest = rest[opening...]
        continue
      }
      let parts = rest[opening..<closing].dropFirst()
        .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      let given = value(parts[0])
      let found = (given?.isEmpty == false ? given : standard(parts.dropFirst()) ?? given)
        .flatMap { modified($0, by: parts.dropFirst(), knownAlone) }
      result.append(contentsOf: Substring(rest[..<dollar]))
      result += found ?? String(Substring(rest[dollar...closing]))
      rest = rest[closing...].dropFirst()
    }
    result.append(contentsOf: Substring(rest))
    return result
  }

  private static let standardMark = "default="

  // `$(NAME:default=Kite)`: for a name without a value, or with an empty one.
  private static func standard(_ modifiers: ArraySlice<String>) -> String? {
    let standard = modifiers.first { $0.hasPrefix(standardMark) }
    return standard.map { String($0.dropFirst(standardMark.count)) }
  }

  // Nil where that is not known: also of a value with variables, of which they would make no names.
  private static func modified(
    _ value: String, by modifiers: ArraySlice<String>, _ knownAlone: Bool
  ) -> String? {
    if !modifiers.isEmpty, isAny(in: value) { return nil }
    var value = value
    for modifier in modifiers {
      switch modifier {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "rfc1034identifier": value = identifier(value, filler: "-", isASCII: true)
      case "c99extidentifier": value = identifier(value, filler: "_", isASCII: false)
      default: if knownAlone, !modifier.hasPrefix(standardMark) { return nil }
      }
    }
    return value
  }

  // Letters and digits, none of these first; whatever else stands there gives way.
  private static func identifier(_ value: String, filler: Character, isASCII: Bool) -> String {
    var result = ""
    for character in value {
      let isKept = character.isLetter || character.isNumber && !result.isEmpty
      result.append(isKept && (character.isASCII || !isASCII) ? character : filler)
    }
    return result
  }

  // The bracket that closes the one that a text begins with. One that is missing is
  // searched for once, up to the end.
  private static func closing(
    of rest: Substring.UTF8View, _ missing: inout Set<UInt8>
  ) -> String.Index? {
    let bracket: UInt8
    switch rest.first {
    case UInt8(ascii: "("): bracket = UInt8(ascii: ")")
    case UInt8(ascii: "{"): bracket = UInt8(ascii: "}")
    default: return nil
    }
    if missing.contains(bracket) { return nil }
    let closing = rest.firstIndex(of: bracket)
    if closing == nil { missing.insert(bracket) }
    return closing
  }

  private func value(of variable: String) -> String {
    switch variable {
    case "PRODUCT_BUNDLE_IDENTIFIER": AppBundle.identifier(folder)
    case "DEVELOPMENT_LANGUAGE": "en"
    default: folder.stem
    }
  }
}
