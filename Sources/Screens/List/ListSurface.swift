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
    return row.place.map(InspectorPane.Subject.group) ?? .nothing
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      let isEmpty = model.list.rows(in: scene).isEmpty
      return Binding(.when(!isEmpty, else: Words.emptyList)) { model, scene in
        model.move(step, scene)
        return []
      }
    }
    switch control {
    case .tap: return Binding(model.canAct(scene)) { $0.tap($1) }
    case .expand, .collapse, .swipe, .toggle: return folding(control, model, scene)
    case .clear, .clearGroup, .clearAll: return clearing(control, model, scene)
    case .manage: return managing(model, scene)
    case .view, .act: return viewing(control, model, scene)
    case .search, .filter, .nextHit, .previousHit: return finding(control, model, scene)
    // What acts everywhere.
    default: return nil
    }
  }

  private func folding(_ control: ControlID, _ model: Model, _ scene: Scene) -> Binding {
    let expand: Control.Act = { $0.perform($1) { $0.place.map { .expand($0.target) } } }
    let collapse: Control.Act = { $0.perform($1) { $0.place.map { .collapse($0.target) } } }
    switch control {
    case .expand:
      return Binding(
        model.canAct(scene) { row in
          if row.isExpanded { return .disabled(Words.expandedAlready) }
          return .when(row.isStack || row.isPeeked, else: Words.notAStack)
        }, act: expand)
    case .collapse:
      return Binding(
        model.canAct(scene) { .when($0.isExpanded, else: Words.notExpanded) }, act: collapse)
    case .swipe:
      if model.selected(in: scene)?.isExpanded == true { return Binding(act: collapse) }
      return Binding(model.canSwipe(scene)) { model, scene in
        model.openSwipe(scene)
        return []
      }
    default:
      let isExpanded = model.selected(in: scene)?.isExpanded == true
      return Binding(
        model.canAct(scene) { row in
          .when(row.isStack || row.isExpanded || row.isPeeked, else: Words.notAStack)
        }, act: isExpanded ? collapse : expand)
    }
  }

  private func clearing(_ control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    switch control {
    case .clear: Binding(model.canAct(scene)) { $0.clear($1) { $0.clear } }
    case .clearGroup:
      Binding(
        model.canAct(scene) { row in
          if row.isAlone { return .disabled(Words.filterHidesMembers) }
          return .when(row.place != nil, else: Words.selectFirst)
        }
      ) { $0.clear($1) { row in row.place.map { .clear(.group($0.target)) } } }
    // The control itself says why it does not under a filter.
    default:
      model.list.filter == nil
        ? Binding(model.canAct(scene)) { $0.clear($1) { _ in .clearAll(nil) } } : nil
    }
  }

  private func managing(_ model: Model, _ scene: Scene) -> Binding? {
    guard scene.isManaging else { return nil }
    return Binding(
      model.canAct(scene) { .when($0.place != nil, else: Words.selectFirst) }
    ) { model, scene in
      model.turnToPhone()
      return model.manage(scene)
    }
  }

  private func viewing(_ control: ControlID, _ model: Model, _ scene: Scene) -> Binding {
    let canView = model.canView(scene)
    if control == .act {
      return canView == .enabled ? .disabled(Words.noView) : Binding(canView) { _, _ in [] }
    }
    return Binding(canView) { model, scene in
      model.turnToPhone()
      return model.openView(scene)
    }
  }

  private func finding(_ control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    let canSearch = Availability.when(scene.state.list.count > 0, else: Words.emptyList)
    switch control {
    case .search:
      return Binding(canSearch) { model, scene in
        model.beginSearch(scene)
        return []
      }
    case .filter:
      return Binding(canSearch) { model, scene in
        model.list.beginFilter(scene)
        return []
      }
    // What is looked for already, and what never was, is so on every screen.
    default:
      if model.list.search?.matcher != nil || model.list.lastSought == nil { return nil }
      let step = control == .nextHit ? 1 : -1
      return Binding(canSearch) { model, scene in
        model.goToHit(step, scene)
        return []
      }
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): model.scrollList(by: rows, scene)
    case .click(.row(let row)): model.click(row, scene)
    case .click(.showLess(let place)): return .consumed([.perform(.collapse(place.target))])
    case .click(.clearGroup(let place)):
      return .consumed(model.clear(.clear(.group(place.target)), scene))
    case .click(.swipe(let choice)): return .consumed(model.choose(choice, scene))
    case .click(.offer(let offer)): return .consumed(model.choose(offer, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
