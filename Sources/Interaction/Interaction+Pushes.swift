import Delivery
import Notifications
import Sessions

extension Interaction: WiredPhone {
  /// Shows what came from servers; what is left for the holder of the terminal is among `arrivedActs`.
  package mutating func hear(_ arrivals: Arrivals, failure: Diagnostic?) {
    if failure != nil { return arrivedActs += sayJournalNews() }
    let facts = session.facts(of: arrivals)
    if facts.isEmpty { return }
    arrivedActs += handle(.happened(facts))
    for dropped in arrivals.dropped {
      diagnostics += streamLint.findings(in: dropped, session.state)
    }
  }
}
