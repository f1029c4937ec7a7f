import Delivery
import Notifications
import Sessions

extension Interaction {
  /// What to wait for beside the terminal; empty while no program runs.
  ///
  /// File descriptors with the events to poll for; ask anew before each wait.
  package var programPolls: [ProgramPoll] {
    // While the session does not listen to them, what they say would wake the loop again and again.
    (session.isLookingBack ? [] : programs.polls) + orders.pictures.polls
  }

  /// Whether loading waits for a program, so that what comes after it finds its answer.
  var isHeldByProgram: Bool { isLoading && programs.isBusy }

  /// V17: starts the programs that are asked something, and performs what they
  /// answered so far. Never waits.
  ///
  /// Nothing is asked while looking back. An answer that is no longer awaited is dropped (V7).
  package mutating func answerPrograms() {
    // In the past nothing is asked: the answers are known.
    if !programs.isRunning, !kept.awaitsAnswers { return }
    if session.isLookingBack { return }
    while true {
      let replies = programs.replies(
        in: kept.session.state, unless: playback.answers(for:in:))
      for question in programs.newQuestions() { handle(.asked(question)) }
      if replies.isEmpty { return }
      for reply in replies { perform(reply) }
    }
  }

  /// V17: the same, and waits until no program that runs has to answer; for pictures,
  /// which show nothing meanwhile.
  mutating func waitForPrograms() {
    repeat { answerPrograms() } while !session.isLookingBack && programs.waitForAnswer()
  }

  private mutating func perform(_ reply: ExtensionPrograms.Reply) {
    complaints.add(reply.remarks)
    for remark in reply.remarks { handle(.told(remark.message)) }
    let isLoading = isLoading
    session.playsOpened = isLoading && !opened.isAtTyped()
    defer { session.playsOpened = false }
    // The paths in the journal's header say nothing of answers: all of it is written out when it is
    // loaded. What is not awaited any more came too late (V7).
    guard let facts = try? kept.perform(reply.command, isWrittenLater: isLoading), !isLoading else {
      return
    }
    handle(.happened(facts))
  }
}
