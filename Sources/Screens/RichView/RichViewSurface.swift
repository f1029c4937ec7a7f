import Delivery
import TerminalCore

/// The open rich view.
struct RichViewSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard let view = model.openView(in: scene) else { return nil }
    if let step = control.step {
      return Binding { model, scene in
        model.moveInView(by: step, view, scene)
        return []
      }
    }
    switch control {
    case .view: return .disabled(Words.viewIsOpen)
    case .act: return Binding { $0.pressAction($0.pressed.digit ?? 1, $1) }
    case .edit: return editing(scene)
    case .undoWriting: return undoing(model, scene)
    case .tap, .manage, .back:
      return model.isViewFocused(in: scene) ? pressing(control, view, model, scene) : nil
    // The surface's below it.
    default: return nil
    }
  }

  // What needs the view to have the keys.
  private func pressing(
    _ control: ControlID, _ view: RichView, _ model: Model, _ scene: Scene
  ) -> Binding? {
    switch control {
    case .tap:
      let spot = model.phone.viewing.spot
      var binding = Binding(model.focusedTitle(scene)) { model, scene in
        model.press(spot, of: view, scene)
      }
      // On what closes the view, Enter does what Esc does anywhere.
      binding.isRedundant = spot == .close
      return binding
    case .manage:
      if !scene.isManaging { return .disabled(Words.noManaging) }
      return Binding { model, scene in model.press(.manage, of: view, scene) }
    default:
      let title = scene.state.pane?.textInput == nil ? Words.closeView : nil
      return Binding(title) { _, _ in
        [.perform(view.field == nil ? .view(.dismiss(nil)) : .cancel)]
      }
    }
  }

  // What the extension is made of, where that is a file.
  private func editing(_ scene: Scene) -> Binding? {
    guard let place = scene.state.extensionPlace, !place.isWithoutFile else { return nil }
    return Binding { _, _ in [.edit(path: place.path, line: Int(place.line))] }
  }

  private func undoing(_ model: Model, _ scene: Scene) -> Binding? {
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
      if model.phoneLayer(in: scene) == nil { model.scrollView(by: rows, view, scene) }
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
    if model.phone.viewing.spot == .field, model.phone.viewing.field.handle(key) {
      return .consumed()
    }
    switch (key.code, key.modifiers) {
    case (.tab, []): model.moveInView(by: 1, wraps: true, view, scene)
    case (.tab, .shift): model.moveInView(by: -1, wraps: true, view, scene)
    case (.left, []): model.moveInView(by: -scene.rightwards, view, scene)
    case (.right, []): model.moveInView(by: scene.rightwards, view, scene)
    case (.character(" "), []):
      return .consumed(model.press(model.phone.viewing.spot, of: view, scene))
    default: return .ignored
    }
    return .consumed()
  }

  private func click(
    _ spot: ViewSpot, _ view: RichView, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    guard model.phoneLayer(in: scene) == nil else { return .consumed() }
    model.focus = .phone
    guard spot == .field else { return .consumed(model.press(spot, of: view, scene)) }
    model.phone.viewing.spot = .field
    return .consumed()
  }
}
