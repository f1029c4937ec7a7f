extension String {
  /// The text as one word of a scenario: as it is where that can be read back, else in quotes.
  ///
  ///     "Anna".scenarioWord        // Anna
  ///     "Anna Berg".scenarioWord   // "Anna Berg"
  ///     "all".scenarioWord         // "all", which is no keyword then
  package var scenarioWord: String { isPlainWord ? self : quoted }

  /// The text in double quotes, with control characters as escapes.
  ///
  /// Characters that would not be seen are written as `\\u{…}`.
  package var quoted: String { quoted(\.isUnseen) }

  /// The same where it has to be told from a text that looks alike: blanks that are no plain ones,
  /// and what has no width, are escapes, too.
  var quotedInFull: String { quoted { $0.isUnseen || $0.isMistakable } }

  /// The text as it looks: what has no width is left out, and all blanks are one.
  var asItLooks: String {
    var text = ""
    for scalar in unicodeScalars where !scalar.isMistakable || scalar.isBlank {
      text.unicodeScalars.append(scalar.isMistakable ? " " : scalar)
    }
    return text
  }

  private func quoted(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where isEscaped(scalar):
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  // Words that could be taken for keywords, options, JSON or comments are never plain.
  private var isPlainWord: Bool {
    guard let first = unicodeScalars.first, !"#{[".unicodeScalars.contains(first) else {
      return false
    }
    return !isInTypographicQuotes && self != "all" && self != "none" && self != "-"
      && unicodeScalars.allSatisfy(\.isPlain)
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    switch self {
    case " ", "\"", "'", "=", "\\": false
    default: !isUnseen
    }
  }

  /// Whether it looks like a plain blank, or like nothing at all.
  fileprivate var isMistakable: Bool {
    !isASCII
      && (isBlank || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .format)
  }

  fileprivate var isBlank: Bool { properties.generalCategory == .spaceSeparator }

  /// Whether it is a control character, breaks lines, or turns the reading direction
  /// of what is behind it round.
  fileprivate var isUnseen: Bool {
    switch self {
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
      "\u{FEFF}":
      true
    default: false
    }
  }
}
