extension Control {
  /// What moves the selection, or scrolls what has the keys.
  static let moving: [Control] = [
    move(.down, ControlWords("down", "One row down"), [Shortcut("j"), Shortcut(.down)]),
    move(
      .up, ControlWords("up", "One row up; above the first is the list's header"),
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

/// How far a key moves.
enum Step: Hashable {
  case rows(Int)
  case pages(Int)
  case first, last

  /// By how many of something that is never long; a page is the whole of it.
  ///
  /// A page counts as 1,000.
  var count: Int {
    switch self {
    case .rows(let count): count
    case .pages(let count): count * 1_000
    case .first: -1_000
    case .last: 1_000
    }
  }

  /// By how many rows of something that is long.
  ///
  /// Down is positive. The ends are a thousand million rows away: the caller keeps to its own ends.
  ///
  /// - Parameter page: Rows of a page.
  func rows(page: Int) -> Int {
    switch self {
    case .rows(let count): count
    case .pages(let count): count * page
    case .first: -1_000_000_000
    case .last: 1_000_000_000
    }
  }
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
