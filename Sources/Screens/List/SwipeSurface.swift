import Delivery
import Localization
import Notifications
import TerminalCore

/// The open swipe row: the arrows go the way they point, whichever way the phone reads.
struct SwipeSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard let choice = model.list.swipe?.choice else { return nil }
    if control == .tap { return pressing(choice, model, scene) }
    if control == .back { return Self.closing }
    guard control == choice.control else { return nil }
    // Enter does the same.
    var binding = ListSurface.answers[control]?(model, scene)
    binding?.isRedundant = true
    return binding
  }

  private static var closing: Binding {
    Binding { model, _ in
      model.list.swipe = nil
      return []
    }
  }

  private func pressing(_ choice: SwipeChoice, _ model: Model, _ scene: Scene) -> Binding {
    let isStack = model.selected(in: scene)?.isStack == true
    let title = choice.text(isStack: isStack, on: scene.state.device)
    return Binding(scene.state.systemWords(title)) { model, scene in model.choose(choice, scene) }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input, let swipe = model.list.swipe else { return .ignored }
    func next(_ steps: Int) -> SwipeChoice? {
      swipe.choice.moved(by: steps, in: scene.state.device.profile)
    }
    switch (key.code, key.modifiers) {
    case (.left, []):
      model.list.swipe = swipe.moved(to: next(-scene.rightwards) ?? swipe.choice)
    // Left opened it: the other way takes that back, and closes it beyond the rightmost one.
    case (.right, []) where swipe.isFresh: model.list.swipe = nil
    case (.right, []):
      model.list.swipe = next(scene.rightwards).map(swipe.moved)
    case (.tab, []): model.list.swipe = swipe.moved(to: next(1) ?? .view)
    case (.tab, .shift): model.list.swipe = swipe.moved(to: next(-1) ?? .clear)
    case (.enter, []): return .consumed(model.choose(swipe.choice, scene))
    case (.escape, []): model.list.swipe = nil
    // Any other closes it and acts as ever.
    default:
      model.list.swipe = nil
      return .ignored
    }
    return .consumed()
  }
}
