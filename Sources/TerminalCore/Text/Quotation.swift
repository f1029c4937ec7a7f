/// A quotation in a sentence of ours: it runs as its own first letter
/// says, whatever runs around it.
///
/// Unicode's annex 9 calls that an isolate (FSI, P2, X5c). Its controls would not pass
/// `String.visible`, which lets no text reorder its neighbors: a quotation is told by the marks
/// (U+200E) that our sentences have on both sides of quotation marks, and the controls are put in
/// where a line is set in order. A string of JSON is one as well: there the quotation mark (U+0022)
/// that begins it has marks on both sides, and the one that ends it has one before it alone.
struct Quotation: Hashable {
  /// What is quoted, by the characters of the paragraph; the mark before it is what opens it.
  let content: Range<Int>
  /// Which way it runs.
  let direction: Direction
  /// Whether its end is in the paragraph, at the mark behind what is quoted: a line
  /// that is cut may have no end.
  let isClosed: Bool

  /// RLI or LRI, which begins its isolate.
  var opening: Character { direction == .rightToLeft ? "\u{2067}" : "\u{2066}" }
  /// PDI, which ends one.
  static let closing: Character = "\u{2069}"
}

extension [Character] {
  /// The quotations of a paragraph, from its start. What is quoted within one belongs to it.
  var quotations: [Quotation] {
    var found: [Quotation] = []
    let marks = QuotationMarks(in: self)
    var next = 0
    for start in marks.openings where start >= next {
      guard let end = marks.ends[start] else {
        return found + quotation(start..<count, isClosed: false)
      }
      found += quotation(start..<Swift.max(start, end - 1), isClosed: true)
      next = end
    }
    return found
  }

  private func quotation(_ content: Range<Int>, isClosed: Bool) -> [Quotation] {
    guard let direction = String(self[content]).firstStrongDirection else { return [] }
    return [Quotation(content: content, direction: direction, isClosed: isClosed)]
  }

  /// The same paragraph with isolates in the place of the marks around quotations.
  func isolating(_ quotations: [Quotation]) -> [Character] {
    quotations.reduce(into: self) { paragraph, quotation in
      paragraph[quotation.content.lowerBound - 1] = quotation.opening
      if quotation.isClosed { paragraph[quotation.content.upperBound] = Quotation.closing }
    }
  }
}

extension Character {
  fileprivate var isLeftToRightMark: Bool {
    unicodeScalars.first == DirectionMarks.leftToRightMark
  }
}

/// The quotation marks of our sentences in a paragraph, each opening one with its own closing one.
private struct QuotationMarks {
  /// Where what is quoted begins, ascending.
  private(set) var openings: [Int] = []
  /// Where the mark stands that closes a quotation, by where that begins; nil where none does.
  ///
  /// One that is never closed, as in a text that has a mark too many, ends at the next
  /// mark that closes anything.
  private(set) var ends: [Int: Int] = [:]

  init(in paragraph: [Character]) {
    // What no mark closed yet, and what of it began since the last one that closes anything.
    var (open, begun): ([Int], [Int]) = ([], [])
    for index in paragraph.indices.dropFirst() {
      if Self.isOpening(index, in: paragraph) {
        openings.append(index + 1)
        open.append(index + 1)
        begun.append(index + 1)
      } else if Self.isClosing(index, of: open, in: paragraph) {
        for start in begun { ends[start] = index }
        begun = []
        if let start = open.popLast() { ends[start] = index }
      }
    }
  }

  // Whether what is quoted begins behind this mark.
  private static func isOpening(_ index: Int, in paragraph: [Character]) -> Bool {
    guard paragraph[index].isLeftToRightMark else { return false }
    let sign = paragraph[index - 1]
    return sign == "“" || sign == "\"" && index > 1 && paragraph[index - 2].isLeftToRightMark
  }

  // Whether this is the quotation mark behind what is quoted.
  private static func isClosing(
    _ index: Int, of open: [Int], in paragraph: [Character]
  ) -> Bool {
    guard paragraph[index - 1].isLeftToRightMark else { return false }
    if paragraph[index] == "”" { return true }
    return paragraph[index] == "\"" && open.contains { paragraph[$0 - 2] == "\"" }
  }
}
