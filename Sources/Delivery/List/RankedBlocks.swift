import Notifications

/// Keys from the greatest to the least, each with a value and a weight.
///
/// Sorted blocks side by side, as the leaves of a B-tree: what comes has the greatest key nearly
/// always and joins the last block; what goes is found by two binary searches, and only a block is
/// moved. Ranks add up the blocks' weights, of which a million keys have some thousand.
struct RankedBlocks: Sendable {
  // From the least keys to the greatest; none is empty.
  private var blocks: [RankedBlock] = []
  /// How many keys there are.
  private(set) var count = 0
  /// The sum of all weights.
  private(set) var totalWeight = 0

  init() {}

  /// The greatest key with its value.
  var first: (key: Int, value: Int)? { blocks.last?.entries.last?.element }
  /// The least key with its value.
  var last: (key: Int, value: Int)? { blocks.first?.entries.first?.element }

  /// The value of a key.
  func value(of key: Int) -> Int? {
    place(of: key).map { blocks[$0.block].entries[$0.index].element.value }
  }

  /// The sum of the weights of all keys greater than this one.
  func weight(before key: Int) -> Int {
    guard let block = block(of: key) else { return totalWeight }
    let later = blocks[(block + 1)...].reduce(0) { $0 + Int($1.weight) }
    return later + blocks[block].weight(before: key)
  }

  /// The key whose weight covers an offset from 0, and how far into it; nil past the end.
  func element(at offset: Int) -> (key: Int, value: Int, rest: Int)? {
    guard offset >= 0 else { return nil }
    var rest = offset
    for block in blocks.reversed() {
      if rest < Int(block.weight) { return block.element(at: rest) }
      rest -= Int(block.weight)
    }
    return nil
  }

  /// The values, from the greatest key to the least.
  var values: [Int] {
    var values: [Int] = []
    values.reserveCapacity(count)
    for block in blocks.reversed() { values += block.entries.reversed().map(\.element.value) }
    return values
  }

  // The one that has the key, if any has; nil where that is less than all.
  private func block(of key: Int) -> Int? {
    if let last = blocks.last, last.least <= key { return blocks.count - 1 }
    let next = blocks.indices.partitioningIndex { blocks[$0].least > key }
    return next > 0 ? next - 1 : nil
  }

  private func place(of key: Int) -> (block: Int, index: Int)? {
    guard let block = block(of: key) else { return nil }
    return blocks[block].index(of: key).map { (block, $0) }
  }
}

extension RankedBlocks {
  /// Adds a key that is not there yet.
  ///
  /// - Parameters:
  ///   - key: From 0.
  ///   - weight: From 0.
  mutating func insert(_ key: Int, value: Int, weight: Int = 1) {
    let entry = RankedBlock.Entry(key, value: value, weight: weight)
    count += 1
    totalWeight += weight
    guard !blocks.isEmpty else { return blocks.append(RankedBlock(entry)) }
    let block = block(of: key) ?? 0
    if !blocks[block].isFull { return blocks[block].insert(entry) }
    if block == blocks.count - 1, blocks[block].greatest < key {
      return blocks.append(RankedBlock(entry))
    }
    let upper = blocks[block].splitOff()
    blocks.insert(upper, at: block + 1)
    blocks[upper.least <= key ? block + 1 : block].insert(entry)
  }

  /// Takes a key out; false where it is not there.
  @discardableResult
  mutating func remove(_ key: Int) -> Bool {
    guard let (block, index) = place(of: key) else { return false }
    count -= 1
    totalWeight -= blocks[block].remove(at: index)
    if block > 0, blocks[block].hasRoom(for: blocks[block - 1]) {
      joinNext(of: block - 1)
    } else if block + 1 < blocks.count, blocks[block].hasRoom(for: blocks[block + 1]) {
      joinNext(of: block)
    } else if blocks[block].entries.isEmpty {
      blocks.remove(at: block)
    }
    return true
  }

  /// Gives a key that is there another weight.
  mutating func setWeight(_ weight: Int, of key: Int) {
    guard let (block, index) = place(of: key) else { return }
    totalWeight += blocks[block].setWeight(weight, at: index)
  }

  private mutating func joinNext(of block: Int) {
    let next = blocks.remove(at: block + 1)
    blocks[block].append(next)
  }
}
