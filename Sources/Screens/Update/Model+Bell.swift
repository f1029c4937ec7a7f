import Delivery
import Notifications

extension Model {
  /// One ring for what is heard, unless its app was muted here; what is taken back rings no more.
  func ringing(for facts: [Fact], _ scene: Scene) -> [Effect] {
    guard bell.rings, !lastAct.isRewinding else { return [] }
    let isHeard = facts.contains { fact in
      scene.state.appHeard(in: fact.event).map { !bell.mutedApps.contains($0) } ?? false
    }
    return isHeard ? [.terminal(.ring)] : []
  }

  /// Mutes the bell for an app, or lets it ring again; the phone has no part in it.
  mutating func toggleMute(_ app: BundleIdentifier, _ scene: Scene) {
    let isMuted = bell.mutedApps.remove(app) == nil
    if isMuted { bell.mutedApps.insert(app) }
    say(Words.muted(scene.state.displayName(of: app), isMuted))
  }
}

extension State {
  /// The app whose sound is heard by something that happened; nil where nothing is.
  func appHeard(in event: Event) -> BundleIdentifier? {
    guard case .noticed(.sounded(let sound)) = event, event.isHeard else { return nil }
    return notification(sound.value.number).app
  }
}
