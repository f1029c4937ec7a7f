import Delivery
import TerminalCore

/// The list of the lock screen or of Notification Center.
struct ListSurface: ScreenSurface {
  /// What the screen is called that the list is on.
  let title: String

  var showsList: Bool { true }

  func title(in scene: Scene) -> String { title }

  func element(in phone: PhonePane) -> Part { phone.list?.part ?? .empty }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    model.selected(in: scene)?.app.flatMap(scene.state.app)
  }

  func subject(in inspector: InspectorPane) -> InspectorPane.Subject {
    guard let row = inspector.selected else { return .nothing }
    if let number = row.number { return .notification(number) }
    let state = inspector.scene.state
    switch row.item {
    case .counted:
      if let counted = Remark(countedIn: inspector.scene, inspector.model) {
        return .remark(counted)
      }
    case .summary(let card): return .remark(Remark(state.summary.cards[card], in: state))
    case .nextSummary: return .remark(Remark(nextIn: state))
    case .row, .listHeader, .historyHeader, .featured, .held: break
    }
    return row.place.map(InspectorPane.Subject.group) ?? .nothing
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      let isEmpty = model.list.rows(in: scene).isEmpty
      return Binding(.when(!isEmpty, else: model.whyNoRow)) { model, scene in
        Self.move(step, in: &model, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  // An empty one has nothing else to do.
  func footer(_ model: Model, _ scene: Scene) -> [ControlID] {
    model.list.filter == nil && model.list.rows(in: scene).isEmpty ? [.send] : []
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): model.scrollList(by: rows, scene)
    case .click(.row(let row)): model.click(row, scene)
    case .click(.showLess(let place)):
      if model.selected(in: scene)?.place == place { model.holdFirstRowOfGroup(scene) }
      return .consumed([.perform(.collapse(place.target))])
    case .click(.clear(let header)): return .consumed(model.clear(header, scene))
    case .click(.swipe(let choice)): return .consumed(model.choose(choice, scene))
    case .click(.offer(let offer)): return .consumed(model.choose(offer, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
