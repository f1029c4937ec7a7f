/// A paragraph of a text, with what decides which way the words, signs and digits of its lines go.
struct MixedParagraph {
  /// Its characters among those of the text.
  let range: Range<Int>
  /// The same with quotations between isolates, and with an ellipsis where the text is cut.
  let characters: [Character]
  /// What is quoted in it.
  let quotations: [Quotation]
  /// Which way its first letter runs; nil where it has none, and where one types: nothing may jump
  /// to the other side at the first letter.
  let direction: Direction?
  /// Whether any of it runs from right to left: then no line of it is written as it stands, not
  /// even one whose own words all run from left to right.
  let hasRightToLeft: Bool

  fileprivate init(_ letters: ArraySlice<Character>, from start: Int, isTyped: Bool) {
    let characters = Array(letters)
    range = start..<start + characters.count
    quotations = characters.quotations
    self.characters = characters.isolating(quotations)
    let words = String(characters)
    direction = isTyped ? nil : words.firstStrongDirection
    hasRightToLeft = words.hasRightToLeft
  }
}

/// The paragraphs of a text, each taken apart once for all its lines: a long one has thousands.
struct MixedParagraphs {
  /// What they make up.
  let text: StyledText
  private lazy var characters = text.runs.flatMap { Array($0.text) }
  private var last: MixedParagraph?
  private lazy var hasRightToLeft = text.runs.contains(where: \.hasRightToLeft)

  /// Takes nothing apart yet: most texts run from left to right.
  init(_ text: StyledText) { self.text = text }

  /// The paragraph that a line is of; nil where the line is written from left to right as it stands.
  ///
  /// - Parameter direction: The one in which parts follow each other.
  mutating func mixed(_ line: SetLine, _ direction: Direction) -> MixedParagraph? {
    if direction == .leftToRight, !hasRightToLeft { return nil }
    let paragraph = paragraph(of: line)
    return direction == .rightToLeft || paragraph.hasRightToLeft ? paragraph : nil
  }

  /// The paragraph that a line is of.
  mutating func paragraph(of line: SetLine) -> MixedParagraph {
    if let last, !line.isCut, !line.isHyphenated, last.range.contains(line.start) { return last }
    let letters = line.runs.flatMap { Array($0.text) }
    let before = characters.prefix(line.start)
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let after = characters.dropFirst(line.start + letters.count).prefix { $0 != "\n" }
    let paragraph = MixedParagraph(
      before[start...] + letters + (line.isCut ? [] : after), from: start,
      isTyped: text.cursor != nil)
    if !line.isCut, !line.isHyphenated { last = paragraph }
    return paragraph
  }
}
