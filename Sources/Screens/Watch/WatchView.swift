/// The interface's own state of the watch beside the phone.
struct WatchView: Sendable {
  /// Whether it takes the keys.
  var isFocused = false
  /// Which of its buttons has the focus, counted from the first action; the last one clears.
  var button = 0
  /// Rows that its card takes; 0 while none is paired.
  var rows = 0
}
