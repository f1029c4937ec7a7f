import Delivery

/// The interface's own state of the watch beside the phone.
struct WatchView: Sendable {
  /// Whether it takes the keys.
  var isFocused = false
  /// Which of its buttons has the focus, counted from the first action; the last one clears.
  var button = 0
  /// Rows that its card takes; 0 while none is paired.
  var rows = 0

  /// Keeps room for the watch as it is now.
  ///
  /// - Parameter rows: Those of its card; nil while none is paired.
  mutating func keepRoom(rows: Int?, in state: State) {
    self.rows = rows ?? 0
    guard let look = state.watch.look else {
      (isFocused, button) = (false, 0)
      return
    }
    button = min(button, state.watchChoices(of: look.number).count)
  }
}
