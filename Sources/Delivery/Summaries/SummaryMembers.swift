import Notifications

/// What lies in the summaries that came, by number and by name: asked with each arrival (F13).
struct SummaryMembers: Hashable, Sendable {
  // When the summary came that each lies in: no two came at once.
  private var dates: [Int: Instant] = [:]
  // Two have one name while the newer one is decided (G26); in order.
  private var numbers: [HashedName: [Int]] = [:]

  /// When the summary came that a notification lies in; nil where it is in none.
  func date(of number: Int) -> Instant? { dates[number] }

  /// All that have a name, the oldest first.
  func numbers(named name: HashedName) -> [Int] { numbers[name] ?? [] }

  /// Notes that a notification lies in the summary that came then, or takes that back.
  mutating func note(
    _ number: Int, named name: HashedName, at date: Instant, _ way: FactDirection
  ) {
    dates[number] = way.end(nil, date)
    var named = numbers.removeValue(forKey: name) ?? []
    switch way {
    case .forward: named.insert(number, at: named.firstIndex { $0 > number } ?? named.endIndex)
    case .backward: named.removeAll { $0 == number }
    }
    if !named.isEmpty { numbers[name] = named }
  }
}
