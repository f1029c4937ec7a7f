import Files
import Notifications

/// A scenario as editors see it: its words where they stand, and its comments.
///
///     var outline = ScenarioOutline(bytes, path: path)
///     bytes.replaceSubrange(typed, with: letters)
///     outline.change(typed, to: letters.count, in: bytes)  // as if it were read anew
///
/// It is cut by the lexer that the lines are read by. What a word is to its line is found out once
/// that is asked for: of five thousand lines mostly one is looked at.
package struct ScenarioOutline: Sendable {
  let path: String
  /// All its rows, in the order of the file; none where it is no text.
  package internal(set) var rows: [ScenarioRows] = []
  /// Whether a change can be taken in without reading all of it.
  var isReadInParts = false

  /// - Parameter bytes: UTF-8; of others nothing is told.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    guard EncodingMistake(bytes) == nil else { return }
    var lexer = ScenarioLexer(bytes, path: path)
    lexer.spans = []
    while lexer.index < bytes.count {
      rows.append(ScenarioRows(&lexer, from: rows.last?.end ?? 0, row: rows.last?.nextRow ?? 0))
    }
    isReadInParts = lexer.looksForEnds
  }

  /// The lines that have words, in the order of the file.
  ///
  /// Takes as long as the file is; what is asked of a few lines has its own way.
  package var lines: [OutlinedLine] { rows.compactMap(\.line) }

  /// The lines of which a byte, or the end, lies between two places, these among them.
  package func lines(from first: Int, through last: Int) -> [OutlinedLine] {
    rows[(index(at: first) ?? 0)...].prefix { $0.start <= last }.filter {
      first <= $0.extent.upperBound && $0.extent.lowerBound <= last
    }.compactMap(\.line)
  }

  /// The lines in which a text is a word, or the value of an option.
  package func lines(with text: String) -> [OutlinedLine] {
    rows.filter { $0.says(text) }.compactMap(\.line)
  }

  /// The line whose first word stands at a place; nil where there is none.
  package func line(beginningAt place: Place) -> OutlinedLine? {
    let behind = rows.indices.partitioningIndex { rows[$0].row >= place.line }
    guard behind > 0, let line = rows[behind - 1].line, line.place == place else { return nil }
    return line
  }

  /// The line with a word on or around a byte; nil where there is none.
  package func line(at offset: Int) -> OutlinedLine? {
    guard let index = index(at: offset) else { return nil }
    let extent = rows[index].extent
    return extent.lowerBound <= offset && offset <= extent.upperBound ? rows[index].line : nil
  }

  /// The word on a byte, or that ends before it.
  package func word(at offset: Int) -> OutlinedWord? {
    let found = line(at: offset)?.words.filter {
      $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound
    }
    return found?.last
  }

  /// The rows with a byte; of the end, the last ones. Nil where there are none.
  func index(at offset: Int) -> Int? {
    let behind = rows.indices.partitioningIndex { rows[$0].start > offset }
    return behind > 0 ? behind - 1 : nil
  }
}
