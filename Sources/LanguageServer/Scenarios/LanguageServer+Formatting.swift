import Files
import Notifications
import Scenarios

// Scenarios as they are printed: one blank between words, none around the line.
extension LanguageServer {
  /// The edits that tidy a scenario; none for other files.
  mutating func formatting(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let document = try document(params)
    guard let outline = outline(document.uri) else { return .null }
    let edits = ScenarioLayout(outline, document.text).edits
    return .array(edits.map { edit($0.bytes, $0.text, in: document.text) })
  }
}

/// What to write where, so that a scenario looks as journals are written; words and comments stay as they are.
struct ScenarioLayout {
  /// First to last, none overlapping.
  private(set) var edits: [(bytes: Range<Int>, text: String)] = []

  init(_ outline: ScenarioOutline, _ text: EditedText) {
    // What could not be read is its author's.
    let untouched = outline.lines.filter(\.isBroken).map { Int($0.place.line) - 1 }
    for line in outline.lines where !line.isBroken {
      let starts = line.words.filter {
        if case .optionValue = $0.role { false } else { true }
      }
      // Behind the key of an option stands its value.
      let ends = line.words.filter { if case .optionKey = $0.role { false } else { true } }
      for (end, start) in zip(ends, starts.dropFirst()) {
        set(end.bytes.upperBound..<start.bytes.lowerBound, " ", text)
      }
    }
    let inner = outline.lines.map(\.bytes)
    for number in 0..<text.lineCount where !untouched.contains(number) {
      trim(text.line(number), text, inside: inner)
    }
    edits.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  // Blanks at the beginning and end of a row, unless they are in JSON that goes on over it.
  private mutating func trim(_ line: Range<Int>, _ text: EditedText, inside words: [Range<Int>]) {
    let isBlank = { (index: Int) in
      text.bytes[index] == UInt8(ascii: " ") || text.bytes[index] == UInt8(ascii: "\t")
    }
    let isInside = { (offset: Int) in
      let behind = words.indices.partitioningIndex { words[$0].lowerBound >= offset }
      return behind > 0 && words[behind - 1].upperBound > offset
    }
    let first = line.first { !isBlank($0) } ?? line.upperBound
    if !isInside(line.lowerBound) { set(line.lowerBound..<first, "", text) }
    let last = line.last { !isBlank($0) }.map { $0 + 1 } ?? line.lowerBound
    if last > first, !isInside(last) { set(last..<line.upperBound, "", text) }
  }

  private mutating func set(_ bytes: Range<Int>, _ new: String, _ text: EditedText) {
    if text.text(bytes) != new { edits.append((bytes, new)) }
  }
}
