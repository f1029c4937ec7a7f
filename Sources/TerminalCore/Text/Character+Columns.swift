extension Character {
  /// Terminal columns that the character takes: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters take two, and so do emoji sequences (with U+FE0F, skin
  /// tone, joiner), keycaps and flags. Marks and joiners on their own take none. A sequence is as wide as
  /// its widest part, never wider than two.
  package var columns: Int {
    if utf8.count == 1 { return 1 }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let firstClass = WidthClass(first)
    var columns = firstClass.columns
    var previous = first
    while columns < 2, let scalar = scalars.next() {
      if scalar == .emojiSelector && firstClass == .narrowWideAsEmoji { return 2 }
      if scalar.isSkinTone { return 2 }
      if previous.isRegionalIndicator && scalar.isRegionalIndicator { return 2 }
      columns = max(columns, WidthClass(scalar).columns)
      previous = scalar
    }
    return columns
  }
}

extension Unicode.Scalar {
  /// VARIATION SELECTOR-16: what precedes it is drawn as an emoji.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Half of a flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// A modifier of the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// The columns that it takes at most where it is drawn by itself: some terminals have two for every emoji.
  ///
  /// - Parameter own: Those that a table has for it.
  package func mostColumns(_ own: Int) -> Int {
    properties.isEmoji || value > 0xFFFF ? max(2, own) : own
  }
}
