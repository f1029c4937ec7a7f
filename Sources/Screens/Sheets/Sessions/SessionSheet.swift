import TerminalCore

/// The sessions that have ended, the newest first, while one of them is chosen to go on with.
struct SessionSheet: ChoiceList {
  var choice = RowChoice()
  /// Never empty.
  let sessions: [EndedSession]

  func count(_ model: Model, _ scene: Scene) -> Int { sessions.count }

  func rows(_ model: Model) -> Int { max(1, min(sessions.count, model.sheetSize.rows - 6)) }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: sessions.count, model, title: Words.sessionsTitle, act: Words.goesOnWith) {
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
