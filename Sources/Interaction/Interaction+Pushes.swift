import Delivery
import Notifications
import Push
import Scenarios
import Sessions

extension Interaction {
  /// Takes pushes of servers: what is accepted is in the journal before it is answered.
  ///
  /// What is left for the holder of the terminal is among `arrivedActs`.
  package mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    let arrivals = session.receive(requests)
    guard !arrivals.lines.isEmpty else { return arrivals.received }
    let clock = unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
    do throws(Diagnostic) {
      try journal.keep([clock].compactMap(\.self) + arrivals.lines, in: session)
    } catch {
      session.takeBack(arrivals)
      lose(error)
      arrivedActs += sayJournalNews()
      return arrivals.refused(because: error.message)
    }
    unwrittenClock = nil
    record(session.happened(arrivals.facts))
    arrivedActs += handle(.happened(arrivals.facts))
    return arrivals.received
  }
}
