import Delivery
import Notifications
import Push
import Scenarios

extension HeadlessRun {
  /// Lets the clock go on to a moment; it never goes back.
  package mutating func letPass(to moment: Instant) {
    guard moment > session.state.now, let facts = try? session.letPass(to: moment) else { return }
    unwrittenClock = session.state.now
    tell(session.happened(facts))
  }

  /// Takes pushes of servers.
  ///
  /// - Parameter keep: Writes lines into a journal, all of them or none; what it throws is the end of these
  ///   pushes, and their senders hear that they are to come again.
  package mutating func receive(
    _ requests: [ProviderRequest], keep: ([String]) throws(Diagnostic) -> Void
  ) -> [ReceivedPush] {
    let arrivals = session.receive(requests)
    do throws(Diagnostic) {
      if !arrivals.lines.isEmpty { try keep([clockLine].compactMap(\.self) + arrivals.lines) }
    } catch {
      session.takeBack(arrivals)
      return arrivals.refused(because: error.message)
    }
    if !arrivals.lines.isEmpty { unwrittenClock = nil }
    if !arrivals.facts.isEmpty { tell(session.happened(arrivals.facts)) }
    for event in answersOfPrograms(unlessIn: playback) { tell(event) }
    return arrivals.received
  }

  /// The line for what the clock did since something was kept; nil for nothing.
  private var clockLine: String? {
    unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
  }

  /// Ends: recorders hear that nothing more comes.
  package mutating func finish() { recorders.finish() }
}
