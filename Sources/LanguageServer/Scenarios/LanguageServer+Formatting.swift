import JSONRPC
import Notifications
import Scenarios

// Scenarios as they are printed: one blank where there are some, none around the line.
extension LanguageServer {
  /// The edits that tidy a scenario; none for other files.
  mutating func formatting(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let document = try document(params)
    guard let outline = outline(document.uri) else { return .null }
    let edits = outline.rows.flatMap { RowLayout($0, document.text).edits }
    return .array(edits.map { edit($0.bytes, $0.text, in: document.text) })
  }
}

/// What to write where, so that rows of a scenario look as journals are written; words and
/// comments stay as they are.
struct RowLayout {
  /// First to last, none overlapping.
  private(set) var edits: [(bytes: Range<Int>, text: String)] = []

  init(_ rows: ScenarioRows, _ text: EditedText) {
    // What could not be read is its author's.
    if rows.isBroken { return }
    let first = text.line(rows.row)
    let last = text.line(rows.row + rows.rowCount - 1)
    let isBlank = { (index: Int) in
      text.bytes[index] == UInt8(ascii: " ") || text.bytes[index] == UInt8(ascii: "\t")
    }
    let start = first.first { !isBlank($0) } ?? first.upperBound
    set(first.lowerBound..<start, "", text)
    let words = rows.wordBytes
    // What goes at the end lies behind the last word.
    let tail = max(start, words.last?.upperBound ?? start)..<last.upperBound
    let end = tail.last { !isBlank($0) }.map { $0 + 1 } ?? tail.lowerBound
    // Without a blank they may be one word, once a case fills in what stands in braces.
    for (word, next) in zip(words, words.dropFirst()) where word.upperBound < next.lowerBound {
      set(word.upperBound..<next.lowerBound, " ", text)
    }
    set(end..<last.upperBound, "", text)
  }

  private mutating func set(_ bytes: Range<Int>, _ new: String, _ text: EditedText) {
    if !text.bytes[bytes].elementsEqual(new.utf8) { edits.append((bytes, new)) }
  }
}
