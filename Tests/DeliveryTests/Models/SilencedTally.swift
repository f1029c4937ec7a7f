/// F7: what Focuses silenced since Notification Center was looked at, kept by the words of the rule.
struct SilencedTally {
  private var silenced: [(name: String, number: Int)] = []
  private var gone: Set<Int> = []
  // How many were before the one that is on was turned on.
  private var before = 0
  // The one that ended last, last.
  private var past: [(name: String, count: Int)] = []

  /// What stands at the head of Notification Center, the Focus that ended last first.
  var lines: [String] { past.reversed().map { "\($0.count) while \($0.name) was on" } }

  /// Notes one that a Focus silenced.
  mutating func add(_ number: Int, by name: String) { silenced.append((name, number)) }

  /// Notes that some are not there any more.
  mutating func remove(_ numbers: [Int]) { gone.formUnion(numbers) }

  /// Notes that a Focus ended; nil where none was on, and one is turned on.
  mutating func end(_ name: String?) {
    if let name {
      past.removeAll { $0.name == name }
      let count = silenced.count { $0.name == name && !gone.contains($0.number) }
      if count > 0 { past.append((name, count)) }
    }
    before = silenced.count
  }

  /// Notes that Notification Center was looked at.
  mutating func look() {
    silenced.removeFirst(before)
    (past, before) = ([], 0)
  }
}
