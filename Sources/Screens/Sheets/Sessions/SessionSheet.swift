import TerminalCore

/// The sessions that have ended, the newest first, while one of them is chosen to go on with.
struct SessionSheet: ChoiceList {
  var choice = RowChoice()
  /// Never empty.
  let sessions: [EndedSession]

  func count(_ model: Model, _ scene: Scene) -> Int { sessions.count }

  func rows(_ model: Model) -> Int { max(1, min(sessions.count, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.goesOnWith)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: sessions.count, model, title: Words.sessionsTitle) {
      row($0, model)
    }
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let session = sessions[index]
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    return row.part(
      [
        .text("\(model.size.columns < 60 ? session.shortDate : session.date)  ", row.role(.dim)),
        Part.text(session.what.visibleLine).growing(),
        .text("  \(session.acts) ", row.role(.dim)),
      ], .choice(index), label: session.words)
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([.terminal(.resume(journal: sessions[min(choice.selected, sessions.count - 1)].path))])
  }
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
    ask(SessionSheet(sessions: sessions))
  }

  /// Takes over what belongs to the terminal and not to a session: its size, and how it is drawn on.
  package mutating func takeTerminal(from other: Model) {
    size = other.size
    appearance = other.appearance
    now = other.now
  }
}
