import TerminalCore

/// Things that can be copied, one of which is chosen.
struct CopyList: ChoiceList {
  /// What it is a list of.
  let title: String
  /// What each row does.
  let controls: [ControlID]
  var choice = RowChoice()

  func count(_ model: Model, _ scene: Scene) -> Int { controls.count }

  func rows(_ model: Model) -> Int { max(1, min(controls.count, model.sheetSize.rows - 5)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.copiesIt)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let bindings = Bindings(model, scene)
    return sheet(of: controls.count, model, title: title) { index in
      let reason = Control.with(controls[index]).flatMap(bindings.whyDisabled)
      let row = ChoiceRow(model, isSelected: index == choice.selected)
      let name = Control.with(controls[index])?.title ?? ""
      let note = reason ?? Control.with(controls[index])?.summary ?? ""
      return row.part(
        [
          Part.text(name, row.role(reason == nil ? .text : .dim), .bold).sized(columns: 16),
          Part.text(note, row.role(.dim)).growing(),
        ], .choice(index), label: name, whyDisabled: reason)
    }
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard controls.indices.contains(choice.selected) else { return .consumed() }
    return .closed(model.run(controls[choice.selected], scene))
  }
}

extension Words {
  /// What Enter does with a row of what can be copied.
  static let copiesIt = "copy"
}
