import Notifications

extension String {
  /// The text as one word of a shell.
  ///
  /// In single quotes where it has more than letters, digits and a few signs.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isKeyByte || "._/:+@".utf8.contains($0) }
    return isPlain ? self : inShellQuotes
  }

  /// The same for a line that is told and copied: line breaks and other controls are written as `$'…'` has them, which
  /// bash, zsh and ksh read.
  package var shellWordOfOneLine: String {
    let isControl = { (byte: UInt8) in byte < 0x20 || byte == 0x7F }
    guard utf8.contains(where: isControl) else { return shellWord }
    return "$'" + unicodeScalars.map(\.escapedInShell).joined() + "'"
  }
}

extension Unicode.Scalar {
  fileprivate var escapedInShell: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "'", "\\": "\\\(self)"
    case _ where value < 0x20 || value == 0x7F:
      "\\x" + (value < 0x10 ? "0" : "") + String(value, radix: 16)
    default: String(self)
    }
  }
}
