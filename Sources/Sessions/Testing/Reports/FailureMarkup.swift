import Encodings
import TerminalCore

/// Lines of a complaint as a page has them.
enum FailureMarkup {
  /// A line; what differs between expected and actual is marked.
  static func line(_ line: String, of failure: TestFailure?) -> String {
    guard let texts = failure?.comparedTexts,
      let parts = FailureText.difference(texts.expected, texts.actual)
    else { return line.visibleLine.escapedForMarkup }
    for (head, part) in [("  expected  ", parts.expected), ("  actual    ", parts.actual)]
    where line.hasPrefix(head) {
      let characters = Array(line)
      let end = min(characters.count, part.upperBound + head.count)
      let start = min(end, part.lowerBound + head.count)
      let pieces = [characters[..<start], characters[start..<end], characters[end...]].map {
        String($0).visibleLine.escapedForMarkup
      }
      return "\(pieces[0])<mark>\(pieces[1])</mark>\(pieces[2])"
    }
    return line.visibleLine.escapedForMarkup
  }
}
