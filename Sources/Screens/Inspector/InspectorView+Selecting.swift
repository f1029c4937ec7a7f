import Delivery
import Notifications

extension InspectorView {
  /// The line that is selected in *Lines*: its index; nil where there is none.
  func selectedLine(_ scene: Scene) -> Int? {
    let count = scene.commandLog.count
    return count == 0 ? nil : min(line ?? count - 1, count - 1)
  }

  /// The app that the selected line of the log is about, where it rang.
  func rung(_ scene: Scene) -> BundleIdentifier? {
    let facts = scene.facts.facts
    guard !facts.isEmpty else { return nil }
    let fact = facts[min(self.fact ?? facts.count - 1, facts.count - 1)]
    return scene.state.appHeard(in: fact.event)
  }
}
