import Files
import Notifications
import Sessions
import TerminalCore

/// A finding with the line that it is about, and a caret below the place:
///
///     one.apns:1:32: warning: thread-id has no effect inside alert; move it up into aps [Y5]
///      1 | {"aps":{"alert":{"body":"Soup","thread-id":"t"}}}
///        |                                ^
enum SourceExcerpt {
  // Payloads are often one long line: what is around the place is enough.
  private static let most = 96
  private static let before = 48

  /// The finding's line, and the excerpt where its file can be read; with line feeds at the ends.
  ///
  /// - Parameter piped: What came through pipes, by the words that name them.
  static func text(of finding: Diagnostic, _ piped: [String: SourceFile]) -> String {
    let head = finding.revealed.visibleLine + "\n"
    guard let line = line(at: finding.place, piped) else { return head }
    let number = " \(finding.place.line)"
    let (words, caret) = window(line, column: Int(finding.place.column))
    let margin = String(repeating: " ", count: number.count)
    return head + "\(number) | \(words)\n\(margin) | \(caret)^\n"
  }

  private static func line(at place: Place, _ piped: [String: SourceFile]) -> [Character]? {
    guard let bytes = piped.readIfThere(place.path)?.bytes else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(Int(place.line) - 1) else { return nil }
    let text = String(decoding: lines[Int(place.line) - 1], as: UTF8.self)
    // A binary file has no lines to show.
    return text.contains("\u{0}") ? nil : Array(text)
  }

  // The part of the line around the column, from 1, and the blanks before it.
  private static func window(
    _ line: [Character], column: Int
  ) -> (words: String, blanks: String) {
    let place = min(max(0, column - 1), line.count)
    let start = line.count <= most ? 0 : max(0, min(place - before, line.count - most))
    let end = min(line.count, start + most)
    let shown = { (range: Range<Int>) in
      String(line[range].map { $0 == "\t" ? " " : $0 }).visibleLine
    }
    let mark = start > 0 ? "…" : ""
    let words = mark + shown(start..<end) + (end < line.count ? "…" : "")
    let columns = mark.columns + shown(start..<place).columns
    return (words, String(repeating: " ", count: columns))
  }
}
