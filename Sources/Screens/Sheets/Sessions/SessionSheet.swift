import TerminalCore

/// The sessions that have ended, the newest first, while one of them is chosen to go on with.
struct SessionSheet: GatheredList {
  var choice = RowChoice()
  let items: [EndedSession]

  var title: String { Words.sessionsTitle }
  var enters: String { Words.goesOnWith }

  func parts(of session: EndedSession, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [
      .text("\(model.size.columns < 60 ? session.shortDate : session.date)  ", row.role(.dim)),
      Part.text(session.what.visibleLine).growing(),
      .text("  \(session.acts) ", row.role(.dim)),
    ]
  }

  func label(of session: EndedSession) -> String { session.words }

  func effect(of session: EndedSession) -> Effect { .terminal(.resume(journal: session.path)) }
}

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
    ask(SessionSheet(items: sessions))
  }

  /// Takes over what belongs to the terminal and not to a session: its size, and how it is drawn on.
  package mutating func takeTerminal(from other: Model) {
    size = other.size
    appearance = other.appearance
    now = other.now
  }
}
