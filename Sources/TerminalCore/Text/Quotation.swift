/// A quotation in a sentence of ours: it runs as its own first letter
/// says, whatever runs around it.
///
/// Unicode's annex 9 calls that an isolate (FSI, P2, X5c). Its controls would not pass
/// `String.visible`, which lets no text reorder its neighbors: a quotation is told by the marks
/// (U+200E) that our sentences and the phone's have on both sides of quotation marks, and the controls are put in
/// where a line is set in order. A string of JSON is one as well: there the quotation mark (U+0022)
/// that begins it has marks on both sides, and the one that ends it has one before it alone. So is a
/// field between dots in a text that begins with two marks: each dot has a mark on both sides, and
/// behind the last field there are two.
struct Quotation: Equatable {
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
  /// The quotations of a paragraph. What is quoted within one belongs to it; a field in which
  /// something is quoted is none.
  var quotations: [Quotation] {
    let quoted = quoted
    return quoted
      + fields.filter { field in !quoted.contains { $0.content.overlaps(field) } }
      .flatMap { quotation($0, isClosed: $0.upperBound < count) }
  }

  // From the start of the paragraph.
  private var quoted: [Quotation] {
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

  // What dots divide in a text that is nothing but fields: a sentence goes on behind its last dot. One
  // that begins with a quotation begins with two marks, too.
  private var fields: [Range<Int>] {
    guard hasTwoMarks(at: 0), count > 2, self[2] != "“" else { return [] }
    let dots = indices.dropFirst(2).dropLast(2).filter(divides)
    let last = dots.last.map { $0 + 3 } ?? 2
    let ends = dots.map { $0 - 2 } + [(last..<count).first(where: hasTwoMarks) ?? count]
    return zip([2] + dots.map { $0 + 3 }, ends).map { $0..<Swift.max($0, $1) }
  }

  private func divides(_ index: Int) -> Bool {
    ["·", "-"].contains(self[index]) && self[index - 1] == " " && self[index + 1] == " "
      && self[index - 2].isMark && self[index + 2] == self[index - 2]
  }

  private func hasTwoMarks(at index: Int) -> Bool {
    index + 1 < count && self[index].isMark && self[index + 1] == self[index]
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

  fileprivate var isMark: Bool {
    isLeftToRightMark || unicodeScalars.first == DirectionMarks.rightToLeftMark
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
    var last: Int?
    for index in paragraph.indices.dropFirst() {
      if last != index - 1, Self.isOpening(index, in: paragraph) {
        openings.append(index + 1)
        open.append(index + 1)
        begun.append(index + 1)
      } else if Self.isClosing(index, of: open, in: paragraph) {
        for start in begun { ends[start] = index }
        begun = []
        last = index
        if let start = open.popLast() { ends[start] = index }
      }
    }
  }

  // Whether what is quoted begins behind this mark, unless the sign before it just closed something.
  private static func isOpening(_ index: Int, in paragraph: [Character]) -> Bool {
    guard paragraph[index].isLeftToRightMark else { return false }
    let sign = paragraph[index - 1]
    return ["“", "«", "„", "״"].contains(sign)
      || sign == "\"" && index > 1 && paragraph[index - 2].isLeftToRightMark
  }

  // Whether this is the quotation mark behind what is quoted.
  private static func isClosing(
    _ index: Int, of open: [Int], in paragraph: [Character]
  ) -> Bool {
    guard paragraph[index - 1].isLeftToRightMark else { return false }
    let innermost = open.last.map { paragraph[$0 - 2] }
    return switch paragraph[index] {
    case "”": true
    case "“": innermost == "„"
    case "»": innermost == "«"
    case "״": innermost == "״"
    case "\"": open.contains { paragraph[$0 - 2] == "\"" }
    default: false
    }
  }
}
