import TerminalCore

extension Control {
  /// What opens a rich view and presses its actions.
  static let richView: [Control] = [
    Control(
      .view, .view, [Shortcut("v")], in: .list, verb: "view", footer: 2,
      when: { model, scene in model.canView(scene) },
      act: { model, scene in
        model.turnToPhone()
        return model.openView(scene)
      }),
    Control(
      .act, .act, (1...9).map { Shortcut("\($0)") }, in: .list, verb: "act", footer: 21,
      when: { model, scene in model.canAct(scene) },
      act: { model, scene in model.pressAction(model.pressed.digit ?? 1, scene) }),
    Control(
      .undoWriting, .undoWriting, [.control("_")], in: .list, footer: 3,
      when: { model, scene in
        .when(
          model.isWriting(in: scene) && model.phone.viewing.field.canUndo, else: Words.notWriting)
      },
      act: { model, _ in
        model.phone.viewing.field.undo()
        return []
      }),
  ]
}

extension Model {
  /// Whether there are actions to press; where nothing can be viewed, that is the reason.
  func canAct(_ scene: Scene) -> Availability {
    if isViewOpen(in: scene) { return .enabled }
    let view = canView(scene)
    return view == .enabled ? .disabled(Words.noView) : view
  }

  /// Whether the selected row has a rich view that can be opened.
  func canView(_ scene: Scene) -> Availability {
    if isViewOpen(in: scene) { return .disabled(Words.viewIsOpen) }
    guard showsList(in: scene) else {
      return .when(banner(in: scene) != nil, else: Words.notTheList)
    }
    if phoneLayer(in: scene) != nil { return .disabled(Words.layerIsOpen) }
    guard let row = selected(in: scene) else { return .disabled(Words.emptyList) }
    return .when(row.number != nil || row.isStack, else: Words.nothingToView)
  }
}
