import Delivery

/// A way in which a notification makes itself felt, the loudest first.
package enum Interruption: String, CaseIterable, Hashable, Sendable {
  case sound, vibration
  /// A banner, or before iOS 10 a box over everything.
  case banner
  /// The display of a phone that was asleep lights up.
  case wake
  /// Only the number on the app's icon changes.
  case badge
  /// It is in the list, and nothing says so.
  case quiet

  /// What it is called over a column of six letters.
  package var title: String {
    switch self {
    case .vibration: "vibr."
    case .sound, .banner, .wake, .badge, .quiet: rawValue
    }
  }

  /// Whether it takes someone from what they do.
  var interrupts: Bool {
    switch self {
    case .sound, .vibration, .banner, .wake: true
    case .badge, .quiet: false
    }
  }

  /// How a delivery makes itself felt; empty where it reaches nothing.
  static func all(of reach: Reach) -> [Interruption] {
    let loud: [(Interruption, Bool)] = [
      (.sound, reach.contains(.sound)), (.vibration, reach.contains(.vibration)),
      (.banner, reach.contains(.banner) || reach.contains(.alert)), (.wake, reach.contains(.wake)),
    ]
    let found = loud.filter(\.1).map(\.0)
    if !found.isEmpty { return found }
    if reach.contains(.lockScreen) || reach.contains(.notificationCenter) { return [.quiet] }
    return reach.contains(.badge) ? [.badge] : []
  }
}
