/// A text of numbers and what stands between them, written in one piece: every fact and every
/// row of JSON has its time.
struct DigitText {
  // Nine numbers of any size, and what stands between them.
  private static let capacity = 192

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that a function writes: at most a moment with its offset.
  static func make(_ write: (inout DigitText) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
      var text = DigitText(bytes)
      write(&text)
      return String(decoding: bytes[..<text.count], as: UTF8.self)
    }
  }

  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Adds a character of ASCII.
  mutating func append(_ character: Unicode.Scalar) { append(UInt8(ascii: character)) }

  /// Adds a number with zeros in front, at least this many digits.
  mutating func append(_ number: Int, digits: Int) {
    guard (0..<10_000).contains(number), digits <= 4 else {
      for byte in number.padded(digits).utf8 { append(byte) }
      return
    }
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}
