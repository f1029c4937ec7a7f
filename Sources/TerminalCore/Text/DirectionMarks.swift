/// What stands invisibly before and behind a cell's character, for terminals that are
/// given text in logical order.
package struct DirectionMarks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether nothing stands there. Option sets have this, but every cell that is shown is asked,
  /// and from another module theirs goes through a table of the protocol's.
  package var isEmpty: Bool { rawValue == 0 }

  /// A field that runs from left to right begins here.
  static let opensLeftToRight = DirectionMarks(rawValue: 1)
  /// A field that runs from right to left begins here.
  static let opensRightToLeft = DirectionMarks(rawValue: 2)
  /// The field ends here.
  static let closes = DirectionMarks(rawValue: 4)
  /// A mark that the text brings along follows.
  package static let leftToRight = DirectionMarks(rawValue: 8)
  /// A right-to-left mark, which is as a letter of that direction.
  static let rightToLeft = DirectionMarks(rawValue: 16)
  /// An Arabic letter mark, after which digits are as in Arabic.
  static let arabicLetter = DirectionMarks(rawValue: 32)
  /// A left-to-right mark stands before it.
  package static let behindLeftToRight = DirectionMarks(rawValue: 64)
  /// A quotation within the field begins here that runs from left to right.
  static let quotesLeftToRight = DirectionMarks(rawValue: 128)
  /// One begins here that runs from right to left.
  static let quotesRightToLeft = DirectionMarks(rawValue: 256)
  /// The quotation ends here.
  static let endsQuotation = DirectionMarks(rawValue: 512)
  /// The field that begins here stands at the right of its room: a font that is narrower than
  /// its cells keeps it there.
  static let standsAtRight = DirectionMarks(rawValue: 1024)

  /// All that may stand around a character of a field, which something else isolates.
  static let withinField: DirectionMarks = [
    .leftToRight, .rightToLeft, .arabicLetter, .quotesLeftToRight, .quotesRightToLeft,
    .endsQuotation,
  ]
  /// All that may stand around a character.
  static let all = DirectionMarks(rawValue: .max)

  /// U+200E, which reads like a Latin letter and is not seen.
  static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  /// U+200F, which reads like a Hebrew letter and is not seen.
  static let rightToLeftMark: Unicode.Scalar = "\u{200F}"
  /// U+061C, which reads like an Arabic letter and is not seen.
  static let arabicLetterMark: Unicode.Scalar = "\u{61C}"

  /// The mark that a character is; none for all others.
  init(_ character: Character) {
    switch character.unicodeScalars.first {
    case Self.leftToRightMark: self = .leftToRight
    case Self.rightToLeftMark: self = .rightToLeft
    case Self.arabicLetterMark: self = .arabicLetter
    default: self = []
    }
  }

  /// What begins a field of a direction.
  init(opening direction: Direction) {
    self = direction == .leftToRight ? .opensLeftToRight : .opensRightToLeft
  }

  /// What begins a quotation that runs in a direction.
  init(quoting direction: Direction) {
    self = direction == .leftToRight ? .quotesLeftToRight : .quotesRightToLeft
  }

  /// The direction of the quotation that begins here; nil where none does.
  var quotes: Direction? {
    if contains(.quotesRightToLeft) { return .rightToLeft }
    return contains(.quotesLeftToRight) ? .leftToRight : nil
  }

  /// The direction of the field that begins here; nil where none does.
  var opens: Direction? {
    if contains(.opensRightToLeft) { return .rightToLeft }
    return contains(.opensLeftToRight) ? .leftToRight : nil
  }

  /// What is written before the character: the isolates that begin, or a mark.
  package var before: [Unicode.Scalar] {
    let isolates = [opens, quotes].compactMap(\.self).map(Self.isolate)
    return isolates + (contains(.behindLeftToRight) ? [Self.leftToRightMark] : [])
  }

  private static func isolate(_ direction: Direction) -> Unicode.Scalar {
    direction == .rightToLeft ? "\u{2067}" : "\u{2066}"
  }

  /// What is written behind it: marks of its own, then the ends of the isolates.
  package var after: [Unicode.Scalar] {
    let ends = [DirectionMarks.endsQuotation, .closes].filter { contains($0) }
    return own + ends.map { _ in "\u{2069}" }
  }

  /// The marks that the text brings along.
  var own: [Unicode.Scalar] {
    let all: [(DirectionMarks, Unicode.Scalar)] = [
      (.leftToRight, Self.leftToRightMark), (.rightToLeft, Self.rightToLeftMark),
      (.arabicLetter, Self.arabicLetterMark),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
