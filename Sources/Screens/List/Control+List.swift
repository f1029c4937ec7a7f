import Delivery
import Scenarios

extension Control {
  /// What can be done with the rows of the list.
  static let list = rows + clearing + undoing

  private static let rows: [Control] = [
    row(.tap, .tap, [Shortcut(.enter)], verb: .tap, footer: 1),
    row(.expand, .expand, [Shortcut("l"), Shortcut(.right)], verb: .expand, footer: 20),
    row(.collapse, .collapse, [Shortcut("h")], verb: .collapse, footer: 20),
    row(.swipe, .swipe, [Shortcut(.left)]),
    row(.toggle, .toggle, [Shortcut("e"), Shortcut(" ")]),
    Control(
      .manage, .manage, [Shortcut("m")], in: .list, verb: .manage, footer: 7,
      when: { _, scene in
        .disabled(scene.isManaging ? Words.notTheList : Sentence(Words.noManaging))
      },
      act: { _, _ in [] }),
  ]

  private static let clearing: [Control] = [
    row(.clear, .clear, [Shortcut("x")], verb: .clear, footer: 3),
    row(.clearGroup, .clearGroup, [Shortcut("X")], verb: .clear),
    Control(
      .clearAll, .clearAll, [], in: .list, verb: .clearAll,
      when: { model, _ in
        .disabled(
          model.list.filter == nil ? Words.notTheList : Words.filterRefusesClearAll)
      },
      act: { _, _ in [] }),
  ]

  private static func row(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], verb: Verb? = nil,
    footer: Int? = nil
  ) -> Control {
    Control(
      id, words, shortcuts, in: .list, verb: verb, footer: footer, elsewhere: Words.notTheList)
  }

  private static let undoing: [Control] = [
    Control(
      .undo, .undo, [Shortcut("u")], in: .list, verb: .undo, footer: 4,
      when: { _, scene in .when(scene.undoTitle != nil, else: Words.nothingToUndo) },
      act: { model, scene in
        model.lastAct.isRewinding = true
        model.say(Words.undid(scene.undoTitle ?? ""))
        return [.undo]
      }),
    Control(
      .redo, .redo, [Shortcut("U"), .control("r")], in: .list, verb: .redo, footer: 8,
      when: { _, scene in .when(scene.redoTitle != nil, else: Words.nothingToRedo) },
      act: { model, scene in
        model.lastAct.isRewinding = true
        model.say(Words.redid(scene.redoTitle ?? ""))
        return [.redo]
      }),
  ]
}

extension ControlID {
  /// What is done with rows of the list.
  package static let (
    tap, expand, collapse, swipe, toggle, manage, clear, clearGroup, clearAll, undo, redo
  ) = (
    ControlID("tap"), ControlID("expand"), ControlID("collapse"), ControlID("swipe"),
    ControlID("toggle"), ControlID("manage"), ControlID("clear"), ControlID("clear-group"),
    ControlID("clear-all"), ControlID("undo"), ControlID("redo")
  )
}
