import Delivery
import Notifications
import Push
import Scenarios
import Sessions

extension Interaction {
  /// Takes pushes of servers: what is accepted is in the journal before it is answered.
  ///
  /// What is left for the holder of the terminal is among `arrivedActs`.
  ///
  /// Where the journal cannot be written all of them are refused, and nothing of them stays.
  ///
  /// - Returns: One answer for each request, in their order.
  package mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    let arrivals = session.receive(requests)
    guard let words = failure(toTake: arrivals) else { return arrivals.received }
    return arrivals.refused(because: words)
  }

  /// Takes a push of the binary interface (B33–B42), as requests are taken.
  ///
  /// Where the journal cannot be written it is refused with `processingError`.
  package mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame {
    let (frame, arrivals) = session.receive(notification)
    guard let words = failure(toTake: arrivals) else { return frame }
    return ReceivedFrame(.processingError, because: words, topic: frame.topic)
  }

  /// B44: reads the tokens whose apps are gone, which clears the list; none where that cannot be kept.
  package mutating func readFeedback() -> [FeedbackTuple] {
    let (tuples, arrivals) = session.readFeedback()
    return failure(toTake: arrivals) == nil ? tuples : []
  }

  // Why nothing of it was kept, and then it is taken back; nil where it was.
  private mutating func failure(toTake arrivals: Arrivals) -> String? {
    guard !arrivals.lines.isEmpty else { return nil }
    let clock = unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
    do throws(Diagnostic) {
      try journal.keep([clock].compactMap(\.self) + arrivals.lines, in: session)
    } catch {
      session.takeBack(arrivals)
      lose(error)
      arrivedActs += sayJournalNews()
      return error.message
    }
    unwrittenClock = nil
    let facts = session.facts(of: arrivals)
    record(session.happened(facts))
    arrivedActs += handle(.happened(facts))
    for dropped in arrivals.dropped {
      diagnostics += streamLint.findings(in: dropped, session.state)
    }
    return nil
  }
}
