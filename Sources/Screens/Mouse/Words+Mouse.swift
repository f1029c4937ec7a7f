/// The words of what the mouse does.
extension Words {
  static let onePaneOnly = "Only one pane is on the screen."
  static let closedByEscape: Sentence =
    "\(fixed: .escape) closes it; a click beside it does not, so that nothing is lost."
  static let noFurther = "The line between the panes goes no further."

  static func mouseNow(_ isCaptured: Bool) -> String {
    isCaptured ? "mouse: ours" : "mouse: the terminal’s"
  }
  static func mouse(isCaptured: Bool) -> Sentence {
    isCaptured
      ? "The mouse works here again."
      : "The mouse is the terminal’s now, to select text; \(key: .mouse) takes it back."
  }
}

extension ControlWords {
  static let mouse = ControlWords(
    "mouse", "Leave the mouse to the terminal, so that text can be selected, or take it back",
    also: "select text capture")
  static let narrower = ControlWords("narrower phone", "Move the line between the panes back")
  static let wider = ControlWords("wider phone", "Move the line between the panes on")
}
