import Delivery
import Notifications

extension KeptSession {
  /// Writes what came over a wire, and lets it be heard; where the journal does not take it, nothing of it stays.
  ///
  /// To be called at once after it was performed.
  ///
  /// - Returns: Why it could not be kept; nil where it was.
  mutating func keep(_ arrivals: Arrivals) -> Diagnostic? {
    do throws(Diagnostic) {
      try keep(PerformedLines(arrivals.lines))
    } catch {
      session.takeBack(arrivals)
      return error
    }
    // Without recorders the array of facts for each push would be copied for nothing.
    if isHeard, arrivals.factCount < session.facts.count {
      record(session.happened(session.facts(of: arrivals)))
    }
    return nil
  }
}
