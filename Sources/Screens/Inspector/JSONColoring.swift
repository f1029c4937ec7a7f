import TerminalCore

/// Colors JSON as it was written: keys, strings, the rest. Takes any text;
/// what is no JSON stays plain.
enum JSONColoring {
  /// The text in runs; put together they are the text.
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

  private static func run(_ piece: Substring, isKey: Bool) -> TextRun {
    if piece.first != "\"" { return TextRun(String(piece), .dim) }
    return TextRun(String(piece), isKey ? .accent : .text)
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
