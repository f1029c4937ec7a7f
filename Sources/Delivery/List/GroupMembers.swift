/// The members of a group: delivery numbers by position, the greatest first.
///
/// Nearly all groups are small, and their members stand side by side in a few lines of memory. Of
/// more, blocks are made, so that what comes and goes moves no more than a block.
struct GroupMembers: Sendable {
  // Moving so many takes less time than keeping them in blocks.
  private static let most = 128

  // From the least position to the greatest: what comes joins at the end.
  private var few: [Member] = []
  private var many: RankedBlocks?

  private struct Member {
    /// Where it stands among all notifications; each once.
    let position: Int32
    /// Its delivery number.
    let number: Int32

    /// Both as all others have them.
    var element: (key: Int, value: Int) { (Int(position), Int(number)) }
  }

  /// How many there are.
  var count: Int { many?.count ?? few.count }
  /// The one with the greatest position.
  var first: (key: Int, value: Int)? { many.map(\.first) ?? few.last?.element }
  /// The one with the least position.
  var last: (key: Int, value: Int)? { many.map(\.last) ?? few.first?.element }
  /// The numbers, from the greatest position to the least.
  var values: [Int] { many?.values ?? few.reversed().map { Int($0.number) } }

  /// The one at an index from 0, by position; nil past the end.
  func element(at index: Int) -> (key: Int, value: Int)? {
    if let many { return many.element(at: index).map { ($0.key, $0.value) } }
    return few.indices.contains(few.count - 1 - index) ? few[few.count - 1 - index].element : nil
  }

  /// The number of the one at a position; nil where none is.
  func value(of position: Int) -> Int? {
    if let many { return many.value(of: position) }
    return place(of: position).map { Int(few[$0].number) }
  }

  /// How many stand at greater positions.
  func count(before position: Int) -> Int {
    if let many { return many.weight(before: position) }
    return few.count - few.indices.partitioningIndex { few[$0].position > position }
  }

  /// Where the newest and the oldest stand without leading (F3), greater is newer; nil for none.
  ///
  /// - Parameter first: The index of the first that counts.
  func ownSpan(from first: Int = 0) -> (newest: Int, oldest: Int)? {
    // Nearly always nothing leads: then the order is that of their own places.
    if let head = self.first, head.key < Rise.timeSensitive {
      guard let newest = element(at: first), let oldest = last else { return nil }
      return (newest.key, oldest.key)
    }
    // What leads comes first, the critical ones before the Time Sensitive ones; each
    // part runs from new to old.
    let leads = [Rise.critical, Rise.timeSensitive].map { count(before: $0 - 1) }
    let bounds = ([0] + leads + [count]).map { max($0, first) }
    let ends = zip(bounds, bounds.dropFirst()).filter { $0 < $1 }.flatMap { [$0, $1 - 1] }
    let positions = ends.compactMap { element(at: $0).map { Rise.ownPosition(of: $0.key) } }
    guard let newest = positions.max(), let oldest = positions.min() else { return nil }
    return (newest, oldest)
  }

  /// Takes in one at a position where none is.
  mutating func insert(_ position: Int, value number: Int) {
    if many == nil, few.count < Self.most {
      few.insert(
        Member(position: Int32(position), number: Int32(number)), at: start(of: position))
    } else {
      growBlocks()
      many?.insert(position, value: number)
    }
  }

  /// Takes the one at a position out; false where none is.
  mutating func remove(_ position: Int) -> Bool {
    if many != nil { return many?.remove(position) ?? false }
    guard let index = place(of: position) else { return false }
    few.remove(at: index)
    return true
  }

  private mutating func growBlocks() {
    guard many == nil else { return }
    var blocks = RankedBlocks()
    for member in few { blocks.insert(Int(member.position), value: Int(member.number)) }
    (few, many) = ([], blocks)
  }

  private func place(of position: Int) -> Int? {
    let index = start(of: position)
    return index < few.count && few[index].position == position ? index : nil
  }

  // What comes is the greatest nearly always.
  private func start(of position: Int) -> Int {
    if let last = few.last, last.position < position { return few.count }
    return few.indices.partitioningIndex { few[$0].position >= position }
  }
}
