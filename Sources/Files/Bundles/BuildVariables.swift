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
  static func isAny(in text: String) -> Bool {
    // Byte by byte: the first search of `String` has the runtime look up much that nothing else needs.
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }

  /// A text with a value in the place of every variable.
  ///
  /// A variable that is not closed stays as it is.
  func filledIn(_ text: String) -> String { Self.filled(text, value(of:)) }

  /// A text with values in the place of the variables that have one; the others stay as they are.
  ///
  /// - Parameter value: Of a name without its modifiers.
  static func filled(_ text: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      let opening = rest.index(after: dollar)
      guard opening < rest.endIndex, "({".contains(rest[opening]),
        let closing = rest[opening...].firstIndex(of: rest[opening] == "(" ? ")" : "}")
      else {
        // A sign of money, say: what follows it may be a variable all the same.
        result += rest[...dollar]
        rest = rest[opening...]
        continue
      }
      let name = rest[rest.index(after: opening)..<closing].prefix { $0 != ":" }
      result += rest[..<dollar]
      result += value(String(name)) ?? String(rest[dollar...closing])
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  private func value(of variable: String) -> String? {
    switch variable {
    case "PRODUCT_BUNDLE_IDENTIFIER": AppBundle.identifier(folder)
    case "DEVELOPMENT_LANGUAGE": "en"
    default: folder.stem
    }
  }
}
