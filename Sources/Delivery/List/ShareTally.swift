import Notifications

/// What the members of a group give to its summary and its placeholder, kept up to date with each
/// that comes and goes: a frame asks for it, however many members there are.
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
    let count: Int
    /// What they count together (T2); wide enough for any number that payloads can name.
    let wideSum: Int128
    /// Where the newest of them stands among all notifications, whatever leads (F3); greater
    /// is newer.
    let newest: Int
    /// Where the oldest of them stands, in the same count.
    let oldest: Int

    /// What they count together.
    var sum: Int { Int(clamping: wideSum) }
  }

  // The kind of all members and what they count together, as it nearly always is: then the
  // group itself has their places.
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
  /// - Parameters:
  ///   - all: Delivery numbers of the group's members by position.
  ///   - leading: What the leading member of all counts, which is left out;
  ///     nil to have that one, too.
  func shares(of all: GroupMembers, withoutLeading leading: Int? = nil) -> [Share] {
    kinds(of: all).compactMap { kind, members in
      let leads = members.positions.first?.key == all.first?.key
      return share(kind, members, withoutFirst: leads ? leading : nil)
    }.ordered { $0.newest > $1.newest }
  }

  private func kinds(of all: GroupMembers) -> [Kind: Members] {
    only.map { [$0.kind: Members(positions: all, sum: $0.sum)] } ?? members
  }

  // Nil where none would be left.
  private func share(_ kind: Kind, _ members: Members, withoutFirst first: Int?) -> Share? {
    let left = first == nil ? 0 : 1
    guard let span = members.positions.ownSpan(from: left) else { return nil }
    return Share(
      kind: kind, count: members.positions.count - left,
      wideSum: members.sum - Int128(first ?? 0), newest: span.newest, oldest: span.oldest)
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
