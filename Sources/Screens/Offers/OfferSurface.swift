import Delivery
import TerminalCore

/// What lies over the phone's screen: a question of the system, or a sheet.
struct OfferSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard model.phoneLayer(in: scene) != nil else { return nil }
    if let step = control.step {
      return Binding { model, scene in
        move(by: step.count, &model, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      model.focusedOffer(scene).map { offer in
        var binding = Binding(offer.title) { model, scene in model.choose(offer, scene) }
        // On the way out Enter does what Esc does anywhere.
        binding.isRedundant = model.phoneLayer(in: scene).flatMap(scene.state.wayOut) == offer
        return binding
      }
    },
    .back: leaving,
    // What leaves the program leaves a sheet first; a box waits for an answer, which that is not.
    .quit: { model, scene in
      guard model.focus == .phone, case .sheet? = model.phoneLayer(in: scene) else { return nil }
      return leaving(model, scene).flatMap { $0.availability == .enabled ? $0 : nil }
    },
  ]

  @Sendable private static func leaving(_ model: Model, _ scene: Scene) -> Binding? {
    guard let layer = model.phoneLayer(in: scene) else { return nil }
    let choices = scene.state.choices(of: layer)
    let wayOut = scene.state.wayOut(of: layer)
    return Binding(
      wayOut?.title, .when(wayOut != nil, else: Words.mustAnswer(choices.map(\.title)))
    ) { model, scene in leave(layer, &model, scene) }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard let layer = model.phoneLayer(in: scene) else { return .ignored }
    switch input {
    case .key(let key): return press(key, on: layer, &model, scene)
    case .click(.offer(let offer)): return .consumed(model.choose(offer, scene))
    case .clickBeside(let point): return clickBeside(at: point, layer, &model, scene)
    case .click, .paste, .wheel, .payloads, .lineEnded, .refused: return .ignored
    }
  }

  // Keys that move among buttons or press one.
  private func press(
    _ key: Key, on layer: PhoneLayer, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    let choices = scene.state.choices(of: layer)
    let index = model.phone.focusedIndex(of: layer, scene.state)
    if let next = key.button(from: index, of: choices.count, scene) {
      model.phone.focus(on: next, of: layer)
      return .consumed()
    }
    if key.pressesButton { return .consumed(model.choose(choices[index], scene)) }
    guard case (.character(let digit), []) = (key.code, key.modifiers),
      let number = digit.wholeNumberValue
    else { return .ignored }
    if choices.indices.contains(number - 1) {
      return .consumed(model.choose(choices[number - 1], scene))
    }
    model.say(Words.noChoice(number, among: choices.map(\.title)), isError: true)
    return .consumed()
  }

  // Beside it is where it leads out; a question of the system has to be answered.
  private func clickBeside(
    at point: Point, _ layer: PhoneLayer, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    let layout = model.layout
    let phone = Rect(column: 0, row: 1, columns: layout.phoneColumns, rows: layout.phoneRows)
    guard layout.hasPhone, phone.contains(point) else { return .ignored }
    let choices = scene.state.choices(of: layer)
    // An alert is modal: beside it there is nothing to press.
    guard choices.last?.isWayOut == true else {
      model.say(Words.mustAnswer(choices.map(\.title)), isError: true)
      return .consumed()
    }
    model.focus = .phone
    return .consumed(Self.leave(layer, &model, scene))
  }

  // Among the buttons.
  private func move(by count: Int, _ model: inout Model, _ scene: Scene) {
    guard let layer = model.phoneLayer(in: scene) else { return }
    let last = scene.state.choices(of: layer).count - 1
    let index = model.phone.focusedIndex(of: layer, scene.state) + count
    model.phone.focus(on: min(max(0, index), last), of: layer)
  }

  // Its own way out, where it has one.
  private static func leave(
    _ layer: PhoneLayer, _ model: inout Model, _ scene: Scene
  ) -> [Effect] {
    scene.state.wayOut(of: layer).map { model.choose($0, scene) } ?? []
  }
}
