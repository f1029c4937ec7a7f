import Delivery

extension Session {
  /// Begins anew behind the first steps: what came after them, the futures that were left and what was checked are
  /// gone.
  ///
  /// - Returns: What those are told who follow the facts.
  @discardableResult
  package mutating func restart(to count: Int) -> Rewind {
    ahead = CommandHistory()
    branches = []
    struck = []
    _ = rewind(to: count)
    checks = []
    failedChecks = []
    isStopped = false
    firstExtensible = count
    return Rewind(
      title: "everything", toSequence: facts.count, facts: [], alsoStruck: [], keepsArrivals: false)
  }
}
