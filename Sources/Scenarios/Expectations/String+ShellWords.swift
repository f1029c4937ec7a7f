import Notifications

extension String {
  /// The text as one word of a shell.
  ///
  /// In single quotes where it has more than letters, digits and a few signs, or begins
  /// with `=`, for which zsh would look for a program: quotes that a shell does not need
  /// are in the way of who reads.
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { $0.isKeyByte || "._/:+@=,".utf8.contains($0) }
    return isPlain && !isEmpty && !hasPrefix("=") ? self : inShellQuotes
  }

  /// The same for a line that is told and copied: line breaks, other controls and what cannot be
  /// seen are written as `$'…'` has them, which bash, zsh and ksh read. A program that shows
  /// the line would leave them out or spell them out.
  package var shellWordOfOneLine: String {
    guard contains(where: \.isLostInLines) else { return shellWord }
    return "$'" + map(\.quotedInShell).joined() + "'"
  }
}

extension Character {
  // More code points than a character may have where it is shown.
  private static let scalarLimit = 12

  /// Whether it is not shown as it is, so that what is copied from a
  /// terminal would be something else.
  fileprivate var isLostInLines: Bool {
    if isASCII { return unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return first.isUnseenAlone || last == "\u{200D}" || unicodeScalars.count > Self.scalarLimit
  }

  fileprivate var quotedInShell: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\r\n": "\\r\\n"
    case "'", "\\": "\\\(self)"
    case _ where isLostInLines: utf8.map(\.escapedInShell).joined()
    default: String(self)
    }
  }
}

extension UInt8 {
  fileprivate var escapedInShell: String {
    "\\x" + (self < 0x10 ? "0" : "") + String(self, radix: 16)
  }
}

extension Unicode.Scalar {
  // Controls, line breaks, marks of direction, blanks without width, marks with nothing to
  // stand on and what is no character; the vowels and ends of Hangul have no width where no
  // consonant stands before them.
  fileprivate var isUnseenAlone: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default:
      properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        || (0x1160..<0x1200).contains(value) || (0xD7B0..<0xD800).contains(value)
    }
  }
}
