import Notifications
import Sessions

extension Interaction: WiredPhone {
  /// Shows what came from servers.
  package mutating func hear(_ arrivals: Arrivals, failure: Diagnostic?) {
    if failure != nil { return sayJournalNews() }
    let facts = session.facts(of: arrivals)
    if facts.isEmpty { return }
    handle(.happened(facts))
    for dropped in arrivals.dropped {
      complaints.add(incoming.findings(in: dropped, kept.session.state))
    }
  }
}
