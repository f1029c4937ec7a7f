import Notifications

extension JSONScanner {
  /// Notes keys that an object has more than once; the last one counts (B53).
  ///
  /// - Parameter object: Its slot; all its members are read.
  mutating func noteRepeatedKeys(of object: Int) {
    // One bit for each key's length and ends: where no two keys share one, none is repeated.
    var seen: UInt64 = 0
    var index = object + 1
    while slots[index].kind != .end {
      let key = slots[index]
      let first = key.start < key.end ? bytes[Int(key.start)] : 0
      let last = key.start < key.end ? bytes[Int(key.end) - 1] : 0
      let hash = Int(first) &* 7 &+ Int(last) &* 3 &+ Int(key.end - key.start)
      let bit: UInt64 = 1 << UInt64(hash & 63)
      if key.isEscaped || seen & bit != 0 && comes(key, before: index, in: object) {
        return compareKeys(of: object)
      }
      seen |= bit
      index = slots.indexAfterValue(index + 1)
    }
  }

  // A bit that is set is mostly another key's. Beyond a few keys a table is
  // faster than looking again.
  private func comes(_ key: JSONSlot, before end: Int, in object: Int) -> Bool {
    var index = object + 1
    for _ in 0..<32 where index < end {
      if hasSameBytes(slots[index], key) { return true }
      index = slots.indexAfterValue(index + 1)
    }
    return index < end
  }

  private func hasSameBytes(_ left: JSONSlot, _ right: JSONSlot) -> Bool {
    left.end - left.start == right.end - right.start
      && bytes[left.bytes].elementsEqual(bytes[right.bytes])
  }

  private mutating func compareKeys(of object: Int) {
    var latest: [ExactText: Int] = [:]
    var index = object + 1
    while slots[index].kind != .end {
      let key = JSONEscapes.resolved(bytes, slots[index].bytes)
      if let earlier = latest.updateValue(index, forKey: ExactText(key)) {
        slots[earlier].isReplaced = true
        noteRepeated(key, at: index, after: earlier)
      }
      index = slots.indexAfterValue(index + 1)
    }
  }

  // The line is counted from the beginning: for complaints that are heard only.
  private mutating func noteRepeated(_ key: String, at index: Int, after earlier: Int) {
    guard hasRoom(for: .warning) else { return }
    let line = line(of: Int(slots[earlier].start))
    let message = "\"\(key)\" is given twice, first in line \(line); this one counts"
    note(Int(slots[index].start) - 1, message, .warning, rule: "B53")
  }
}
