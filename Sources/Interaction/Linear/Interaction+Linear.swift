import Screens

extension Interaction {
  /// The screen of the present moment to be read line by line.
  ///
  /// Brings everything up to date first, as `frame` does.
  mutating func linearScreen() -> LinearScreen {
    frame()
    return LinearScreen(model, scene)
  }
}
