@testable import Screens

extension ScreenHarness {
  /// The screen to be read.
  var linear: LinearScreen { LinearScreen(model, scene) }
}
