import Notifications

extension JSONDocument {
  // Deeper or longer ones are too rare to be worth remembering.
  private static let deepestShape = 60
  private static let longestShape = 4096

  /// Adds the document's shape to some bytes: its keys, the kinds of its values and which texts are
  /// empty, in the order of the file.
  ///
  /// In two documents of one shape the same key or kind of value stands at each index.
  ///
  /// - Returns: Whether all of it was added; false where the document is too deep or too long.
  package func appendShape(to bytes: inout [UInt8]) -> Bool {
    withBytes { text in
      let slots = slots
      var walk = ShapeWalk()
      for index in 0..<slots.count {
        guard walk.append(slots[index], of: text, to: &bytes), bytes.count <= Self.longestShape,
          walk.depth <= Self.deepestShape
        else { return false }
      }
      return true
    }
  }

  /// The value, or the key, at an index.
  ///
  /// - Parameter index: One that a node of this document or of another of the same shape has.
  package func node(at index: Int) -> JSONNode { JSONNode(self, index) }

  /// The indices of the values and keys that begin at a place.
  ///
  /// - Complexity: Goes through the whole document.
  package func indices(of place: Place) -> [Int] {
    (0..<slots.count).filter { index in
      slots[index].kind != .end && self.place(ofByte: slots[index].firstByte) == place
    }
  }

  /// Where this has what begins at a place of another that says the same, such as on one line; nil
  /// where nothing begins there.
  package func place(ofSameAs place: Place, in other: JSONDocument) -> Place? {
    other.indices(of: place).first.flatMap { $0 < slots.count ? node(at: $0).place : nil }
  }
}

/// Where a walk over a document's slots is: whether a key comes next.
private struct ShapeWalk {
  private(set) var depth = 0
  // A bit for each array and object that is open, the innermost last: 1 for an object.
  private var objects: UInt64 = 0
  private var expectsKey = false

  /// Adds a slot; false where it can not be told by its kind.
  @inline(__always)
  mutating func append(_ slot: JSONSlot, of text: CheckedBytes, to bytes: inout [UInt8]) -> Bool {
    var mark = slot.kind.rawValue
    if slot.isEscaped { mark |= 0x20 }
    if slot.isReplaced { mark |= 0x40 }
    if expectsKey, slot.kind != .end {
      guard slot.kind == .string, slot.end - slot.start <= UInt16.max else { return false }
      let count = UInt16(slot.end - slot.start)
      bytes.append(mark | 0x80)
      bytes.append(UInt8(truncatingIfNeeded: count))
      bytes.append(UInt8(truncatingIfNeeded: count >> 8))
      text.append(slot.bytes, to: &bytes)
      expectsKey = false
      return true
    }
    if slot.kind == .string, slot.start == slot.end { mark |= 0x10 }
    bytes.append(mark)
    enter(slot.kind)
    return true
  }

  @inline(__always)
  private mutating func enter(_ kind: JSONSlot.Kind) {
    switch kind {
    case .object, .array:
      depth += 1
      objects = objects << 1 | (kind == .object ? 1 : 0)
    case .end:
      depth -= 1
      objects >>= 1
    case .null, .yes, .no, .integer, .number, .string: break
    }
    expectsKey = objects & 1 == 1
  }
}

// MARK: Values as they are written

extension JSONNode {
  /// Adds the value as it is written to some bytes, after the number of its bytes.
  package func appendSource(to bytes: inout [UInt8]) {
    let range = self.bytes
    let count = UInt32(truncatingIfNeeded: range.count)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: count >> UInt32(shift)))
    }
    document.withBytes { $0.append(range, to: &bytes) }
  }

  /// How many bytes it takes as it is written; of a string, without its quotes.
  package var byteCount: Int {
    switch slot.kind {
    case .array, .object: bytes.count
    case .null, .yes, .no, .integer, .number, .string, .end: slot.bytes.count
    }
  }

  /// Its first byte as it is written; of a string, the one after the
  /// quote. Nil for an empty string.
  package var firstByte: UInt8? {
    let start = Int(slot.start)
    return byteCount == 0 ? nil : document.withBytes { $0[start] }
  }

  /// Whether it is a string that has backslashes as it is written.
  package var isEscaped: Bool { slot.kind == .string && slot.isEscaped }

  /// Whether some bytes are among those that it is written with.
  ///
  /// What stands behind backslashes is not resolved.
  package func isWritten(with part: StaticString) -> Bool {
    let range = slot.kind == .string ? slot.bytes : bytes
    return document.withBytes { $0.part(range).contains(part) }
  }
}

extension CheckedBytes {
  /// Adds the bytes of a range to others.
  @inline(__always)
  fileprivate func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    part(range).withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
  }

  /// Whether a text is among them.
  fileprivate func contains(_ text: StaticString) -> Bool {
    withContiguousStorageIfAvailable { own in
      text.withUTF8Buffer { own.holds($0) }
    } ?? false
  }
}
