extension Model {
  /// Whether another session can take the place of this one: nothing is lost unasked.
  func sessionChange(_ scene: Scene) -> Availability {
    if recording != nil { return .disabled(Words.recordingFirst) }
    if scene.stepped?.isEdited == true { return .disabled(Words.scenarioFirst) }
    return .when(wires == nil, else: Words.servesOthers)
  }

  /// Why no other session can take the place of this one; nil where one can.
  package func refusalOfSessionChange(_ scene: Scene) -> String? {
    sessionChange(scene).reason.map(text)
  }

  /// Offers the sessions that can be gone on with.
  mutating func offer(sessions: [EndedSession]) {
    if sessions.isEmpty { return say(Words.noSessions, isError: true) }
    ask(SessionSheet(sessions: sessions))
  }

  /// Takes over what belongs to the terminal and not to a session: its size, and how it is drawn on.
  package mutating func takeTerminal(from other: Model) {
    size = other.size
    appearance = other.appearance
    now = other.now
  }
}
