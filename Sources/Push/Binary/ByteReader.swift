/// Reads numbers and runs of bytes one after the other, the highest byte of a number first (B32).
///
/// Reading past the end answers nil and reads nothing.
struct ByteReader {
  // A slice of what was given: a frame that comes a byte at a time is looked at often.
  private let bytes: ArraySlice<UInt8>
  /// How many bytes were read.
  private(set) var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// How many bytes are left.
  var count: Int { bytes.count - position }
  /// Whether everything was read.
  var isAtEnd: Bool { count == 0 }

  /// The next byte; nil at the end.
  mutating func byte() -> UInt8? { take(1)?.first }

  /// The next number; nil where its bytes are not all there.
  ///
  /// - Returns: Nil leaves the reader where it was.
  mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    take(Number.bitWidth / 8)?.reduce(0) { $0 << 8 | Number($1) }
  }

  /// The next bytes; nil where there are fewer.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= self.count else { return nil }
    defer { position += count }
    return bytes.dropFirst(position).prefix(count)
  }
}

extension FixedWidthInteger {
  /// Its bytes, the highest first.
  ///
  /// As many as the type has.
  package var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> $0)
    }
  }
}
