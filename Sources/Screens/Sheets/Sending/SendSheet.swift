import TerminalCore

/// The payloads to send while they are looked through.
struct SendSheet: ChoiceList {
  /// Nil while they are looked for.
  var choices: [PayloadChoice]?
  var choice = RowChoice()

  /// The selected one; nil where there is none.
  var payload: PayloadChoice? {
    choices.flatMap { $0.indices.contains(choice.selected) ? $0[choice.selected] : nil }
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    (payload == nil ? [] : [.enter(Words.delivers)])
      + (scene.state.apps.isEmpty ? [] : [SheetAct(Key(.tab), Words.newRequest.lowercased())])
  }

  func element(_ model: Model, _ scene: Scene) -> Part { SendingPainter(model, scene, self).part }

  func count(_ model: Model, _ scene: Scene) -> Int { choices?.count ?? 0 }

  /// Rows of the list; the rest shows the selected one.
  func rows(_ model: Model) -> Int { max(3, (model.sheetSize.rows - 6) * 2 / 5) }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .payloads(let payloads, _):
      choices = payloads
      select(choice.selected, &model, scene)
      return .consumed()
    // Nothing brings the payloads any more that it waits for.
    case .refused: return choices == nil ? .closed() : .ignored
    case .key(let key) where key == Key(.tab):
      return .closed(model.run(ControlID.addRequest, scene))
    case .key, .paste, .wheel, .click, .clickBeside, .lineEnded: return choose(input, &model, scene)
    }
  }

  mutating func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let payload else { return .consumed() }
    return .closed(model.deliver(payload.title, by: .deliver(payload)))
  }
}

extension Words {
  /// What Enter does with a payload.
  static let delivers = "deliver"
}
