import TerminalCore

/// A text of which only the beginning is drawn where it is long: whole lines,
/// unless one takes half of it.
struct TextBeginning {
  /// What is drawn, without the last line break where more follows.
  let start: String
  /// How much follows, in bytes.
  let restBytes: Int

  /// The most that a sheet shows of a text, in bytes.
  static let previewByteLimit = 4096

  /// - Parameter limit: The most that is drawn, in bytes.
  init(_ bytes: some BidirectionalCollection<UInt8>, limit: Int = previewByteLimit) {
    let end = bytes.prefix(limit).endIndex
    if end == bytes.endIndex {
      (start, restBytes) = (String(decoding: bytes, as: UTF8.self), 0)
      return
    }
    let lineFeed = bytes[..<end].suffix(limit / 2).lastIndex(of: UInt8(ascii: "\n"))
    let cut = lineFeed.map(bytes.index(after:)) ?? Self.scalarStart(end, in: bytes)
    let text = String(decoding: bytes[..<cut], as: UTF8.self)
    start = text.last?.isNewline == true ? String(text.dropLast()) : text
    restBytes = bytes.distance(from: cut, to: bytes.endIndex)
  }

  // No character of UTF-8 is longer than four bytes; other bytes may be anything.
  private static func scalarStart<Bytes: BidirectionalCollection<UInt8>>(
    _ index: Bytes.Index, in bytes: Bytes
  ) -> Bytes.Index {
    let candidates = sequence(first: index) {
      $0 > bytes.startIndex ? bytes.index(before: $0) : nil
    }
    return candidates.prefix(4).first { bytes[$0] & 0xC0 != 0x80 } ?? index
  }

  /// What is drawn, and how much follows.
  func runs(_ marks: Marks) -> [TextRun] {
    let runs = JSONColoring.runs(start.trimmed.revealed)
    guard restBytes > 0 else { return runs }
    return runs + [TextRun("\n\(marks.cut) \(Words.more(bytes: restBytes))", .dim)]
  }
}
