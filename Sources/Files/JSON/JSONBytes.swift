/// The bytes of a document, copied into memory that is kept for the next one.
///
/// Plain memory and not an array, for the reason that `JSONTape` gives; copying a payload's bytes
/// takes less time than counting one reference. The document that owns it frees it.
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
  mutating func copy(_ part: ArraySlice<UInt8>) {
    if part.count > capacity {
      memory.deallocate()
      capacity = part.count
      memory = .allocate(capacity: capacity)
    }
    count = part.count
    part.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.update(from: start, count: bytes.count)
    }
  }

  /// Gives the memory back; nothing may be asked afterwards.
  func free() { memory.deallocate() }
}
