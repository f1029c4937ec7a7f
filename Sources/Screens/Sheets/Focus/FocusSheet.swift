import Delivery
import Notifications
import TerminalCore

/// The Focuses to choose from: Enter turns one on, or off where it is on; `e` leads to what it
/// lets through, `x` deletes it.
struct FocusSheet: ChoiceList {
  var choice = RowChoice()
  // What the keys act on, wherever it has got to; nil for the row of another one.
  private var selected: String?

  init(_ scene: Scene) {
    let names = names(scene)
    let index = index(of: scene.state.focusInForce?.name, among: names) ?? 0
    choice.select(index, of: names.count + 1, seeing: names.count + 1)
    selected = name(scene)
  }

  private func names(_ scene: Scene) -> [String] { FocusPage.names(in: scene.state) }

  private func index(of name: String?, among names: [String]) -> Int? {
    name.flatMap { name in names.firstIndex { $0.isExactly(name) } }
  }

  private func name(_ scene: Scene) -> String? {
    let names = names(scene)
    return names.indices.contains(choice.selected) ? names[choice.selected] : nil
  }

  private func page(_ scene: Scene) -> FocusPage? {
    name(scene).map { FocusPage($0, in: scene.state) }
  }

  func count(_ model: Model, _ scene: Scene) -> Int { names(scene).count + 1 }

  func rows(_ model: Model) -> Int { max(3, min(12, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    guard let page = page(scene) else { return [.enter(Words.open)] }
    return [
      .enter(page.isOn ? Words.turnsOff : Words.turnsOn),
      SheetAct(Self.edit, Words.editsFocus),
    ] + (page.canBeDeleted ? [SheetAct(Self.delete, Words.deletesFocus)] : [])
  }

  private static let edit = Key(.character("e"))
  private static let delete = Key(.character("x"))

  func element(_ model: Model, _ scene: Scene) -> Part {
    let names = names(scene)
    return sheet(of: names.count + 1, model, title: Words.focusTitle) { index in
      let row = ChoiceRow(model, isSelected: index == choice.selected)
      guard names.indices.contains(index) else {
        return row.part(
          [
            Part.text("  \(Marks(model.glyphs).own(Words.otherFocus))").growing(),
            Part.text(" \(Words.otherFocusMeaning) ", row.role(.dim)).droppable(),
          ], .choice(index), label: Words.otherFocus)
      }
      return part(of: FocusPage(names[index], in: scene.state), row, index, Marks(model.glyphs))
    }
  }

  private func part(
    of page: FocusPage, _ row: ChoiceRow, _ index: Int, _ marks: Marks
  ) -> Part {
    row.part(
      [
        .text(page.isOn ? "\(marks.focus("")) " : "  ", row.role(.accent), .bold),
        Part.text(page.shownName, nil, page.isOn ? .bold : []).growing(minimum: 14),
        Part.text(" \(page.summary.visibleLine) ", row.role(page.isOn ? .accent : .dim))
          .droppable(),
      ], .choice(index), label: "\(page.shownName), \(page.summary)")
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    let handling = choose(input, &model, scene)
    selected = name(scene)
    return handling
  }

  // The same Focus again; where it is gone, the one that took its place.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    let names = names(scene)
    let index = selected == nil ? names.count : index(of: selected, among: names)
    choice.select(index ?? choice.selected, of: names.count + 1, seeing: rows(model))
    selected = name(scene)
    return .ignored
  }

  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    if key == Self.edit || key == Key(.right), let page = page(scene) {
      model.open(FocusFormSheet(page.name))
      return .consumed()
    }
    if key == Self.delete { return delete(&model, scene) }
    let id = model.keymap.meaning(of: key)
    if id == .undo || id == .redo, let id { return .consumed(model.run(id, scene)) }
    return pressed(key, &model, scene)
  }

  private func delete(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let page = page(scene), page.canBeDeleted,
      let command = page.command(changing: .delete, by: 1)
    else {
      model.say(Words.nothingToDelete, isError: true)
      return .consumed()
    }
    model.say(Words.deletedFocus(page.name))
    return .consumed([.perform(command)])
  }

  mutating func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let page = page(scene), let command = page.command(changing: .isOn, by: 1) else {
      return .closed(model.openCommands(with: "focus ", scene))
    }
    model.say(page.isOn ? Words.turnedFocusOff(page.name) : Words.turnedFocusOn(page.name))
    return .closed([.perform(command)])
  }
}
