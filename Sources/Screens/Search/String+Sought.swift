extension String {
  /// The text as it is looked through: what is drawn of it, on one line.
  ///
  /// A line break, a tab, a no-break blank and the blanks of other widths that Unicode has at U+2000
  /// are a blank each. Marks of reading direction, isolates, soft hyphens and what else has neither
  /// width nor ink is left out. Most texts have none of these, and are given back as they are.
  var sought: String {
    let isOther = { (scalar: Unicode.Scalar) in scalar.sought != scalar }
    let mayHaveSome =
      utf8.withContiguousStorageIfAvailable { $0.contains(where: \.mayNotBeDrawn) } ?? true
    guard mayHaveSome, unicodeScalars.contains(where: isOther) else { return self }
    return String(UnicodeScalarView(unicodeScalars.compactMap(\.sought)))
  }
}

extension UInt8 {
  // Whether a code point may begin with it that is looked through as another, or not at all.
  fileprivate var mayNotBeDrawn: Bool {
    self < 0x20 || self == 0xC2 || self == 0xCD || self == 0xD8 || self == 0xE2 || self == 0xEF
  }
}

extension Unicode.Scalar {
  // What is looked through in its place; nil for nothing.
  fileprivate var sought: Unicode.Scalar? {
    switch value {
    case 0x09, 0x0A, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F: " "
    // Before a line feed, that is the blank of both.
    case 0x0D: nil
    case 0xAD, 0x34F, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      nil
    default: self
    }
  }
}
