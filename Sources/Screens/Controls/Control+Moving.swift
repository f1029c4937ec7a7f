extension Control {
  /// What moves the selection, or scrolls the inspector while that has the keys.
  static let moving: [Control] = [
    move(.down, .down, [Shortcut("j"), Shortcut(.down)], .rows(1)),
    move(.up, .up, [Shortcut("k"), Shortcut(.up)], .rows(-1)),
    move(.pageDown, .pageDown, [Shortcut(.pageDown)], .pages(1)),
    move(.pageUp, .pageUp, [Shortcut(.pageUp)], .pages(-1)),
    move(.first, .first, [Shortcut("gg"), Shortcut(.home)], .first),
    move(.last, .last, [Shortcut("G"), Shortcut(.end)], .last),
  ]

  private static func move(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], _ step: Step
  ) -> Control {
    Control(
      id, words, shortcuts, in: .moving,
      when: { model, scene in model.canMove(scene) },
      act: { model, scene in
        if model.focus == .inspector { return model.moveInspector(step, scene) }
        model.move(step, scene)
        return []
      })
  }
}

/// How far a key moves.
enum Step: Hashable {
  case rows(Int)
  case pages(Int)
  case first, last

  /// By how many of something that is never long; a page is the whole of it.
  var count: Int {
    switch self {
    case .rows(let count): count
    case .pages(let count): count * 1_000
    case .first: -1_000
    case .last: 1_000
    }
  }
}
