import Notifications

/// A silent push that was held, and what it came to (B29).
package struct HeldPush: Hashable, Sendable {
  /// The number of its notification.
  package let number: Int
  /// The app that it is for.
  let app: BundleIdentifier
  /// How it ended; nil where it is handed over.
  package let decision: Decision?
}

/// How long an app may run in the background that a push woke (B26).
struct BackgroundTime: Hashable, Sendable {
  /// When it is over.
  var until: Instant
  /// Whether the app says that it is done; what does not is ended.
  var completes = true

  /// B26: how long it is for one push.
  static let length = Interval.seconds(30)
}

extension State {
  /// B28: how often an app was woken within the last hour, where that is as often as it may be; nil
  /// where it may be woken again.
  package func wakesInUse(of app: BundleIdentifier) -> Int? {
    let hourAgo = now + .hours(-1)
    let count = (silentWakes[app] ?? []).reversed().prefix { $0 > hourAgo }.count
    return count >= device.policies[.silentPerHour] ? count : nil
  }

  /// Where the held pushes of an app stand among all, oldest first.
  func heldIndices(of app: BundleIdentifier) -> [Int] {
    heldPushes.indices.filter { notification(heldPushes[$0]).app == app }
  }

  /// B28: when an app may be woken again for what is held; nil where no time makes it so.
  package func wakeAllowed(for held: Int) -> Instant? {
    let most = device.policies[.silentPerHour]
    let wakes = silentWakes[notification(held).app] ?? []
    if most == 0 { return nil }
    guard wakes.count >= most else { return now }
    return max(now, wakes[wakes.count - most] + .hours(1))
  }

  /// Makes it so that an app was woken, or takes that back.
  mutating func countWake(of app: BundleIdentifier, at now: Instant, _ way: FactDirection) {
    var wakes = silentWakes.removeValue(forKey: app) ?? []
    way.add(now, to: &wakes)
    if !wakes.isEmpty { silentWakes[app] = wakes }
  }

  /// Holds a push, or takes that back.
  mutating func hold(_ number: Int, at now: Instant, _ way: FactDirection) {
    agenda.remove(Agenda.Item(instant: now, number: number, stage: .decide), way)
    way.add(number, to: &heldPushes)
  }

  /// Ends that a push is held, or takes that back.
  mutating func endHeld(_ held: HeldPush, at index: Int, _ now: Instant, _ way: FactDirection) {
    way.remove(held.number, at: index, of: &heldPushes)
    endHeld(held.number, as: held.decision, at: now, way)
  }
}
