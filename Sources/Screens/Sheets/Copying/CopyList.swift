import TerminalCore

/// Things that can be copied, one of which is chosen.
struct CopyList: ChoiceList {
  /// What it is a list of.
  let title: String
  /// What each row does.
  let controls: [ControlID]
  /// The number of the notification that was to be copied from; nil where the list is about none.
  let subject: Int?
  var choice = RowChoice()

  func count(_ model: Model, _ scene: Scene) -> Int { controls.count }

  func rows(_ model: Model) -> Int {
    let above = hasNotesInRows(model) ? 0 : noteRows(model)
    return max(1, min(controls.count, model.sheetSize.rows - 5 - above))
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.enter(controls[choice.selected].writesFile ? Words.exports : Words.copiesIt)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let bindings = Bindings(model, scene)
    let hasNotes = hasNotesInRows(model)
    let list = window(of: controls.count, model) { index in
      let control = Control.with(controls[index])
      let reason = control.flatMap(bindings.whyDisabled)
      let row = ChoiceRow(model, isSelected: index == choice.selected)
      let name = control?.title ?? ""
      let note = Part.text(reason ?? control?.summary ?? "", row.role(.dim)).growing()
      return row.part(
        [
          Part.text(name, row.role(reason == nil ? .text : .dim), .bold)
            .sized(columns: Self.nameColumns),
          hasNotes ? note : nil,
        ], .choice(index), label: name, whyDisabled: reason)
    }
    return Part.vertical(hasNotes ? list : noteOfSelected(model, bindings) + list)
      .sheet(title, columns: columns(model))
  }

  private static let nameColumns = 16

  private func innerColumns(_ model: Model) -> Int { Part.sheetInner(columns(model)) }

  // Where rows have no room for what each does, that of the selected one stands above them.
  private func hasNotesInRows(_ model: Model) -> Bool {
    let room = innerColumns(model) - Self.nameColumns - ChoiceRow.markColumns
    return model.isRead || summaries.allSatisfy { $0.columns <= room }
  }

  private func noteOfSelected(_ model: Model, _ bindings: Bindings) -> [Part?] {
    let control = Control.with(controls[choice.selected])
    let note = control.flatMap(bindings.whyDisabled) ?? control?.summary ?? ""
    let rows = noteRows(model)
    return [Part.text(note, .dim, rows: rows).sized(rows: rows), .rule]
  }

  // The same for each, so that nothing moves while one is chosen.
  private func noteRows(_ model: Model) -> Int {
    summaries.map { $0.wrapped(columns: innerColumns(model)).count }.max() ?? 1
  }

  private var summaries: [String] { controls.compactMap { Control.with($0)?.summary } }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard controls.indices.contains(choice.selected) else { return .consumed() }
    if let subject, subject != model.copied(in: scene) {
      model.say(Words.notCopied(scene.state.quotedName(of: subject)), isError: true)
      return .closed()
    }
    return .closed(model.run(controls[choice.selected], scene))
  }
}

extension Words {
  /// What Enter does with a row of what can be copied.
  static let copiesIt = "copy"
  /// Why nothing was copied: what the list was opened for has gone meanwhile.
  static func notCopied(_ name: String) -> String {
    "\(name) is not selected any more; nothing was copied."
  }
}
