import Notifications

/// What the members of a group give to its summary and its placeholder, kept up to date with each that
/// comes and goes: a frame asks for it, however many members there are.
struct ShareTally: Sendable {
  /// What members have in common that count together.
  struct Kind: Hashable, Sendable {
    /// The category identifier; nil for none. Compared byte for byte.
    var category: String?
    /// The summary argument; nil for none, which is not the same as an empty one.
    var argument: String?
  }

  /// Members of one kind.
  struct Share: Sendable {
    /// What its members have in common.
    let kind: Kind
    /// How many there are.
    fileprivate(set) var count: Int
    /// What they count together (T2); wide enough for any number that payloads can name.
    fileprivate(set) var wideSum: Int128
    /// Where the newest and the oldest of them stand among all notifications; greater is newer.
    fileprivate(set) var newest: Int
    fileprivate(set) var oldest: Int

    /// What they count together.
    var sum: Int { Int(clamping: wideSum) }
  }

  // The kind of all members and what they count together, as it nearly always is: then the group itself has
  // their places.
  private var only: (kind: Kind, sum: Int128)?
  // Where they are of several kinds.
  private var members: [Kind: Members] = [:]

  private struct Members: Sendable {
    /// Delivery numbers by position.
    var positions = GroupMembers()
    /// What they count together (T2).
    var sum: Int128 = 0

    /// Counts a member in.
    mutating func add(_ entry: ListEntry) {
      positions.insert(entry.position, value: entry.number)
      sum += Int128(entry.summaryCount)
    }

    /// Counts a member out; does nothing where it is not there.
    mutating func remove(_ entry: ListEntry) {
      if positions.remove(entry.position) { sum -= Int128(entry.summaryCount) }
    }
  }

  /// Takes a member in.
  ///
  /// - Parameter others: Delivery numbers of the group's members by position, without this one.
  mutating func add(_ entry: ListEntry, beside others: GroupMembers) {
    if others.count == 0 { self = ShareTally() }
    if let only, only.kind == entry.kind {
      self.only?.sum += Int128(entry.summaryCount)
    } else if only == nil, members.isEmpty {
      only = (entry.kind, Int128(entry.summaryCount))
    } else {
      if let only { members[only.kind] = Members(positions: others, sum: only.sum) }
      only = nil
      members[entry.kind, default: Members()].add(entry)
    }
  }

  /// Takes a member out that is there.
  mutating func remove(_ entry: ListEntry) {
    if only != nil {
      only?.sum -= Int128(entry.summaryCount)
      return
    }
    guard let index = members.index(forKey: entry.kind) else { return }
    members.values[index].remove(entry)
    if members.values[index].positions.count == 0 { members.remove(at: index) }
  }

  /// The kinds with their members, by their newest.
  ///
  /// - Parameter all: Delivery numbers of the group's members by position.
  func shares(of all: GroupMembers) -> [Share] {
    let kinds = only.map { [$0.kind: Members(positions: all, sum: $0.sum)] } ?? members
    return kinds.compactMap { kind, members in
      guard let newest = members.positions.first, let oldest = members.positions.last else {
        return nil
      }
      return Share(
        kind: kind, count: members.positions.count, wideSum: members.sum, newest: newest.key,
        oldest: oldest.key)
    }.sorted { $0.newest > $1.newest }
  }

  /// The same without the newest member of all.
  ///
  /// - Parameters:
  ///   - all: As for all of them.
  ///   - leading: What that one counts.
  func shares(of all: GroupMembers, withoutLeading leading: Int) -> [Share] {
    var shares = shares(of: all)
    guard var first = shares.first else { return [] }
    shares.removeFirst()
    let positions = only == nil ? members[first.kind]?.positions : all
    guard let next = positions?.element(at: 1) else { return shares }
    first.count -= 1
    first.wideSum -= Int128(leading)
    first.newest = next.key
    let index = shares.firstIndex { $0.newest < next.key } ?? shares.count
    shares.insert(first, at: index)
    return shares
  }
}

extension ShareTally.Kind {
  static func == (left: Self, right: Self) -> Bool {
    left.category.isExactly(right.category) && left.argument.isExactly(right.argument)
  }

  func hash(into hasher: inout Hasher) {
    // One after the other: an array of the two would be made for each look-up.
    hasher.combine(category == nil)
    category?.hashExactly(into: &hasher)
    hasher.combine(argument == nil)
    argument?.hashExactly(into: &hasher)
  }
}
