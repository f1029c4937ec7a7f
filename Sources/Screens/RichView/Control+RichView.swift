import Scenarios

extension Control {
  /// What opens a rich view and presses its actions.
  static let richView: [Control] = [
    Control(
      .view, "view", "Open the rich view of the selected row", also: "rich picture actions details",
      [Shortcut("v")], in: .list, verb: .view, footer: 2,
      when: onListAlone),
    Control(
      .act, "action", "Press that action of the open rich view", (1...9).map { Shortcut("\($0)") },
      in: .list, verb: .act, footer: 21,
      when: onListAlone),
    Control(
      .undoWriting, "undo writing", "Take back what you wrote last in the field with the cursor",
      also: "unwrite text", [.control("_")], in: .list, footer: 3,
      elsewhere: Sentence(Words.notWriting)),
  ]
}

/// The open rich view.
extension ControlID {
  package static let view = ControlID("view")
  package static let act = ControlID("act")
  static let undoWriting = ControlID("undo-writing")
}
