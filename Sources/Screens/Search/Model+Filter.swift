import Delivery
import TerminalCore

extension Model {
  /// Changes what the list is narrowed to.
  mutating func editFilter(_ scene: Scene, _ edit: (inout TextField) -> Void) {
    guard let before = list.filter?.field.text else { return }
    if var field = list.filter?.field {
      edit(&field)
      list.filter?.field = field
    }
    if list.filter?.field.text == before { return }
    list.filter?.factCount = nil
    list.filter?.known = []
    list.refreshFilter(scene)
    reconcile(scene)
    reveal(scene)
  }

  /// Takes back what was typed: Esc while typing; Esc later clears the filter.
  mutating func cancelFilter(_ scene: Scene) {
    guard let before = list.filter?.before else { return clearFilter(scene) }
    list.filter = ListFilter(field: TextField(before), isTyping: false)
    list.refreshFilter(scene)
  }

  /// Shows all rows again, the selected one where it is.
  mutating func clearFilter(_ scene: Scene) {
    list.filter = nil
    list.search?.factCount = nil
    reconcile(scene)
    reveal(scene)
  }

  /// Takes a changed list in: what fits, and what is found.
  mutating func refreshLens(_ scene: Scene) {
    list.refreshFilter(scene)
    inspector.refreshLogFilter(scene)
    refreshSearch(scene)
  }

  /// Takes in what happened to the list. What only comes waits for the next frame: a thousand arrivals are
  /// filtered once.
  mutating func takeInLens(_ facts: [Fact], _ scene: Scene) {
    let isTakenBack = lastAct.isRewinding || facts.isEmpty
    if isTakenBack || facts.contains(where: { $0.event.calls(for: .words) }) {
      list.invalidateLens()
    }
    if isTakenBack { inspector.logFilter?.restart() }
    list.search?.factCount = nil
    let onlyAdds =
      !isTakenBack && !lastAct.awaitsArrival && !facts.contains { $0.event.calls(for: .rows) }
    if list.filter == nil || !onlyAdds { refreshLens(scene) }
  }

  /// Brings the filter in line with what came since the last frame.
  mutating func catchUp(_ scene: Scene) {
    guard let filter = list.filter, filter.factCount != scene.state.factCount else { return }
    refreshLens(scene)
    reconcile(scene)
  }
}
