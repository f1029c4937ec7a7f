import Notifications
import TerminalCore

/// A check that did not hold as people read it: the line between its neighbors, and what differs marked.
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
        columns: Self.columns)
      let row = "\(blanks)\(number + 1) │ \(text)"
      return number == index ? look.strong("  > " + row) : look.faint("    " + row)
    }
  }

  /// The rest of a complaint, with a row of carets below what is not as expected.
  ///
  /// - Parameter lines: Those behind the first.
  func details(_ lines: some Sequence<String>, of failure: TestFailure?) -> [String] {
    guard let texts = failure?.comparedTexts,
      let parts = Self.difference(texts.expected, texts.actual)
    else { return lines.map { $0.visibleLine } }
    return lines.flatMap { line -> [String] in
      if line.hasPrefix(Self.expectedHead) { return [marked(line, parts.expected)] }
      if line.hasPrefix(Self.actualHead) {
        return [marked(line, parts.actual)] + carets(line, parts.actual)
      }
      return [line.visibleLine]
    }
  }

  private static let expectedHead = "  expected  "
  private static let actualHead = "  actual    "
  private static let columns = 100

  /// The parts of two texts in quotes between their common beginning and end, as ranges of characters; nil where
  /// there is nothing to compare letter by letter.
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

  // With colors the part stands out; without, carets below it do.
  private func marked(_ line: String, _ part: Range<Int>) -> String {
    guard look.isColored else { return line.visibleLine }
    let head = Self.actualHead.count
    let characters = Array(line)
    let range = part.lowerBound + head..<min(characters.count, part.upperBound + head)
    return String(characters[..<range.lowerBound]).visibleLine
      + look.marked(String(characters[range]).visibleLine)
      + String(characters[range.upperBound...]).visibleLine
  }

  private func carets(_ line: String, _ part: Range<Int>) -> [String] {
    if look.isColored { return [] }
    let head = Self.actualHead.count
    let characters = Array(line)
    let start = min(characters.count, part.lowerBound + head)
    let before = String(characters[..<start]).visibleLine
    let inside = characters[start...].prefix(part.count)
    let count = max(1, String(inside).visibleLine.columns)
    return [
      String(repeating: " ", count: before.columns) + String(repeating: "^", count: count)
    ]
  }
}
