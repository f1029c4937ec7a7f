/// The bytes of a document, copied into memory that is kept for the next one.
///
/// Plain memory and not an array, for the reason that `JSONTape` gives; copying a payload's bytes takes
/// less time than counting one reference. The document that owns it frees it.
struct JSONBytes {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init() {
    capacity = 1024
    memory = .allocate(capacity: capacity)
  }

  /// All of them.
  var all: CheckedBytes { CheckedBytes(UnsafeBufferPointer(start: memory, count: count)) }

  /// Takes other bytes over.
  ///
  /// - Parameters:
  ///   - range: Stops the program where it leaves the file.
  ///   - file: All bytes of the file.
  mutating func copy(_ range: Range<Int>, of file: [UInt8]) {
    if range.count > capacity {
      memory.deallocate()
      capacity = range.count
      memory = .allocate(capacity: capacity)
    }
    precondition(range.upperBound <= file.count, "bytes out of bounds")
    count = range.count
    file.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.update(from: start + range.lowerBound, count: range.count)
    }
  }

  /// Gives the memory back; nothing may be asked afterwards.
  func free() { memory.deallocate() }
}
