import Notifications

/// Notifications that are shown together: one row while it is collapsed.
package struct Group: Sendable {
  /// What its members have in common.
  package let key: GroupKey
  /// Whether its members show; only a stack can be expanded.
  package internal(set) var isExpanded = false
  /// Delivery numbers by position; the greatest position leads (G10).
  private(set) var members = GroupMembers()
  private var tally = ShareTally()
  // Made once for all members: there are thousands of groups, each with a name in its reason.
  private let threadReasons: [Reason]?

  init(key: GroupKey) {
    self.key = key
    threadReasons = key.threadReasons
  }

  /// Why a notification is in this group.
  func reasons(profile: Profile) -> [Reason] { threadReasons ?? key.reasons(profile: profile) }

  /// How many members it has, from 1.
  package var count: Int { members.count }
  /// The number of the leading member: the newest (G10).
  package var leading: Int { members.first?.value ?? 0 }
  /// F3: whether a member leads it that is older than another, as it is critical or Time Sensitive.
  package var isLedByOlder: Bool {
    guard let head = members.first, let span = members.ownSpan() else { return false }
    return Rise.ownPosition(of: head.key) < span.newest
  }
  /// The numbers of all members, newest first (G13).
  package var memberNumbers: [Int] { members.values }

  /// What its members give to a summary, by the newest of each kind (T2).
  var shares: [ShareTally.Share] { tally.shares(of: members) }

  /// The same without the leading member.
  ///
  /// - Parameter count: What that one counts.
  func shares(withoutLeading count: Int) -> [ShareTally.Share] {
    tally.shares(of: members, withoutLeading: count)
  }

  /// Takes a member in.
  mutating func insert(_ entry: ListEntry) {
    tally.add(entry, beside: members)
    members.insert(entry.position, value: entry.number)
  }

  /// Takes a member out; false where it is not there.
  mutating func remove(_ entry: ListEntry) -> Bool {
    guard members.remove(entry.position) else { return false }
    tally.remove(entry)
    return true
  }

  /// Where the leading member stands among all notifications; greater is newer.
  var position: Int { members.first?.key ?? 0 }

  /// Whether it is drawn as a stack (F19, G14, G15).
  func isStack(threshold: Int) -> Bool { isStack(of: count, threshold: threshold) }

  /// The same of so many members.
  func isStack(of count: Int, threshold: Int) -> Bool {
    !key.isSpread && count >= max(2, threshold)
  }

  /// How many rows it takes: a header and its members, one stack, or members side by side.
  func rowCount(threshold: Int) -> Int {
    guard isStack(threshold: threshold) else { return count }
    return isExpanded ? count + 1 : 1
  }
}
