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
    if let words = failure(toTake: arrivals, keep) { return arrivals.refused(because: words) }
    return arrivals.received
  }

  /// Takes a push of the binary interface (B33–B42).
  ///
  /// - Parameter keep: As for requests.
  package mutating func receive(
    _ notification: BinaryNotification, keep: ([String]) throws(Diagnostic) -> Void
  ) -> ReceivedFrame {
    let (frame, arrivals) = session.receive(notification)
    guard let words = failure(toTake: arrivals, keep) else { return frame }
    return ReceivedFrame(.processingError, because: words, topic: frame.topic)
  }

  /// B44: reads the tokens whose apps are gone, which clears the list; none where that cannot be kept.
  package mutating func readFeedback(
    keep: ([String]) throws(Diagnostic) -> Void
  ) -> [FeedbackTuple] {
    let (tuples, arrivals) = session.readFeedback()
    return failure(toTake: arrivals, keep) == nil ? tuples : []
  }

  // Why nothing of it was kept, and then it is taken back; nil where it was.
  private mutating func failure(
    toTake arrivals: Arrivals, _ keep: ([String]) throws(Diagnostic) -> Void
  ) -> String? {
    do throws(Diagnostic) {
      if !arrivals.lines.isEmpty { try keep([clockLine].compactMap(\.self) + arrivals.lines) }
    } catch {
      session.takeBack(arrivals)
      return error.message
    }
    if !arrivals.lines.isEmpty { unwrittenClock = nil }
    tellFacts(of: arrivals)
    for dropped in arrivals.dropped {
      for finding in wireLint.findings(in: dropped, session.state) { tell(.finding(finding)) }
    }
    for event in answersOfPrograms(unlessIn: playback) { tell(event) }
    return nil
  }

  private mutating func tellFacts(of arrivals: Arrivals) {
    // The report takes in none of them.
    guard recorders.areSeveral else { return }
    let facts = session.facts(of: arrivals)
    if !facts.isEmpty { tell(session.happened(facts)) }
  }

  /// The line for what the clock did since something was kept; nil for nothing.
  var clockLine: String? {
    unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
  }

  /// Ends: recorders hear that nothing more comes.
  package mutating func finish() { recorders.finish() }
}
