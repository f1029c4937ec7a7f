import Delivery
import TerminalCore

/// The watch, while it takes the keys.
struct WatchSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard model.isOnWatch(in: scene), let look = scene.state.watch.look else { return nil }
    if let step = control.step, look.isLong {
      return Binding { model, scene in
        model.moveOnWatch(by: step, look, scene)
        return []
      }
    }
    return Self.answers[control]?(look, model, scene)
  }

  private typealias Answer = @Sendable (WatchLook, Model, Scene) -> Binding

  private static let answers: [ControlID: Answer] = [
    .tap: pressing,
    .act: { look, _, _ in
      Binding { $0.pressActionOnWatch(($0.pressed.digit ?? 1) - 1, look, $1) }
    },
    .clear: { look, _, scene in clearing(look, scene) },
    .back: { _, _, _ in
      Binding(Words.lowersWrist) { model, _ in
        model.phone.watch.isFocused = false
        return [.perform(.watch(.close))]
      }
    },
    .nextPane: { _, _, _ in
      Binding { model, _ in
        model.phone.watch.isFocused = false
        return []
      }
    },
  ]

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .click(.watch(let spot)) = input else { return .ignored }
    return .consumed(model.press(spot, onWatch: scene))
  }

  @Sendable private static func pressing(
    _ look: WatchLook, _ model: Model, _ scene: Scene
  ) -> Binding {
    if !look.isLong { return Binding(Words.raisesWrist) { $0.raiseWrist($1) } }
    let choices = scene.state.choices(of: look.number)
    let index = model.phone.watch.button
    guard choices.indices.contains(index) else { return clearing(look, scene) }
    return Binding(choices[index].title) { $0.pressActionOnWatch(index, look, $1) }
  }

  private static func clearing(_ look: WatchLook, _ scene: Scene) -> Binding {
    let key = scene.state.notification(look.number).key
    return Binding(scene.state.systemWords(.clear)) { _, _ in [.perform(.watch(.clear(key)))] }
  }
}
