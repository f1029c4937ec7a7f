import Files

/// Where the bytes of a document stood before it was mended.
struct ByteOrigins {
  // Of each byte and of the end; empty as long as nothing was mended.
  private var offsets: [Int] = []

  /// The offset that a byte had before; of one that was written since, that of
  /// what it took the place of.
  subscript(offset: Int) -> Int { offsets.isEmpty ? offset : offsets[offset] }

  /// Follows the bytes where edits bring them.
  ///
  /// - Parameter bytes: The document that the edits count in.
  mutating func follow(_ edits: [ByteEdit], in bytes: [UInt8]) {
    if offsets.isEmpty { offsets = Array(0...bytes.count) }
    offsets = edits.applied(to: offsets) { written(by: $0, bytes) }
  }

  private func written(by edit: ByteEdit, _ bytes: [UInt8]) -> [Int] {
    // What is set in otherwise has the same bytes but for blanks.
    var copied = (edit.copied ?? 0..<0).filter { !Self.isBlank(bytes[$0]) }
    var last = edit.copied?.upperBound ?? edit.range.lowerBound
    let backwards = edit.text.reversed().map { byte in
      if !Self.isBlank(byte), let next = copied.popLast() { last = next }
      return offsets[last]
    }
    return backwards.reversed()
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
