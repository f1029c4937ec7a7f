import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// Presses where something is painted, drags and lets go; false where it is not painted.
  @discardableResult
  mutating func drag(_ spot: Spot, by columns: Int, rows: Int = 0, from cell: Point? = nil) -> Bool
  {
    _ = model.show(in: scene)
    guard let rect = model.painted.targets.rect(of: spot) else {
      return false
    }
    let start =
      cell
      ?? Point(column: rect.origin.column + rect.size.columns / 2, row: rect.origin.row)
    let end = Point(column: start.column + columns, row: start.row + rows)
    for mouse in [
      Mouse(.press(.left), at: start), Mouse(.drag(.left), at: end),
      Mouse(.release(.left), at: end),
    ] { send(.input(.mouse(mouse))) }
    return true
  }

  /// The newest notification with this body.
  func number(_ words: String) -> Int? {
    state.notifications.indices.last { body($0) == words }
  }
}
