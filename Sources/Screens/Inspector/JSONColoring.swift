import TerminalCore

/// Colors JSON as it was written: keys, strings, the rest. Takes any text;
/// what is no JSON stays plain.
enum JSONColoring {
  /// The text in runs; put together they are the text, with invisible marks as in
  /// `keepingStrings(_:)`.
  static func runs(_ text: String) -> [TextRun] {
    var runs: [TextRun] = []
    var rest = text[...]
    while let first = rest.first {
      let end = first == "\"" ? endOfString(rest) : rest.firstIndex(of: "\"") ?? rest.endIndex
      let piece = rest[..<end]
      rest = rest[end...]
      runs.append(run(piece, isKey: rest.first { !$0.isWhitespace } == ":"))
    }
    return runs
  }

  /// A line with JSON in it in which every string stays in its place, and runs its own way within:
  /// without the marks two strings that run from right to left would change places, and numbers
  /// between them would move. A `Quotation` is told by them.
  static func keepingStrings(_ line: String) -> String {
    line.hasRightToLeft ? runs(line).map(\.text).joined() : line
  }

  private static func run(_ piece: Substring, isKey: Bool) -> TextRun {
    if piece.first != "\"" { return TextRun(String(piece), .dim) }
    return TextRun(marked(String(piece)), isKey ? .accent : .text)
  }

  private static func marked(_ string: String) -> String {
    if !string.hasRightToLeft { return string }
    let words = string.dropFirst()
    let opening = "\u{200E}\"\u{200E}"
    return opening + (words.last == "\"" ? words.dropLast() + "\u{200E}\"" : words)
  }

  // Behind the closing quote; an escaped one closes nothing.
  private static func endOfString(_ text: Substring) -> Substring.Index {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      if text[index] == "\\" {
        index = text.index(after: index)
        if index == text.endIndex { break }
      } else if text[index] == "\"" {
        return text.index(after: index)
      }
      index = text.index(after: index)
    }
    return text.endIndex
  }
}
