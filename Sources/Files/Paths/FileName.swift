/// Names of files made of what people call things.
package enum FileName {
  /// How long a name is at most, so that an ending and a number have room behind it.
  package static let mostBytes = 100

  /// A name that is one on every system: letters, digits, dots, dashes and
  /// underscores, no dot in front.
  ///
  /// - Returns: At most so many bytes; `unnamed` for what has none of these.
  package static func safe(_ text: String, mostBytes: Int = mostBytes) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isKept =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._-".unicodeScalars.contains(scalar) || name.last != "-" && scalar.isMark
      let next = isKept ? String(scalar) : "-"
      if next == "-", name.last == "-" { continue }
      if name.utf8.count + next.utf8.count > mostBytes { break }
      name += next
    }
    let trimmed = name.drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "unnamed" : String(trimmed)
  }
}

extension Unicode.Scalar {
  // What stands above or below a letter, as accents of decomposed text and vowels do.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: !properties.isVariationSelector
    default: false
    }
  }
}
