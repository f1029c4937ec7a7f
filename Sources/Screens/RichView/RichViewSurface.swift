import Delivery
import Explaining
import Notifications
import TerminalCore

/// The open rich view.
struct RichViewSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard let view = model.openView(in: scene) else { return nil }
    if let step = control.step {
      return Binding { model, scene in
        move(by: step, view, in: &model, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  func holdsText(_ model: Model, _ scene: Scene) -> Bool {
    model.focusedView(in: scene)?.field != nil && !model.phone.viewing.field.isEmpty
  }

  private static let answers: Answers = [
    .view: { _, _ in .disabled(Words.viewIsOpen) },
    .act: { _, _ in Binding { pressAction($0.pressed.digit ?? 1, in: &$0, $1) } },
    .edit: { model, scene in editing(model, scene) },
    .undoWriting: undoing,
    .tap: { model, scene in model.focusedView(in: scene).map { pressing($0, model, scene) } },
    .manage: { model, scene in model.focusedView(in: scene).map { managing($0, scene) } },
    .back: leaving, .quit: leaving,
  ]

  @Sendable private static func leaving(_ model: Model, _ scene: Scene) -> Binding? {
    model.focusedView(in: scene).map { closing($0, scene) }
  }

  private static func pressing(_ view: RichView, _ model: Model, _ scene: Scene) -> Binding {
    let spot = model.phone.viewing.spot
    let isHidden = RichPane(model, scene, view).hides(spot)
    var binding = Binding(title(of: spot, in: view).map { isHidden ? Words.shows($0) : $0 }) {
      pressFocused(of: view, in: &$0, $1)
    }
    // On what closes the view, Enter does what Esc does anywhere.
    binding.isRedundant = spot == .close
    return binding
  }

  private static func managing(_ view: RichView, _ scene: Scene) -> Binding {
    if !scene.isManaging { return .disabled(Words.noManaging) }
    return Binding(scene.managingTitle) { model, scene in
      press(.manage, of: view, in: &model, scene)
    }
  }

  private static func closing(_ view: RichView, _ scene: Scene) -> Binding {
    let title = scene.state.pane?.textInput == nil ? Words.closeView : nil
    return Binding(title) { model, scene in
      view.field == nil ? dismissing(view, in: &model, scene) : [.perform(.cancel)]
    }
  }

  // What the extension is made of, where that is a file; else where the focused action is declared.
  private static func editing(_ model: Model, _ scene: Scene) -> Binding? {
    let places = [scene.state.extensionPlace, actionPlace(model, scene)].compactMap(\.self)
    guard let place = places.first(where: { !$0.isWithoutFile }) else { return nil }
    return Binding { _, _ in [.terminal(.edit(path: place.path, line: Int(place.line)))] }
  }

  private static func actionPlace(_ model: Model, _ scene: Scene) -> Place? {
    guard model.isViewFocused(in: scene),
      case .action(let identifier) = model.phone.viewing.spot,
      let number = scene.state.pane?.notification
    else { return nil }
    let notification = scene.state.notification(number)
    let app = scene.state.app(notification.app)?.app
    let category = app?.category(notification.content.categoryIdentifier)
    return category?.actions.first { $0.identifier.isExactly(identifier) }?.title.place
  }

  @Sendable private static func undoing(_ model: Model, _ scene: Scene) -> Binding? {
    guard model.isWriting(in: scene), model.phone.viewing.field.canUndo else { return nil }
    return Binding { model, _ in
      model.phone.viewing.field.undo()
      return []
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard let view = model.openView(in: scene) else { return .ignored }
    switch input {
    case .key(let key): return press(key, view, &model, scene)
    case .paste(let text):
      guard model.isWriting(in: scene) else { return .ignored }
      model.phone.viewing.field.insert(text)
    case .wheel(let rows):
      if model.phoneLayer(in: scene) == nil { scroll(by: rows, view, in: &model, scene) }
    case .click(.view(let spot)): return click(spot, view, &model, scene)
    case .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func press(
    _ key: Key, _ view: RichView, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    guard model.isViewFocused(in: scene) else { return .ignored }
    // What is typed is text, whatever it means elsewhere.
    if model.phone.viewing.spot == .field,
      model.phone.viewing.field.type(key, running: scene.direction)
    {
      return .consumed()
    }
    if key.pressesButton {
      return .consumed(Self.pressFocused(of: view, in: &model, scene))
    }
    let spots = view.spots(isManaged: scene.isManaging)
    let index = spots.firstIndex(of: model.phone.viewing.spot) ?? 0
    guard let next = key.button(from: index, of: spots.count, scene) else { return .ignored }
    let isHidden = RichPane(model, scene, view).hides(model.phone.viewing.spot)
    focus(on: isHidden ? index : next, of: spots, view, in: &model, scene)
    return .consumed()
  }

  private func click(
    _ spot: ViewSpot, _ view: RichView, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    guard model.phoneLayer(in: scene) == nil else { return .consumed() }
    model.focus = .phone
    guard spot == .field else { return .consumed(Self.press(spot, of: view, in: &model, scene)) }
    model.phone.viewing.spot = .field
    return .consumed()
  }
}
