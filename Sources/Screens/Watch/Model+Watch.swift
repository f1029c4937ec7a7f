import Delivery
import Explaining
import Scenarios
import TerminalCore

extension Model {
  /// Whether the watch takes the keys.
  func isOnWatch(in scene: Scene) -> Bool {
    phone.watch.isFocused && focus == .phone && layout.hasPhone && scene.state.device.watch != nil
      && phoneLayer(in: scene) == nil
  }

  /// Keeps room for the watch as it is now.
  mutating func measureWatch(_ scene: Scene) {
    phone.watch.rows = WatchCard(self, scene)?.rows ?? 0
    guard let look = scene.state.watch.look else {
      (phone.watch.isFocused, phone.watch.button) = (false, 0)
      return
    }
    let last = scene.state.choices(of: look.number).count
    phone.watch.button = min(phone.watch.button, last)
  }

  /// W6: raises the wrist: what shows opens, or the newest that is on the watch.
  mutating func raiseWrist(_ scene: Scene) -> [Effect] {
    guard let number = scene.state.watch.look?.number ?? scene.state.watchNumbers.first else {
      return []
    }
    focus = .phone
    (phone.watch.isFocused, phone.watch.button) = (true, 0)
    if scene.state.watch.look?.isLong == true { return [] }
    return [.perform(.watch(.view(scene.state.notification(number).key)))]
  }

  /// Moves among the buttons of the long look.
  mutating func moveOnWatch(by step: Step, _ look: WatchLook, _ scene: Scene) {
    let last = scene.state.choices(of: look.number).count
    phone.watch.button = min(max(0, phone.watch.button + step.count), last)
  }

  /// Presses the action with an index; one that asks for a text is written on the command line, as dictated.
  mutating func pressActionOnWatch(
    _ index: Int, _ look: WatchLook, _ scene: Scene
  ) -> [Effect] {
    let choices = scene.state.choices(of: look.number)
    guard choices.indices.contains(index) else {
      say(Words.noAction(index + 1, of: choices.count), isError: true)
      return []
    }
    let key = scene.state.notification(look.number).key
    let choice = choices[index]
    guard choice.asksForText else {
      return [.perform(.watch(.act(key, action: choice.identifier, text: nil)))]
    }
    let name = scene.state.scenarioName(of: key)
    return openCommands(
      with: "\(Verb.watchAct.name) \(name) \(choice.identifier.scenarioWord) text=", scene)
  }

  /// Presses something of the watch with the mouse.
  mutating func press(_ spot: WatchSpot, onWatch scene: Scene) -> [Effect] {
    guard let look = scene.state.watch.look else { return raiseWrist(scene) }
    switch spot {
    case .card: return raiseWrist(scene)
    case .clear: return [.perform(.watch(.clear(scene.state.notification(look.number).key)))]
    case .action(let identifier):
      let index = scene.state.choices(of: look.number).firstIndex { $0.identifier == identifier }
      return index.map { pressActionOnWatch($0, look, scene) } ?? []
    }
  }
}

extension Control {
  /// What turns to the watch.
  static let watch: [Control] = [
    Control(
      .watch, .watch, [Shortcut("r")], in: .phone, verb: Verb.named("watch-view"), footer: 7,
      when: { _, scene in
        guard let watch = scene.state.device.watch else { return .disabled(Words.noWatch) }
        guard watch.isInUse else { return .disabled(Words.watchIsAway) }
        return .when(!scene.state.watchNumbers.isEmpty, else: Words.nothingOnWatchYet)
      },
      act: { model, scene in model.raiseWrist(scene) })
  ]
}

extension ControlID {
  /// Whether the watch is worn.
  package static let watch = ControlID("watch")
}
