import Delivery
import TerminalCore

extension Model {
  /// Moves the selection of the list on as a key would that was just pressed and comes again and
  /// again: the list is looked through once for all of them.
  ///
  /// - Parameters:
  ///   - key: The one that was pressed last; nothing but its presses may follow.
  ///   - count: How often it comes.
  /// - Returns: How many of the presses were done so; the others are to be pressed one by one.
  package mutating func moveOn(_ key: Key, atMost count: Int, in scene: Scene) -> Int {
    guard let control = control(of: key), case .rows(let step)? = control.step, abs(step) == 1,
      mayMoveOn(control, scene)
    else { return 0 }
    let rows = list.rows(in: scene)
    guard let current = list.selectedIndex(rows) else { return 0 }
    let passed = passedRows(from: current, step: step, atMost: count, rows, scene)
    if passed == 0 { return 0 }
    select(current + passed * step, rows)
    reveal(scene)
    reconcile(scene)
    return passed
  }

  // Nothing but the list hears keys, and nothing is said or noted of them.
  private func mayMoveOn(_ control: ControlID, _ scene: Scene) -> Bool {
    guard tour == nil, sheets.isEmpty, message == nil, pressed.pending.isEmpty, !layout.isTooSmall
    else { return false }
    return focus == .phone && isHeardByList(control, scene)
  }

  // What the list is narrowed to, a moment of the past and a watch leave such keys to it.
  private func isHeardByList(_ control: ControlID, _ scene: Scene) -> Bool {
    if typedLine != nil { return false }
    let first = surfaces(in: scene).first { surface in
      let passesKeys =
        surface is SearchSurface || surface is FilterSurface || surface is PastSurface
        || surface is WatchSurface
      return !passesKeys || surface.binding(for: control, self, scene) != nil
    }
    return first is ListSurface
  }

  private func control(of key: Key) -> ControlID? {
    key.modifiers.isEmpty ? keymap.control(for: [key])?.id : nil
  }

  // A row with buttons stops on each of them, and the ends of the list say that they are reached.
  private func passedRows(
    from current: Int, step: Int, atMost count: Int, _ rows: ListRows, _ scene: Scene
  ) -> Int {
    if !rowOffers(scene).isEmpty { return 0 }
    var passed = 0
    while passed < count, let item = rows[current + (passed + 1) * step] {
      if case .row(let row, _) = item, !scene.state.offers(under: row).isEmpty { break }
      passed += 1
    }
    return passed
  }
}
