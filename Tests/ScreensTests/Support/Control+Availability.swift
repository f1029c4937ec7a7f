@testable import Screens

extension Control {
  /// Whether it can act.
  func availability(_ model: Model, _ scene: Scene) -> Availability {
    Bindings(model, scene)[self].availability
  }
}
