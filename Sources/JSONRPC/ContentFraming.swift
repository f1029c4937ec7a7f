import Notifications

/// Cuts a stream into messages with `Content-Length` before them, as the Language
/// Server Protocol frames them.
package struct ContentFraming {
  private var buffer: [UInt8] = []
  // Where what was not taken yet begins.
  private var start = 0
  // Where looking for the end of its header goes on: a header may come a byte at a time.
  private var scanned = 0

  /// Above this size a message is refused: no editor sends one so long.
  static let byteLimit = 1 << 28

  package init() {}

  /// Takes in what came.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      scanned -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next message; nil where it is not whole yet.
  ///
  /// - Throws: Where there is no way to tell where the next one begins.
  package mutating func next() throws(JSONRPCError) -> [UInt8]? {
    guard let end = endOfHeader else {
      guard buffer.count - start < 1 << 16 else {
        throw .parse("a header has no end; it ends with an empty line")
      }
      return nil
    }
    let length = try length(buffer[start..<end])
    guard buffer.count >= end + length else { return nil }
    start = end + length
    scanned = start
    return Array(buffer[end..<end + length])
  }

  /// Whether a message has begun that is not whole.
  package var isWithinMessage: Bool { start < buffer.count }

  /// The bytes of a message with its header.
  package static func framed(_ message: JSONRPCMessage) -> [UInt8] {
    let body = Array(JSONText.compact(message.json).utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private var endOfHeader: Int? {
    mutating get {
      while scanned + Self.mark.count <= buffer.count {
        if buffer[scanned] == Self.mark[0], buffer[scanned...].starts(with: Self.mark) {
          return scanned + Self.mark.count
        }
        scanned += 1
      }
      return nil
    }
  }

  private static let mark = Array("\r\n\r\n".utf8)

  // Names of fields are compared without case; others than the length are passed over.
  private func length(_ header: ArraySlice<UInt8>) throws(JSONRPCError) -> Int {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let text = parts[1].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits: text), (0...Self.byteLimit).contains(length) else {
        throw .parse("Content-Length is no number of bytes up to \(Self.byteLimit)")
      }
      return length
    }
    throw .parse("the header lacks Content-Length")
  }
}
