/// What comes from the person through a terminal.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted as one piece (bracketed paste): text, never keys.
  case paste(String)
  /// The terminal has this size now.
  case resize(Size)
  /// The terminal window got or lost the focus.
  case focus(Bool)
  /// What the terminal said its background is, when it was asked.
  case background(RGB)
  /// What the terminal calls itself, when it was asked.
  case terminal(String)
}
