import Delivery
import Notifications
import TerminalCore

extension QuickEdit: ModalSheet {
  var losesNothing: Bool { revision.isEmpty }
  var preview: SheetPreview? { .list }

  // Beside the list it is about; where there is no room beside, below.
  func position(in model: Model) -> Layering.Position {
    guard model.layout.hasInspector, model.layout.hasPhone else { return .bottom }
    return .at(Point(column: model.layout.phoneColumns + 1, row: model.size.rows))
  }

  func rowsBelowPhone(_ size: Size) -> Int { QuickEditSheet.rows(in: size) - 1 }

  func element(_ model: Model, _ scene: Scene) -> Part { QuickEditSheet(model, scene, self).part }

  func looked(at scene: Scene) -> Scene {
    guard !revision.isEmpty, let state = try? edited(scene.state) else { return scene }
    return scene.with(state)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .paste(let text): edit(&model) { $0.insert(text) }
    case .wheel(let rows): move(by: rows.signum())
    case .click(.editedField(let field)): selected = field
    case .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    switch (key.code, key.modifiers) {
    case (.escape, _):
      model.fillList(scene)
      return .closed()
    case (.enter, _): return keep(&model, scene)
    case (.up, _), (.tab, .shift): move(by: -1)
    case (.down, _), (.tab, _): move(by: 1)
    case (.pageUp, _): move(by: -ContentRevision.Field.allCases.count)
    case (.pageDown, _): move(by: ContentRevision.Field.allCases.count)
    default: edit(&model) { field in _ = field.handle(key) }
    }
    return .consumed()
  }

  private mutating func edit(_ model: inout Model, _ change: (inout TextField) -> Void) {
    let before = self[selected].text
    change(&self[selected])
    // What is typed may put it somewhere else in the list.
    if self[selected].text != before { model.list.mayLoseSight = true }
  }

  private mutating func move(by count: Int) {
    let all = ContentRevision.Field.allCases
    let index = (all.firstIndex(of: selected) ?? 0) + count
    selected = all[min(max(0, index), all.count - 1)]
  }

  private func keep(_ model: inout Model, _ scene: Scene) -> Handling {
    if complaint(scene.state) != nil { return .consumed() }
    model.fillList(scene)
    guard let command = command(in: scene.state) else { return .closed() }
    model.say(Words.edited(revision.fields.map(Words.name)))
    model.list.mayLoseSight = true
    return .closed([.perform(command)])
  }

  // What it is about may be gone.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    scene.state.list.find(key) == nil ? .closed() : .ignored
  }
}
