import Notifications

/// A scenario cut into its lines, each with all that belongs to it, to be put together again without some.
package struct ScenarioPieces: Sendable {
  /// The lines that do something, in order.
  package private(set) var pieces: [Piece] = []

  /// A line with the rows that its JSON goes on over.
  package struct Piece: Hashable, Sendable {
    /// The row that it begins in, from 1.
    package let row: Int
    /// Its rows, without comments behind them.
    package var text: String

    package init(row: Int, text: String) {
      self.row = row
      self.text = text
    }
  }

  package init(_ bytes: [UInt8]) {
    let rows = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    var lexer = ScenarioLexer(bytes, path: "-")
    var starts: [Int] = []
    while let line = lexer.next() { starts.append(Int(line.place.line)) }
    for (start, next) in zip(starts, starts.dropFirst() + [rows.count + 1]) {
      let own = rows[min(start - 1, rows.count)..<min(max(next - 1, start), rows.count)]
      let kept = own.prefix(1) + own.dropFirst().droppingComments
      pieces.append(Piece(row: start, text: kept.joined(separator: "\n")))
    }
  }
}

extension ScenarioPieces.Piece {
  /// The line without one of its options or its time each; none for a line of several rows.
  package var shorter: [String] {
    guard !text.contains("\n") else { return [] }
    var lexer = ScenarioLexer(Array(text.utf8), path: "-")
    guard let line = lexer.next(), !line.isBroken else { return [] }
    let starts = line.words.map(\.place) + line.options.map(\.place)
    let columns = starts.map { Int($0.column) - 1 }.sorted()
    let when = line.words.first.flatMap { When.looksLike($0.text) ? $0.place : nil }
    let removable = [when].compactMap(\.self) + line.options.map(\.place)
    return removable.compactMap { text.without(from: Int($0.column) - 1, columns) }
  }
}

extension String {
  // The part up to where the next word begins.
  fileprivate func without(from start: Int, _ columns: [Int]) -> String? {
    let characters = Array(self)
    guard start <= characters.count else { return nil }
    let end = columns.first { $0 > start } ?? characters.count
    var rest = String(characters[..<start] + characters[min(end, characters.count)...])
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension ArraySlice<String> {
  /// Without rows at the end that are empty or comments.
  fileprivate var droppingComments: ArraySlice<String> {
    let end = lastIndex { row in
      let first = row.first { !$0.isWhitespace }
      return first != nil && first != "#"
    }
    return end.map { self[...$0] } ?? []
  }
}
