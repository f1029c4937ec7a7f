import TerminalCore

/// The keys that were pressed last, as far as they mean something for the next.
struct PressedKeys: Hashable, Sendable {
  /// The keys of a control that began but did not end: `g`, `s`, `o`.
  var pending: [Key] = []
  /// When the last of them was pressed, by the interface's time.
  var since = Duration.zero
  /// The digit that was typed last; nil where the last key was none.
  var digit: Int?
  /// Whether the last key was Ctrl-C.
  var wasInterrupted = false
  /// What was said where a field that was written into went by itself: letters are no commands
  /// until another key is pressed. Nil where none went.
  var lost: Message?
}
