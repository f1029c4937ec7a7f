import Encodings
import TerminalCore

extension Frame {
  /// What the screen says, for those who cannot see it: its words without lines and shades.
  var spoken: String {
    let rows = text.split(separator: "\n").map { row in
      String(row.filter { !$0.isDrawing }).split(separator: " ").joined(separator: " ")
    }
    return rows.filter { !$0.isEmpty }.asSentences
  }
}

extension Character {
  /// Whether it is a line or a shade and no word: box drawing and block elements.
  var isDrawing: Bool {
    unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}

extension String {
  /// The text on one line as a page has it, between tags and in attributes.
  var markup: String { visibleLine.escapedForMarkup }
}
