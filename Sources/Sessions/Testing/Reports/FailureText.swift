import Notifications
import TerminalCore

/// A check that did not hold as people read it: the line between its
/// neighbors, and what differs marked.
struct FailureText {
  private let look: ReportLook

  init(_ look: ReportLook) { self.look = look }

  /// The lines around a place, that of the place marked; none where the file cannot be read.
  ///
  /// - Returns: With nothing in them that could drive a terminal but the look's own.
  func excerpt(around place: Place, in sources: inout SourceLines) -> [String] {
    let lines = sources.lines(of: place.path)
    let index = Int(place.line) - 1
    guard lines.indices.contains(index) else { return [] }
    let shown = max(0, index - 1)...min(lines.count - 1, index + 1)
    let width = "\(shown.upperBound + 1)".count
    return shown.map { number in
      let blanks = String(repeating: " ", count: width - "\(number + 1)".count)
      let text = lines[number].replacingEach("\t", by: " ").visibleLine.shortened(
        columns: Self.columns, ellipsis: Glyphs.unicode.cut)
      let row = "\(blanks)\(number + 1) │ \(text)"
      return number == index ? look.strong("  > " + row) : look.faint("    " + row)
    }
  }

  /// The rest of a complaint, with a row of carets below what is not as expected.
  ///
  /// - Parameter lines: Those behind the first.
  func details(_ lines: some Sequence<String>, of failure: TestFailure?) -> [String] {
    lines.flatMap { line -> [String] in
      guard let pieces = Self.pieces(of: line, for: failure) else { return [line.visibleLine] }
      // With colors the part stands out; without, carets below it do.
      if look.isColored { return [pieces.before + look.marked(pieces.differing) + pieces.after] }
      let isActual = line.hasPrefix(Self.actualHead)
      return [line.visibleLine] + (isActual ? [Self.carets(below: pieces)] : [])
    }
  }

  /// A line in three parts, as it is shown.
  typealias Pieces = (before: String, differing: String, after: String)

  /// A line of a complaint with what differs between expected and actual by itself; nil
  /// where it is no line of these.
  static func pieces(of line: String, for failure: TestFailure?) -> Pieces? {
    guard let texts = failure?.comparedTexts,
      let parts = difference(texts.expected, texts.actual)
    else { return nil }
    for (head, part) in [(expectedHead, parts.expected), (actualHead, parts.actual)]
    where line.hasPrefix(head) {
      let characters = Array(line)
      // The lines of a report that was read need not be those of its texts.
      let end = min(characters.count, part.upperBound + head.count)
      let start = min(end, part.lowerBound + head.count)
      return (
        String(characters[..<start]).visibleLine, String(characters[start..<end]).visibleLine,
        String(characters[end...]).visibleLine
      )
    }
    return nil
  }

  private static let expectedHead = "  expected  "
  private static let actualHead = "  actual    "
  private static let columns = 100

  /// The parts of two texts in quotes between their common beginning and end, as ranges of
  /// characters; nil where there is nothing to compare letter by letter.
  static func difference(
    _ expected: String, _ actual: String
  ) -> (expected: Range<Int>, actual: Range<Int>)? {
    let (left, right) = (Array(expected), Array(actual))
    guard left.first == "\"", right.first == "\"", left.count > 1, right.count > 1, left != right
    else { return nil }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let rest = min(left.count, right.count) - start
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return (start..<left.count - min(end, rest), start..<right.count - min(end, rest))
  }

  private static func carets(below pieces: Pieces) -> String {
    String(repeating: " ", count: pieces.before.columns)
      + String(repeating: "^", count: max(1, pieces.differing.columns))
  }
}
