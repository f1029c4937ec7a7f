import Delivery
import Scenarios

/// The watch, while it takes the keys.
struct WatchSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard model.isOnWatch(in: scene), let look = scene.state.watch.look else { return nil }
    if let step = control.step, look.isLong {
      return Binding { model, scene in
        let last = scene.state.watchChoices(of: look.number).count
        model.phone.watch.button = min(max(0, model.phone.watch.button + step.count), last)
        return []
      }
    }
    return Self.answers[control]?(look, model, scene)
  }

  private static let answers: AnswersAbout<WatchLook> = [
    .tap: { pressing($0, $1, $2) },
    .act: { look, _, _ in
      Binding { pressAction(($0.pressed.digit ?? 1) - 1, look, in: &$0, $1) }
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
    return .consumed(press(spot, in: &model, scene))
  }

  private static func pressing(_ look: WatchLook, _ model: Model, _ scene: Scene) -> Binding {
    if !look.isLong { return Binding(Words.raisesWrist) { raiseWrist(in: &$0, $1) } }
    let choices = scene.state.watchChoices(of: look.number)
    let index = model.phone.watch.button
    guard choices.indices.contains(index) else { return clearing(look, scene) }
    return Binding(choices[index].title) { pressAction(index, look, in: &$0, $1) }
  }

  private static func clearing(_ look: WatchLook, _ scene: Scene) -> Binding {
    Binding(scene.state.systemWords(.clear)) { _, scene in clear(look, scene) }
  }

  private static func clear(_ look: WatchLook, _ scene: Scene) -> [Effect] {
    [.perform(.watch(.clear(scene.state.notification(look.number).key)))]
  }

  /// W6: raises the wrist: what shows opens, or the newest that is on the watch.
  static func raiseWrist(in model: inout Model, _ scene: Scene) -> [Effect] {
    guard let number = scene.state.watch.look?.number ?? scene.state.watchNumbers.first else {
      return []
    }
    model.focus = .phone
    (model.phone.watch.isFocused, model.phone.watch.button) = (true, 0)
    if scene.state.watch.look?.isLong == true { return [] }
    return [.perform(.watch(.view(scene.state.notification(number).key)))]
  }

  // Of the action with an index; one that asks for a text is written on the
  // command line, as dictated: between quotes, for it has blanks.
  private static func pressAction(
    _ index: Int, _ look: WatchLook, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let choices = scene.state.watchChoices(of: look.number)
    guard choices.indices.contains(index) else {
      model.say(Words.noAction(index + 1, of: choices.count), isError: true)
      return []
    }
    let key = scene.state.notification(look.number).key
    let choice = choices[index]
    guard choice.asksForText else {
      return [.perform(.watch(.act(key, action: choice.identifier, text: nil)))]
    }
    let name = scene.state.scenarioName(of: key)
    return model.openCommands(
      with: "\(Verb.watchAct.name) \(name) \(choice.identifier.scenarioWord) text=\"",
      before: "\"", scene)
  }

  private func press(_ spot: WatchSpot, in model: inout Model, _ scene: Scene) -> [Effect] {
    guard let look = scene.state.watch.look else { return Self.raiseWrist(in: &model, scene) }
    switch spot {
    case .card: return Self.raiseWrist(in: &model, scene)
    case .clear: return Self.clear(look, scene)
    case .action(let identifier):
      let index = scene.state.watchChoices(of: look.number).firstIndex {
        $0.identifier.isExactly(identifier)
      }
      return index.map { Self.pressAction($0, look, in: &model, scene) } ?? []
    }
  }
}
