import Delivery
import Files
import Notifications

/// What the person of a scenario chose in its course, as far as rules ask for it.
///
/// It is gathered as the scenario goes on: at its end another choice may hold.
package struct LintedChoices: Sendable {
  /// F11: whether an app was in a scheduled summary at any moment.
  private(set) var hasSummary = false
  // F10: what apps' Focus filters let through, compared byte by byte as the phone does.
  private var criteria: [BundleIdentifier: Set<ExactText>] = [:]
  // Where lines of the scenario write what apps ask for, by what they write.
  private var places: [Written: Place] = [:]

  private struct Written: Hashable {
    let app: BundleIdentifier
    let key: ContentEdit.Key
    let words: ExactText?
  }

  package init() {}

  /// Takes in what holds at a moment.
  package mutating func see(_ state: State) {
    if !hasSummary, state.device.hasScheduledSummary {
      hasSummary = state.apps.contains { $0.settings.delivery == .summary }
    }
    for filter in state.focus.all.lazy.flatMap(\.filters) {
      criteria[filter.app, default: []].formUnion(filter.criteria.lazy.map(ExactText.init))
    }
  }

  /// Takes in where a line writes what an app asks for.
  ///
  /// - Parameter content: The object with the content of its request.
  package mutating func see(_ content: JSONNode, of app: BundleIdentifier) {
    for key in [ContentEdit.Key.relevanceScore, .filterCriteria, .interruptionLevel] {
      guard let node = content.member(named: key.rawValue) else { continue }
      let written = Written(app: app, key: key, words: node.string.map(ExactText.init))
      places[written] = places[written] ?? node.place
    }
  }

  /// Where a line wrote that first; nil where none did.
  ///
  /// - Parameter words: What stands there; nil for a number.
  func place(of key: ContentEdit.Key, _ words: String?, of app: BundleIdentifier) -> Place? {
    places[Written(app: app, key: key, words: words.map(ExactText.init))]
  }

  /// What the Focus filters of an app let through, in the order of their bytes.
  func filterCriteria(of app: BundleIdentifier) -> [String] { criteria[app, default: []].inOrder }
}
