import Notifications

/// What is listed of each thread, where the groups do not tell: By App they hold several threads
/// (G7), and with grouping off none (G8).
struct ThreadMembers: Sendable {
  // By the key that their group would have (G3); of each thread the numbers,
  // which say what came when.
  private var members: [GroupKey: GroupMembers] = [:]

  /// Takes in what joins a group.
  mutating func insert(_ entry: ListEntry, in group: GroupKey) {
    guard let thread = Self.thread(of: entry, in: group) else { return }
    members[thread, default: GroupMembers()].insert(entry.number, value: entry.number)
  }

  /// Takes out what leaves a group.
  mutating func remove(_ entry: ListEntry, in group: GroupKey) {
    guard let thread = Self.thread(of: entry, in: group) else { return }
    _ = members[thread]?.remove(entry.number)
    if members[thread]?.count == 0 { members[thread] = nil }
  }

  /// The last so many of a thread that came before a number, the newest first.
  func numbers(of thread: GroupKey, before number: Int, atMost count: Int) -> [Int] {
    guard let members = members[thread] else { return [] }
    let first = members.count(before: number - 1)
    let end = first + min(count, members.count - first)
    return (first..<end).compactMap { members.element(at: $0)?.value }
  }

  private static func thread(of entry: ListEntry, in group: GroupKey) -> GroupKey? {
    switch group.kind {
    case .thread: nil
    case .app, .alone:
      entry.request.value.content.threadIdentifier.map {
        GroupKey(app: group.app, kind: .thread($0))
      }
    }
  }
}
