import Delivery
import Notifications
import Scenarios

extension HeadlessRun {
  /// V17: runs the programs that are asked something, one after the other, and
  /// goes on with their answers.
  ///
  /// - Parameter playback: What is still to be played; where it says what a
  ///   program answers, that holds.
  /// - Returns: What the answers came to.
  mutating func answersOfPrograms(unlessIn playback: Playback) -> [SessionEvent] {
    var events: [SessionEvent] = []
    while session.awaitsAnswers {
      let replies = programs.waitForReplies(in: session.state) { !playback.answers(for: $0.name) }
      if replies.isEmpty { return events }
      for reply in replies {
        events += reply.remarks.map(SessionEvent.finding)
        // What is not awaited any more is no complaint: it came too late (V7).
        guard let facts = try? session.perform(reply.command) else { continue }
        events.append(session.happened(facts))
      }
    }
    return events
  }
}

extension Playback {
  /// Whether a line that is still to be played says what an extension's program answers.
  package func answers(for name: String) -> Bool {
    remainingLines.contains { line in
      line.verb.name == Verb.answer.name && line.word(of: .identifier)?.text == name
    }
  }
}
