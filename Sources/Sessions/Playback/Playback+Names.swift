import Scenarios

extension Playback {
  /// What is to be checked; a complaint where a name in it means several things.
  mutating func reach(_ expectation: Expectation, _ session: inout Session) -> [SessionEvent] {
    let doubtful = session.doubtfulNames(in: expectation)
    if let mistake = expectation.mistake(in: session.expectationContext) {
      return [.complaint(mistake)]
    }
    names.doubtful += doubtful
    return [.expectation(expectation)]
  }

  /// What there is to say at the end about names that nothing ever had.
  mutating func concludeNames(_ session: Session) -> [SessionEvent] {
    guard isFinished, !names.doubtful.isEmpty else { return [] }
    return names.mistakes(session).map(SessionEvent.complaint)
  }
}
