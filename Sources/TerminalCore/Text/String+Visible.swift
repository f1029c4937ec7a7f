extension String {
  /// The text with nothing in it that could drive a terminal; lines stay lines.
  ///
  /// Control characters turn into their pictures (␛), C1 and noncharacters into `\u{9B}`, tabs into
  /// four blanks. Embeddings, overrides and isolates of reading direction go, so that no field can
  /// reorder its neighbors; what cannot be seen goes; a character keeps at most twelve code points.
  /// Line breaks of every kind become `\n`. Everything shown, exported or copied that is not ours
  /// passes through here, before it is measured.
  ///
  /// Most texts need none of this, and are given back as they are.
  package var visible: String { byteKinds.isSubset(of: .lineFeed) ? self : filtered(.shown) }

  /// Like `visible`, with what says where a line may end: zero-width blanks and soft hyphens.
  var breakable: String { byteKinds.isSubset(of: .lineFeed) ? self : filtered(.breakable) }

  /// Like `visible`, on one line: a line break becomes a blank.
  package var visibleLine: String {
    let kinds = byteKinds
    // Most of what lists say is of this kind, and need not be looked through for line breaks.
    if kinds.isEmpty || kinds == .beyondASCII && isPlainAlways { return self }
    let shown = filtered(.shown)
    // Characters are looked for only where one changes: that takes many times
    // longer than all the rest.
    guard shown.utf8.contains(UInt8(ascii: "\n")) else { return shown }
    return String(shown.map { $0 == "\n" ? " " : $0 })
  }

  /// Like `visible`, and what cannot be seen is spelled out (`\u{202E}`), to look into a file.
  package var revealed: String { byteKinds.isSubset(of: .lineFeed) ? self : filtered(.revealed) }

  /// The text on one line with everything spelled out that cannot be seen, line breaks too: for
  /// names of files, which may hold anything.
  package var revealedLine: String { String(revealed.map { $0 == "\n" ? "␊" : $0 }) }

  private var isPlainAlways: Bool { unicodeScalars.allSatisfy(\.isPlainAlways) }

  private enum Invisible { case shown, breakable, revealed }

  private func filtered(_ invisible: Invisible) -> String {
    if isPlainAlways { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for character in self {
      switch Visibility(character) {
      case .plain: result.append(character)
      case .lineBreak: result.append("\n")
      case .tab: result.append("    ")
      case .replaced(let text): result += text
      case .directionMark:
        if invisible == .revealed { result += character.escaped } else { result.append(character) }
      case .unseen:
        switch invisible {
        case .shown: break
        case .breakable: if "\u{200B}\u{AD}".contains(character) { result.append(character) }
        case .revealed: result += character.escaped
        }
      case .mark: result += Character("◌" + String(character)).capped
      case .sequence: result += character.capped
      }
    }
    return result
  }
}
