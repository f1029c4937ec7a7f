import Glibc

/// Bytes that are owned elsewhere, each look at them checked against their bounds in every build.
///
/// Readers of files that come from anywhere walk over these: a mistake of the reader ends the
/// program instead of reading what lies behind the file. `Span` cannot be kept by a reader
/// that is a value of its own.
struct CheckedBytes: RandomAccessCollection {
  private let memory: UnsafeRawBufferPointer

  let startIndex = 0
  var endIndex: Int { memory.count }
  // Collections count by indices otherwise, at each look of a scanner whether there is more.
  var count: Int { memory.count }

  /// - Parameter memory: Has to outlive the value, unchanged.
  @inline(__always)
  init(_ memory: UnsafeBufferPointer<UInt8>) { self.memory = UnsafeRawBufferPointer(memory) }

  private init(rebasing part: Slice<UnsafeRawBufferPointer>) {
    memory = UnsafeRawBufferPointer(rebasing: part)
  }

  /// A byte by its index from 0; stops the program past the end, in release builds as well.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: memory.count), "byte out of bounds")
    return memory[index]
  }

  /// The bytes of a range, counted from its first.
  ///
  /// - Parameter range: Stops the program where it leaves the bytes.
  func part(_ range: Range<Int>) -> CheckedBytes {
    checkBounds(range)
    return CheckedBytes(rebasing: memory[range])
  }

  /// Eight bytes as a number, in the order of the machine.
  ///
  /// - Parameter index: Eight bytes have to follow.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    checkBounds(index..<index + 8)
    return memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether a byte is among the first ones.
  ///
  /// Looks at eight bytes at a time.
  func holds(_ byte: UInt8, inFirst limit: Int) -> Bool {
    let end = Swift.min(limit, memory.count)
    var index = 0
    while index + 8 <= end {
      if word(at: index).holds(byte: byte) { return true }
      index += 8
    }
    return self[index..<end].contains(byte)
  }

  /// Whether the bytes from an index on are these.
  ///
  /// False also where fewer bytes are left.
  @inline(__always)
  func holds(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= memory.count, let start = memory.baseAddress else {
      return false
    }
    return memcmp(start + index, text.utf8Start, count) == 0
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  ///
  /// - Parameter range: Stops the program where it leaves the bytes.
  func text(_ range: Range<Int>) -> String {
    checkBounds(range)
    return String(decoding: UnsafeRawBufferPointer(rebasing: memory[range]), as: UTF8.self)
  }

  /// All bytes at once, for what copies them; nothing may be read past their count.
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try memory.withContiguousStorageIfAvailable(body)
  }

  @inline(__always)
  private func checkBounds(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= memory.count, "bytes out of bounds")
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is this one: the classic test for a zero
  /// byte (Hacker's Delight, 6-1).
  @inline(__always)
  func holds(byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = self ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones &* 0x80) != 0
  }
}
