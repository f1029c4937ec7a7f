import Delivery
import Notifications
import TerminalCore

extension QuickEditSheet: ModalSheet {
  var losesNothing: Bool { revision.isEmpty }
  var preview: SheetPreview? { .list }

  // Beside the list it is about, off the line between the panes; where there
  // is no room beside, below.
  func position(in model: Model) -> Layering.Position {
    guard model.layout.hasInspector, model.layout.hasPhone else { return .bottom }
    return .at(Point(column: model.layout.phoneColumns + 2, row: model.size.rows))
  }

  func rowsBelowPhone(_ size: Size) -> Int { QuickEditPainter.rows(in: size) - 1 }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    let isDone = complaint(scene.state) == nil && !revision.isEmpty
    let next = SheetAct(Key(.down), Words.nextField)
    return (isDone ? [.enter(Words.keep)] : []) + (selected == rows.last ? [] : [next])
  }

  func isWritten(_ model: Model) -> Bool { true }

  func holdsText(_ model: Model, _ scene: Scene) -> Bool { !revision.isEmpty }

  func element(_ model: Model, _ scene: Scene) -> Part {
    QuickEditPainter(model: model, scene: scene, form: self).part
  }

  func looked(at scene: Scene) -> Scene {
    guard !revision.isEmpty, let state = try? edited(scene.state) else { return scene }
    return scene.with(state)
  }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): move(by: rows.signum())
    case .click(.editedField(let field)): selected = field
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  // What it is about may be gone.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    if scene.state.list.find(key) != nil { return .ignored }
    model.sayLost(
      Words.fieldLost(quotedName, isGone: true, revision.isEmpty ? nil : "kept"), isTyped: true)
    return .closed()
  }
}

extension QuickEditSheet: TypedForm {
  var rows: [ContentRevision.Field] { ContentRevision.Field.allCases }

  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    let before = self[selected].text
    change(&self[selected])
    // What is typed may put it somewhere else in the list.
    if self[selected].text != before { model.list.mayLoseSight = true }
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    if !model.standAgain(scene) { model.fillList(scene) }
    return .closed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    if complaint(scene.state) != nil { return .consumed() }
    guard let command = command(in: scene.state) else { return leave(&model, scene) }
    model.fillList(scene)
    model.say(Words.edited(revision.fields.map(Words.name)))
    model.list.mayLoseSight = true
    return .closed([.perform(command)])
  }
}
