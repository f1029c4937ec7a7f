extension Character {
  /// Terminal columns that the character takes: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters take two, and so do emoji sequences (with U+FE0F, skin
  /// tone, joiner), keycaps and flags. Marks and joiners on their own take none. A sequence is as wide as
  /// its parts together, as vowel signs and second consonants of Hindi or Thai have a column of their own; never
  /// wider than two.
  package var columns: Int {
    if utf8.count == 1 { return 1 }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let firstClass = WidthClass(first)
    guard let second = scalars.next() else { return firstClass.columns }
    // What is put before a number, such as a sign of Arabic, is drawn around it.
    var columns = first.isPrepended ? 0 : firstClass.columns
    var (previous, next): (Unicode.Scalar, Unicode.Scalar?) = (first, second)
    while columns < 2, let scalar = next {
      if scalar == .emojiSelector && firstClass == .narrowWideAsEmoji { return 2 }
      if scalar.isSkinTone { return 2 }
      if previous.isRegionalIndicator && scalar.isRegionalIndicator { return 2 }
      columns += WidthClass(scalar).columns
      (previous, next) = (scalar, scalars.next())
    }
    return min(max(columns, firstClass.columns), 2)
  }
}

extension Unicode.Scalar {
  /// VARIATION SELECTOR-16: what precedes it is drawn as an emoji.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Half of a flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is a sign that what follows is drawn in.
  fileprivate var isPrepended: Bool { properties.generalCategory == .format }

  /// A modifier of the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// The columns that it takes at most where it is drawn by itself: some terminals have two for every emoji.
  ///
  /// - Parameter own: Those that a table has for it.
  package func mostColumns(_ own: Int) -> Int {
    properties.isEmoji || value > 0xFFFF ? max(2, own) : own
  }
}
