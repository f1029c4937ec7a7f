import Delivery
import Notifications

/// The terminal's bell, which rings for what is heard.
package struct Bell: Hashable, Sendable {
  /// Whether it rings (`--bell`).
  package var rings = false
  /// The apps for which it does not.
  var mutedApps: Set<BundleIdentifier> = []

  /// Whether something that happened is heard from an app that is not muted here.
  func rings(for facts: [Fact], _ state: State) -> Bool {
    rings
      && facts.contains { fact in
        state.appHeard(in: fact.event).map { !mutedApps.contains($0) } ?? false
      }
  }

  /// Mutes it for an app, or lets it ring again; the phone has no part in it.
  ///
  /// - Returns: Whether it is muted now.
  mutating func toggleMute(_ app: BundleIdentifier) -> Bool {
    if mutedApps.remove(app) != nil { return false }
    mutedApps.insert(app)
    return true
  }
}

extension State {
  /// The app whose sound is heard by something that happened; nil where nothing is.
  func appHeard(in event: Event) -> BundleIdentifier? {
    guard case .noticed(.sounded(let number, _)) = event, event.isHeard else { return nil }
    return notification(number).app
  }
}
