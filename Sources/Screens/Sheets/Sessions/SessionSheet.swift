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
