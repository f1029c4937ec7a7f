/// A moment of the past that is looked at.
struct PastSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    control == .back ? .toPresent : nil
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.previousEvent, .nextEvent] }
}

extension Binding {
  /// Returns to the present.
  static var toPresent: Binding {
    Binding(Words.now) { model, scene in model.show(.present, scene) }
  }
}
