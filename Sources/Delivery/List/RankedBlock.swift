import Notifications

/// Some of the keys of `RankedBlocks`, from the least to the greatest.
struct RankedBlock: Sendable {
  /// Moving so many takes less time than looking for them one by one.
  private static let most = 256

  /// From the least key to the greatest.
  private(set) var entries: [Entry]
  // Kept beside the entries, so that a search among blocks touches none of them.
  private var leastKey: Int32
  /// What they weigh together.
  private(set) var weight: Int32

  /// A key with what belongs to it.
  struct Entry: Sendable {
    /// What the blocks are sorted by; each key once.
    let key: Int32
    fileprivate let value: Int32
    fileprivate var weight: Int32

    /// Of half the size: there is one for each group and for each member of a large one.
    init(_ key: Int, value: Int, weight: Int) {
      (self.key, self.value, self.weight) = (Int32(key), Int32(value), Int32(weight))
    }

    /// The key and its value.
    var element: (key: Int, value: Int) { (Int(key), Int(value)) }
  }

  init(_ entry: Entry) { self.init([entry]) }

  private init(_ entries: [Entry]) {
    self.entries = entries
    leastKey = entries.first?.key ?? 0
    weight = entries.reduce(0) { $0 + $1.weight }
  }

  /// The least key; that of the last entry that was there where none is left.
  var least: Int { Int(leastKey) }
  /// The greatest key.
  var greatest: Int { entries.last?.element.key ?? least }
  /// Whether no other key fits in.
  var isFull: Bool { entries.count >= Self.most }

  /// Whether another block's keys fit in, and many more: blocks that are nearly empty become one.
  func hasRoom(for other: RankedBlock) -> Bool {
    entries.count + other.entries.count <= Self.most / 4
  }

  /// Where a key is; nil where it is not.
  func index(of key: Int) -> Int? {
    let start = start(of: key)
    return start < entries.count && entries[start].key == key ? start : nil
  }

  /// The sum of the weights of all keys greater than this one.
  func weight(before key: Int) -> Int {
    entries[start(of: key + 1)...].reduce(0) { $0 + Int($1.weight) }
  }

  /// The key whose weight covers an offset from 0 to less than the block's
  /// weight, and how far into it.
  func element(at offset: Int) -> (key: Int, value: Int, rest: Int)? {
    var rest = offset
    for entry in entries.reversed() {
      if rest < Int(entry.weight) { return (Int(entry.key), Int(entry.value), rest) }
      rest -= Int(entry.weight)
    }
    return nil
  }

  private func start(of key: Int) -> Int {
    if let last = entries.last, last.key < key { return entries.count }
    return entries.indices.partitioningIndex { entries[$0].key >= key }
  }
}

extension RankedBlock {
  /// Adds a key that is not there.
  mutating func insert(_ entry: Entry) {
    entries.insert(entry, at: start(of: Int(entry.key)))
    leastKey = entries[0].key
    weight += entry.weight
  }

  /// Takes a key out; returns what it weighed.
  mutating func remove(at index: Int) -> Int {
    let entry = entries.remove(at: index)
    leastKey = entries.first?.key ?? leastKey
    weight -= entry.weight
    return Int(entry.weight)
  }

  /// Gives a key another weight; returns how much more that is.
  mutating func setWeight(_ new: Int, at index: Int) -> Int {
    let change = Int32(new) - entries[index].weight
    entries[index].weight += change
    weight += change
    return Int(change)
  }

  /// Adds the keys of another block, which are all greater.
  mutating func append(_ other: RankedBlock) {
    entries += other.entries
    leastKey = entries.first?.key ?? leastKey
    weight += other.weight
  }

  /// Takes the greater half of the keys out.
  mutating func splitOff() -> RankedBlock {
    let middle = entries.count / 2
    defer { self = RankedBlock(Array(entries[..<middle])) }
    return RankedBlock(Array(entries[middle...]))
  }
}
