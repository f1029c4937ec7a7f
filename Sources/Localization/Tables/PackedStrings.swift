import Notifications

/// Keys and words of a plain string table, as slices of the file's bytes.
///
/// A bundle may have hundreds of tables with thousands of keys, of which a notification needs one:
/// nothing is copied, and no string made, before it is asked for.
///
/// Open addressing with half of the slots free; the hash differs from process to process, and so
/// nothing may depend on its order. Entries are in the order of the file.
package struct PackedStrings: Sendable {
  /// The file in UTF-8, behind it whatever had escapes, resolved.
  private var bytes: [UInt8]
  private let fileCount: Int
  private var slots: [Slot] = []
  // Open addressing; the number of a slot, or -1.
  private var index: [Int32]
  // The key that was added last: columns behind it in its line are counted on from it, for a whole
  // table may be one line.
  private var lastKey = Spot(byte: 0, line: 0)
  private var lastColumn: Int32 = 0

  /// Where a text of the table is.
  package struct Span: Hashable, Sendable {
    /// The first byte, from 0.
    var start: UInt32
    /// Behind the last byte; equal to `start` for empty text.
    var end: UInt32

    /// - Parameter range: In the file's bytes, or behind them where `keep(_:)` put the text.
    package init(_ range: Range<Int>) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// The bytes as an index into the table's bytes.
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A byte of the file and its line, from which a place is made when it is needed.
  package struct Spot: Hashable, Sendable {
    /// From 0 at the start of the file.
    package let byte: UInt32
    /// The line that the byte is on.
    package let line: UInt32

    /// - Parameters:
    ///   - byte: From 0.
    ///   - line: From 1.
    package init(byte: Int, line: Int) {
      self.byte = UInt32(truncatingIfNeeded: byte)
      self.line = UInt32(truncatingIfNeeded: line)
    }
  }

  private struct Slot: Sendable {
    /// Of the key's bytes; its last bits say at which place of the index
    /// the key is looked for first.
    var hash: UInt32
    /// Without quotes and escapes.
    var key: Span
    /// Without quotes and escapes.
    var value: Span
    /// Where the key stands, for complaints about it.
    var keySpot: Spot
    /// Where the words stand, for complaints about their placeholders.
    var valueSpot: Spot
    /// The key's column; 0 where no key stands before it in its line, whose start is near then.
    var keyColumn: Int32
  }

  /// Begins with a file.
  ///
  /// - Parameter bytes: The file in UTF-8, less than 2 GB of it.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    fileCount = bytes.count
    index = [Int32](repeating: -1, count: 64)
  }

  /// The number of keys.
  package var count: Int { slots.count }

  /// Keeps a text that is not in the file as it stands.
  ///
  /// For keys and words with escapes: they are written once more without them, behind the file.
  package mutating func keep(_ text: [UInt8]) -> Span {
    let start = bytes.count
    bytes += text
    return Span(start..<bytes.count)
  }

  /// Adds a key with its words; the last of repeated keys counts.
  ///
  /// - Parameters:
  ///   - key: Compared by its bytes: keys that only Unicode holds equal are two.
  ///   - keySpot: Where the last one stands is what is kept.
  /// - Returns: Whether the key was there before.
  package mutating func add(
    key: Span, at keySpot: Spot, value: Span, at valueSpot: Spot
  ) -> Bool {
    if (slots.count + 1) * 2 > index.count { grow() }
    lastColumn =
      keySpot.line == lastKey.line
      ? Int32(truncatingIfNeeded: column(of: keySpot, from: lastKey, lastColumn)) : 0
    lastKey = keySpot
    let hash = bytes.withUnsafeBufferPointer {
      Self.hash(UnsafeBufferPointer(rebasing: $0[key.range]))
    }
    var position = Int(hash) & (index.count - 1)
    while index[position] >= 0 {
      let number = Int(index[position])
      if slots[number].hash == hash, isEqual(slots[number].key, key) {
        slots[number].value = value
        slots[number].keySpot = keySpot
        slots[number].valueSpot = valueSpot
        slots[number].keyColumn = lastColumn
        return true
      }
      position = (position + 1) & (index.count - 1)
    }
    index[position] = Int32(truncatingIfNeeded: slots.count)
    slots.append(
      Slot(
        hash: hash, key: key, value: value, keySpot: keySpot, valueSpot: valueSpot,
        keyColumn: lastColumn))
    return false
  }

  /// What the table says for a key.
  ///
  /// - Parameter path: For the places; the table itself does not know its file's name.
  func entry(_ key: String, path: String) -> StringEntry? {
    var key = key
    let found = key.withUTF8 { number(of: $0) }
    return found.map { entry($0, path: path) }
  }

  /// The entry of a slot, from 0 in the order of the file.
  ///
  /// Of a repeated key, the number is that of its first, the words are those of its last.
  func entry(_ number: Int, path: String) -> StringEntry {
    let slot = slots[number]
    let (key, value) = (slot.keySpot, slot.valueSpot)
    let columns = (
      key: column(of: key, from: key, slot.keyColumn),
      value: column(of: value, from: key, slot.keyColumn)
    )
    return StringEntry(
      key: text(slot.key), place: Place(path, line: Int(key.line), column: columns.key),
      format: StringForm(
        text(slot.value), at: Place(path, line: Int(value.line), column: columns.value)))
  }

  /// The key of a slot.
  func key(_ number: Int) -> String { text(slots[number].key) }

  private func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = Self.hash(key)
    var position = Int(hash) & (index.count - 1)
    while index[position] >= 0 {
      let slot = slots[Int(index[position])]
      if slot.hash == hash, bytes[slot.key.range].elementsEqual(key) {
        return Int(index[position])
      }
      position = (position + 1) & (index.count - 1)
    }
    return nil
  }

  // Seeded anew in each process, so that no file can make its keys collide; nothing depends on it.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private func isEqual(_ left: Span, _ right: Span) -> Bool {
    bytes[left.range].elementsEqual(bytes[right.range])
  }

  private mutating func grow() {
    index = [Int32](repeating: -1, count: index.count * 2)
    for (number, slot) in slots.enumerated() {
      var position = Int(slot.hash) & (index.count - 1)
      while index[position] >= 0 { position = (position + 1) & (index.count - 1) }
      index[position] = Int32(truncatingIfNeeded: number)
    }
  }

  /// A text that was read or kept.
  package func text(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

  /// The place of a byte of the file.
  ///
  /// The column counts characters, so it costs a look at the line; a spot is kept until a place is
  /// wanted.
  package func place(_ spot: Spot, _ path: String) -> Place {
    Place(path, line: Int(spot.line), column: column(of: spot, from: spot, 0))
  }

  // Counted on from an earlier spot, where that is in the same line and its column is not 0.
  private func column(of spot: Spot, from known: Spot, _ column: Int32) -> Int {
    let end = min(Int(spot.byte), fileCount)
    if column > 0, known.line == spot.line, known.byte <= spot.byte {
      return Int(column) + characters(min(Int(known.byte), end)..<end)
    }
    let lineStart = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return characters(lineStart..<end) + 1
  }

  private func characters(_ range: Range<Int>) -> Int {
    String(decoding: bytes[range], as: UTF8.self).count
  }
}
