/// The list of slots that a document is read into, in memory that is kept for the next one.
///
/// Plain memory and not an array: the walk over a payload's keys looks at slots so often that
/// counting references to an array takes longer than all else. The document that owns it frees it.
struct JSONTape {
  private var memory: UnsafeMutablePointer<JSONSlot>
  private var capacity: Int
  /// How many slots there are.
  private(set) var count = 0

  init() {
    capacity = 64
    memory = .allocate(capacity: capacity)
  }

  /// The slot at an index.
  ///
  /// Stops the program beyond the end.
  subscript(index: Int) -> JSONSlot {
    get {
      checkBounds(index)
      return memory[index]
    }
    nonmutating _modify {
      checkBounds(index)
      yield &memory[index]
    }
  }

  // In every build: what a file says must never decide where memory is read.
  @inline(__always)
  private func checkBounds(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "slot out of bounds")
  }

  /// The index of the slot after a value and all that is in it.
  func indexAfterValue(_ index: Int) -> Int {
    let slot = self[index]
    return slot.kind == .array || slot.kind == .object ? Int(slot.end) : index + 1
  }

  /// Whether nothing was read.
  var isEmpty: Bool { count == 0 }

  /// Adds a slot at the end.
  ///
  /// Memory doubles where there is no room.
  @inline(__always)
  mutating func append(_ slot: JSONSlot) {
    if count == capacity { grow() }
    (memory + count).initialize(to: slot)
    count += 1
  }

  /// Forgets all slots and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Gives the memory back; nothing may be asked afterwards.
  func free() { memory.deallocate() }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONSlot>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
