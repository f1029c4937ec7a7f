import Notifications
import TerminalCore

extension Keymap {
  /// The controls whose keys begin so, in the order in which they are listed.
  func continuations(of keys: [Key]) -> [Control] {
    let found = controls.filter { $0.continues(keys) }
    let rank = { (control: Control) in Self.goingOrder.firstIndex(of: control.id) ?? .max }
    return found.ordered { rank($0) < rank($1) }
  }

  // What `g` leads to comes from all over the table.
  private static let goingOrder: [ControlID] = [
    .first, .words, .matrix, .compare, .timeline, .audit, .log, .scenario, .connections,
    .complaints, .sessions, .goTo,
  ]
}
