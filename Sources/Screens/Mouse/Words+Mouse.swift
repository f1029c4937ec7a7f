/// The words of what the mouse does.
extension Words {
  /// Why the line between the panes cannot be moved.
  static let onePaneOnly = "Only one pane is on the screen."
  /// What is said to a click beside a sheet that holds typed text.
  static let closedByEscape: Sentence =
    "\(fixed: .escape) closes it; a click beside it does not, so that nothing is lost."
  /// Why the line between the panes does not move: a pane is at its least width.
  static let noFurther = "The line between the panes goes no further."

  /// The label of the option: who gets the mouse.
  static func mouseNow(_ isCaptured: Bool) -> ControlTitle {
    ControlTitle("mouse", isCaptured ? "ours" : "the terminal’s")
  }
  /// What is said once the mouse changed hands.
  static func mouse(isCaptured: Bool) -> Sentence {
    isCaptured
      ? "The mouse works here again."
      : "The mouse is the terminal’s now, to select text; \(key: .mouse) takes it back."
  }
}
