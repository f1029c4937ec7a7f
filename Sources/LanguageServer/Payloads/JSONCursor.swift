/// A place of JSON that is being typed: what stands around it, and what a proposal replaces.
struct JSONCursor {
  /// The keys of the objects around it, outermost first; empty for what is in an array.
  let path: [String]
  /// The key whose value is typed; nil where a key is.
  let key: String?
  /// What is typed there, with the quotes around it; empty where nothing is.
  let bytes: Range<Int>
  /// Whether that begins without a quote.
  let isBare: Bool
  /// Whether a colon follows, as behind a key that is written.
  let hasColon: Bool

  /// Reads what stands before the place, which may be broken behind it.
  ///
  /// - Parameter start: Where the JSON begins.
  /// - Returns: Nil where neither a key nor its value may stand, as in an array.
  init?(_ text: EditedText, from start: Int, _ offset: Int) {
    var scan = JSONScan(text, start..<offset)
    scan.run()
    guard let frame = scan.frames.last, frame.isObject, frame.stage == .key || frame.stage == .value
    else { return nil }
    path = scan.frames.dropLast().map { $0.key ?? "" }
    key = frame.stage == .value ? frame.key : nil
    let quoted = scan.open.map { Self.typed(from: $0, to: offset, in: text) }
    let bytes = quoted ?? Self.bare(at: offset, in: text)
    isBare = quoted == nil && !bytes.isEmpty
    let next = text.bytes[bytes.upperBound...].first { !" \t\r\n".utf8.contains($0) }
    (self.bytes, hasColon) = (bytes, next == UInt8(ascii: ":"))
  }

  // A text without its last quote goes on to the next one, over what is no part of it.
  private static func typed(from start: Int, to offset: Int, in text: EditedText) -> Range<Int> {
    guard let quoted = text.quotedRange(from: start), quoted.upperBound > offset,
      text.bytes[quoted.upperBound - 1] == UInt8(ascii: "\""),
      !text.bytes[offset..<quoted.upperBound].contains(where: "{}[],:".utf8.contains)
    else { return start..<offset }
    return quoted
  }

  // A word before the place with what of it is behind, up to what cannot be of it.
  private static func bare(at offset: Int, in text: EditedText) -> Range<Int> {
    let isEnd = "{}[],:\" \t\r\n".utf8.contains
    let start = text.bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    if start == offset { return offset..<offset }
    return start..<(text.bytes[offset...].firstIndex(where: isEnd) ?? text.bytes.count)
  }
}

/// Goes over JSON up to a byte, and keeps which objects and arrays are open there.
private struct JSONScan {
  struct Frame {
    let isObject: Bool
    var key: String?
    var stage = Stage.key
  }

  enum Stage { case key, colon, value, comma }

  private let text: EditedText
  private let end: Int
  private var index: Int
  private(set) var frames: [Frame] = []
  /// Where a text begins that is not closed before the end.
  private(set) var open: Int?

  init(_ text: EditedText, _ bytes: Range<Int>) {
    (self.text, index, end) = (text, bytes.lowerBound, bytes.upperBound)
  }

  mutating func run() {
    while index < end, open == nil {
      let byte = text.bytes[index]
      if byte == UInt8(ascii: "\"") { takeText() } else { take(byte) }
    }
  }

  private mutating func takeText() {
    let quoted = text.quotedRange(from: index) ?? index..<index + 1
    let isClosed =
      quoted.count > 1 && text.bytes[quoted.upperBound - 1] == UInt8(ascii: "\"")
    if quoted.upperBound > end || quoted.upperBound == end && !isClosed { return open = index }
    index = quoted.upperBound
    guard let frame = frames.last else { return }
    if frame.stage == .key, frame.isObject {
      set(.colon)
      frames[frames.count - 1].key = text.text(quoted.dropFirst().dropLast())
    } else {
      set(.comma)
    }
  }

  private mutating func take(_ byte: UInt8) {
    index += 1
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      frames.append(Frame(isObject: byte == UInt8(ascii: "{")))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = frames.popLast()
      set(.comma)
    case UInt8(ascii: ":"): set(.value)
    case UInt8(ascii: ","): set(.key)
    default: break
    }
  }

  private mutating func set(_ stage: Stage) {
    if !frames.isEmpty { frames[frames.count - 1].stage = stage }
  }
}
