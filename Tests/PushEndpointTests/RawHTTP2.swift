/// Bytes of HTTP/2 as no library would write them.
enum RawHTTP2 {
  /// What a connection begins with, and settings that change nothing.
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4, 0, 0, [])

  /// A frame with any type, flags and payload.
  static func frame(_ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ payload: [UInt8])
    -> [UInt8]
  {
    let count = payload.count
    return [UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags]
      + (0..<4).map { UInt8(stream >> (24 - 8 * UInt32($0)) & 255) } + payload
  }

  /// The whole frames that bytes begin with.
  static func frames(in bytes: [UInt8]) -> [(type: UInt8, stream: UInt32, payload: [UInt8])] {
    var frames: [(type: UInt8, stream: UInt32, payload: [UInt8])] = []
    var at = 0
    while at + 9 <= bytes.count {
      let end = at + 9 + bytes[at..<at + 3].reduce(0) { $0 << 8 | Int($1) }
      guard end <= bytes.count else { break }
      let stream = bytes[at + 5..<at + 9].reduce(0) { $0 << 8 | UInt32($1) }
      frames.append((bytes[at + 3], stream, Array(bytes[at + 9..<end])))
      at = end
    }
    return frames
  }

  /// A field that stands for itself, and goes into no table.
  static func literal(_ name: String, _ value: String) -> [UInt8] {
    [0] + string(name) + string(value)
  }

  /// A text with its length before it, and no Huffman code.
  static func string(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
    var (rest, count) = (bytes.count - 127, [UInt8(127)])
    while rest >= 128 {
      count.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return count + [UInt8(rest)] + bytes
  }

  /// The fields with which a push begins.
  static let request =
    literal(":method", "POST") + literal(":scheme", "https")
    + literal(":path", "/3/device/00") + literal(":authority", "a")
}
