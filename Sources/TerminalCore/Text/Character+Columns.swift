extension Character {
  /// Terminal columns that the character takes: mostly 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters take two, and so do emoji sequences (with U+FE0F,
  /// skin tone, joiner), keycaps and flags. Marks and joiners on their own take none. A
  /// sequence is as wide as its parts together, as vowel signs and second consonants of Hindi
  /// or Thai have a column of their own, and a skin tone on no emoji two: that may be three and
  /// more, for which it goes into several cells (`cellParts`).
  package var columns: Int {
    if utf8.count == 1 { return 1 }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let firstClass = WidthClass(first)
    guard let second = scalars.next() else { return firstClass.columns }
    var columns = first.columnsInCluster
    var (previous, next): (Unicode.Scalar, Unicode.Scalar?) = (first, second)
    let isToned = first.takesSkinTone
    if columns == 2 && isToned { return 2 }
    while let scalar = next {
      if scalar == .emojiSelector && firstClass == .narrowWideAsEmoji { return 2 }
      if previous.isRegionalIndicator && scalar.isRegionalIndicator { return 2 }
      let own = scalar.columnsInCluster
      // What is joined to something wide is drawn as one with it, and a tone with its emoji.
      if own == 2 && (isToned || !scalar.isSkinTone) { return 2 }
      columns += own
      (previous, next) = (scalar, scalars.next())
    }
    return max(columns, firstClass.columns)
  }

  /// Its parts that have room in a cell each, from the first on: itself, unless it
  /// takes more than two columns.
  ///
  /// Terminals that count the columns of code points get each where it
  /// belongs, and all get all of them.
  var cellParts: [Character] {
    if columns <= 2 { return [self] }
    var parts: [(scalars: String.UnicodeScalarView, columns: Int)] = []
    for scalar in unicodeScalars {
      let own = scalar.columnsInCluster
      if let last = parts.last, last.columns + own <= 2 {
        parts[parts.count - 1].scalars.append(scalar)
        parts[parts.count - 1].columns += own
      } else {
        parts.append((String.UnicodeScalarView([scalar]), own))
      }
    }
    return parts.flatMap { String($0.scalars) }
  }

  /// Whether it goes on in what a cell behind it holds, so that both are one character.
  func goesOn(in next: Cell.Sign) -> Bool {
    // Only a mark, or what follows one, is a part of what is before it.
    guard !next.isPlainAlways else { return false }
    return (String(self) + String(next.character)).count == 1
  }
}

extension Unicode.Scalar {
  /// VARIATION SELECTOR-16: what precedes it is drawn as an emoji.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Half of a flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The columns that it adds to a character of several code points.
  fileprivate var columnsInCluster: Int {
    // What is put before a number, such as a sign of Arabic, is drawn around it.
    properties.generalCategory == .format ? 0 : WidthClass(self).columns
  }

  /// A modifier of the emoji before it; beside anything else, a patch of two columns.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  // Not half a flag, nor a tone itself, though both count as emoji.
  fileprivate var takesSkinTone: Bool {
    properties.isEmojiModifierBase
      || properties.isEmojiPresentation && !isSkinTone && !isRegionalIndicator
  }

  /// The columns that it takes at most where it is drawn by itself: some terminals
  /// have two for every emoji.
  ///
  /// - Parameter own: Those that a table has for it.
  package func mostColumns(_ own: Int) -> Int {
    properties.isEmoji || value > 0xFFFF ? max(2, own) : own
  }
}
