import Delivery
import Notifications

extension KeptSession {
  /// Writes what came over a wire, and lets it be heard; where the journal does not
  /// take it, nothing of it stays.
  ///
  /// To be called at once after it was performed.
  ///
  /// - Returns: Why it could not be kept; nil where it was.
  mutating func keep(_ arrivals: Arrivals) -> Diagnostic? {
    do throws(Diagnostic) {
      try keep(PerformedLines(arrivals.lines))
    } catch {
      session.takeBack(arrivals)
      for (_, refused) in arrivals.refusals { record(refused) }
      return error
    }
    // Without recorders the array of facts for each push would be copied for nothing.
    if isHeard { tell(arrivals) }
    return nil
  }

  // In the order in which they came: what was refused stands between the facts of
  // those before and behind it.
  private mutating func tell(_ arrivals: Arrivals) {
    var told = arrivals.factCount
    for (factCount, refused) in arrivals.refusals {
      tellFacts(in: told..<factCount)
      told = factCount
      record(refused)
    }
    tellFacts(in: told..<session.facts.count)
  }

  private mutating func tellFacts(in range: Range<Int>) {
    if range.isEmpty { return }
    let before = session.facts.sequence(at: range.lowerBound) - 1
    record(.happened(Array(session.facts.facts[range]), after: before))
  }
}
