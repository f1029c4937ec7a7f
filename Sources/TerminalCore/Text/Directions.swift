extension Unicode.Scalar {
  /// Whether text with it needs more than to be written from left to right: it belongs to a script
  /// that runs from right to left, digits and marks included.
  var mayRunRightToLeft: Bool {
    if value < 0x590 { return false }
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      DirectionMarks.rightToLeftMark.value:
      return true
    default: return false
    }
  }

  /// Which way it makes text run; nil for digits, signs and marks, which go along with others.
  package var strongDirection: Direction? {
    switch self {
    case DirectionMarks.leftToRightMark: return .leftToRight
    case DirectionMarks.rightToLeftMark, DirectionMarks.arabicLetterMark: return .rightToLeft
    default:
      guard properties.isAlphabetic else { return nil }
      return mayRunRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension String {
  /// Whether some of it may run from right to left.
  package var hasRightToLeft: Bool {
    // The first byte of everything from U+0590 on.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.mayRunRightToLeft }
  }

  /// Which way it runs by its first letter, as rules P2 and P3 of Unicode's annex 9 have
  /// it; nil where it has none.
  var firstStrongDirection: Direction? {
    for scalar in unicodeScalars {
      if let direction = scalar.strongDirection { return direction }
    }
    return nil
  }

  /// A part of a text that runs as the whole does though it stands alone: one that would not begins
  /// with the invisible mark of that direction.
  package func running(like whole: String) -> String {
    guard whole.hasRightToLeft, let direction = whole.firstStrongDirection else { return self }
    return running(direction)
  }

  /// With the invisible mark before it where it would not run in a direction.
  func running(_ direction: Direction) -> String {
    if firstStrongDirection == direction { return self }
    return (direction == .rightToLeft ? "\u{200F}" : "\u{200E}") + self
  }
}
