import Files
import Notifications
import Sessions
import TerminalCore

/// A finding with the line that it is about, and a caret below the place:
///
///     one.apns:1:32: warning: thread-id has no effect inside alert; move it up into aps [Y5]
///      1 | {"aps":{"alert":{"body":"Soup","thread-id":"t"}}}
///        |                                ^
struct SourceExcerpt {
  private let piped: [String: SourceFile]
  // Of the finding before: many are about one file, and in a payload of
  // one line all are about that.
  private var path: String?
  private var lines: [ArraySlice<UInt8>] = []
  private var number: Int?
  private var line: [Character]?

  // Payloads are often one long line: what is around the place is enough.
  private static let most = 96
  private static let before = 48

  /// Each finding's line, and the excerpt where its file can be read; with line feeds at the ends.
  ///
  /// - Parameters:
  ///   - findings: By place: a file is read once for those that follow each other.
  ///   - piped: What came through pipes, by the words that name them.
  static func text(of findings: [Diagnostic], _ piped: [String: SourceFile]) -> String {
    var excerpt = SourceExcerpt(piped: piped)
    return findings.map { excerpt.text(of: $0) }.joined()
  }

  private init(piped: [String: SourceFile]) { self.piped = piped }

  private mutating func text(of finding: Diagnostic) -> String {
    let head = finding.revealed.visibleLine + "\n"
    open(finding.place)
    guard let line else { return head }
    let number = " \(finding.place.line)"
    let (words, caret) = Self.window(line, column: Int(finding.place.column))
    let margin = String(repeating: " ", count: number.count)
    return head + "\(number) | \(words)\n\(margin) | \(caret)^\n"
  }

  private mutating func open(_ place: Place) {
    if !path.isExactly(place.path) {
      let bytes = piped.readIfThere(place.path)?.bytes
      lines = bytes?.split(separator: 0x0A, omittingEmptySubsequences: false) ?? []
      (path, number) = (place.path, nil)
    }
    guard number != Int(place.line) else { return }
    number = Int(place.line)
    let index = Int(place.line) - 1
    line = lines.indices.contains(index) ? Self.characters(of: lines[index]) : nil
  }

  private static func characters(of bytes: ArraySlice<UInt8>) -> [Character]? {
    // A binary file has no lines to show.
    bytes.contains(0) ? nil : Array(String(decoding: bytes, as: UTF8.self))
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
    let cut = Glyphs.unicode.cut
    let mark = start > 0 ? cut : ""
    let words = mark + shown(start..<end) + (end < line.count ? cut : "")
    let columns = mark.columns + shown(start..<place).columns
    return (words, String(repeating: " ", count: columns))
  }
}
