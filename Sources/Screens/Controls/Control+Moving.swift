extension Control {
  /// What moves the selection, or scrolls what has the keys.
  static let moving: [Control] = [
    move(.down, ControlWords("down", "One row down"), [Shortcut("j"), Shortcut(.down)]),
    move(
      .up, ControlWords("up", "One row up"),
      [Shortcut("k"), Shortcut(.up)]),
    move(.pageDown, ControlWords("page down", "A page down"), [Shortcut(.pageDown)]),
    move(.pageUp, ControlWords("page up", "A page up"), [Shortcut(.pageUp)]),
    move(.first, ControlWords("newest", "To the first row"), [Shortcut("gg"), Shortcut(.home)]),
    move(.last, ControlWords("oldest", "To the last row"), [Shortcut("G"), Shortcut(.end)]),
  ]

  private static func move(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut]
  ) -> Control {
    Control(id, words, shortcuts, in: .moving, when: onListAlone)
  }
}

extension ControlID {
  /// How far a control moves; nil for what does not.
  var step: Step? { Self.steps[self] }

  private static let steps: [ControlID: Step] = [
    .down: .rows(1), .up: .rows(-1), .pageDown: .pages(1), .pageUp: .pages(-1), .first: .first,
    .last: .last,
  ]
}

/// What moves the selection.
extension ControlID {
  package static let down = ControlID("down")
  package static let up = ControlID("up")
  package static let pageDown = ControlID("page-down")
  package static let pageUp = ControlID("page-up")
  package static let first = ControlID("first")
  package static let last = ControlID("last")
}
