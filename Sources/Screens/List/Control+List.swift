import Explaining
import Scenarios

extension Control {
  /// What can be done with the rows of the list.
  static let list = rows + clearing + undoing

  private static let rows: [Control] = [
    row(
      .tap,
      ControlWords(
        ActWords.tap, "Tap the selected row: a stack expands, a notification opens",
        also: "press click open"), [Shortcut(.enter)], verb: .tap, footer: 1),
    row(
      .expand, ControlWords(ActWords.expand, "Expand the selected stack", also: "open unfold"),
      [Shortcut("l"), Shortcut(.right)], verb: .expand, footer: 20),
    row(
      .collapse,
      ControlWords("collapse", "Collapse the group, from any of its members", also: "close fold"),
      [Shortcut("h")], verb: .collapse, footer: 20),
    row(
      .swipe,
      ControlWords(
        "view, manage, clear",
        "Open the row’s View, Manage and Clear; on a member, collapse its group"), [Shortcut(.left)]
    ),
    row(
      .toggle, ControlWords("expand or collapse", "Expand or collapse the selected group"),
      [Shortcut("e"), Shortcut(" ")]),
    Control(
      .manage, ActWords.manage,
      "Manage the app of the selected row: quietly, prominently, or not at all",
      also: "turn off quietly silence mute disable stop", [Shortcut("m")], in: .list, verb: .manage,
      footer: 7,
      when: { _, scene in
        .disabled(scene.isManaging ? scene.whyNoList : Sentence(Words.noManaging))
      }),
  ]

  private static let clearing: [Control] = [
    row(
      .clear,
      ControlWords(
        "clear", "Clear the selected row; a stack is one row", also: "delete remove dismiss"),
      [Shortcut("x")], verb: .clear, footer: 3),
    row(
      .clearGroup,
      ControlWords(
        "clear group", "Clear the whole group of the selected row", also: "delete remove stack"),
      [Shortcut("X")], verb: .clear),
    Control(
      .clearAll, "clear all", "Clear the whole list; its header does it too",
      also: "delete remove everything empty", [], in: .list, verb: .clearAll,
      when: { model, scene in
        .disabled(
          model.list.filter == nil ? scene.whyNoList : Words.filterRefusesClearAll)
      }),
  ]

  private static func row(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], verb: Verb? = nil,
    footer: Int? = nil
  ) -> Control {
    Control(
      id, words, shortcuts, in: .list, verb: verb, footer: footer, when: onListAlone)
  }

  private static let undoing: [Control] = [
    Control(
      .undo, "undo", "Take your last act back", also: "revert back", [Shortcut("u")], in: .list,
      verb: .undo, footer: 4,
      when: { _, scene in .when(scene.undoTitle != nil, else: Words.nothingToUndo) },
      act: { model, scene in
        model.holdFirstRowOfGroup(scene)
        model.lastAct.isRewinding = true
        model.say(Words.undid(scene.undoTitle ?? ""))
        return [.undo]
      }),
    Control(
      .redo, "redo", "Do again what was taken back", also: "again repeat",
      [Shortcut("U"), .control("r")], in: .list, verb: .redo, footer: 8,
      when: { _, scene in .when(scene.redoTitle != nil, else: Words.nothingToRedo) },
      act: { model, scene in
        model.holdFirstRowOfGroup(scene)
        model.lastAct.isRewinding = true
        model.say(Words.redid(scene.redoTitle ?? ""))
        return [.redo]
      }),
  ]
}

/// What is done with rows of the list.
extension ControlID {
  package static let tap = ControlID("tap")
  package static let expand = ControlID("expand")
  package static let collapse = ControlID("collapse")
  package static let swipe = ControlID("swipe")
  package static let toggle = ControlID("toggle")
  package static let manage = ControlID("manage")
  package static let clear = ControlID("clear")
  package static let clearGroup = ControlID("clear-group")
  package static let clearAll = ControlID("clear-all")
  package static let undo = ControlID("undo")
  package static let redo = ControlID("redo")
}
