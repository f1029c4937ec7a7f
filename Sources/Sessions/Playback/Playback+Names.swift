extension Playback {
  /// What there is to say at the end about names that nothing ever had.
  mutating func concludeNames(_ session: Session) -> [SessionEvent] {
    guard isFinished, !names.doubtful.isEmpty else { return [] }
    return names.mistakes(session).map(SessionEvent.complaint)
  }
}
