import Delivery
import Notifications

extension HeadlessRun: WiredPhone {
  /// Lets the clock go on to a moment; it never goes back.
  ///
  /// - Throws: Where it cannot go there (K26); then it stands where it stood.
  package mutating func letPass(to moment: Instant) throws(Refusal) {
    guard moment > session.state.now else { return }
    let isDue = session.nextDeadline.map { $0 <= moment } ?? false
    if isDue { answerPrograms() }
    _ = try kept.letPass(to: moment)
    // What was due may have started an extension; where its program may not run, who sends lines
    // may answer for it until the next is due.
    if isDue { answerPrograms(refuses: false) }
  }

  package mutating func hear(_ arrivals: Arrivals, failure: Diagnostic?) {
    if failure != nil { return }
    for dropped in arrivals.dropped {
      for finding in wireLint.findings(in: dropped, session.state) { tell(.finding(finding)) }
    }
    answerPrograms()
  }

  /// Ends: what the clock did since the last act is written, and recorders hear that nothing more
  /// comes.
  package mutating func finish() { kept.finish() }
}
