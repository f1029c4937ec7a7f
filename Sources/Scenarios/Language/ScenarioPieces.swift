import Notifications

/// A scenario cut into its lines, each with all that belongs to it, to be put
/// together again without some.
package struct ScenarioPieces: Sendable {
  /// The lines that do something, in order.
  package private(set) var pieces: [Piece] = []

  /// A line with the rows that its JSON goes on over.
  package struct Piece: Hashable, Sendable {
    /// The row that it begins in, from 1.
    package let row: Int
    /// Its rows, without comments behind them.
    package var text: String
  }

  package init(_ bytes: [UInt8]) {
    let rows = bytes.rows.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }
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

extension [ScenarioPieces.Piece] {
  /// Those that a line is likely to be about: they share a name with it, or are
  /// the apps that these name.
  package func sharingNames(with line: ScenarioPieces.Piece) -> [ScenarioPieces.Piece] {
    let own = line.names.all
    let all = map { (piece: $0, names: $0.names) }
    let sharing = all.filter { !$0.names.all.isDisjoint(with: own) }
    let named = sharing.reduce(into: own) { $0.formUnion($1.names.all) }
    return all.filter { piece, names in
      !names.all.isDisjoint(with: own)
        || names.verb == "app" && named.contains { piece.text.lowercased().containsBytes(of: $0) }
    }.map(\.piece)
  }
}

extension ScenarioPieces.Piece {
  /// What it does, and the words behind that which may be names, in small letters; of
  /// `chat/anna` its parts, too.
  fileprivate var names: (verb: String?, all: Set<String>) {
    var lexer = ScenarioLexer(Array(text.utf8), path: "-")
    guard let line = lexer.next() else { return (nil, []) }
    let words = line.words.drop { $0.form == .plain && When.looksLike($0.text) }
    let plain = (words.dropFirst() + line.options.map(\.value)).filter { $0.json == nil }
    let names = plain.map { $0.text.lowercased() }
    let parts = names.flatMap { $0.split { "/:".contains($0) }.map(String.init) }
    return (words.first?.text, Set(names + parts).subtracting([""]))
  }

  /// The line without one of its options or its time each; none for a line of several rows.
  package var shorter: [String] {
    guard !text.containsBytes(of: "\n") else { return [] }
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

extension [UInt8] {
  /// The rows of a text as the lexer counts them, without line feeds: what else breaks
  /// lines may stand in quotes.
  var rows: [String] {
    split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
