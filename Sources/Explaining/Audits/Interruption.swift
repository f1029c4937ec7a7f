import Delivery

/// A way in which a notification makes itself felt, the loudest first.
package enum Interruption: String, CaseIterable, Hashable, Sendable {
  /// Heard, from the phone or in its place from a watch, or read out by Siri.
  case sound
  case vibration
  /// A banner, or before iOS 10 a box over everything; a short look on a watch (W6), and what
  /// comes up on the display of a car (X16).
  case banner
  /// The display of a phone that was asleep lights up.
  case wake
  /// Only the number on the app's icon changes.
  case badge
  /// It is in the list, or on the watch alone, and nothing says so.
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
  ///
  /// - Parameter isUnseen: Whether its banner waited in vain for its turn (P8).
  static func all(of decision: Decision, isUnseen: Bool) -> [Interruption] {
    let reach = decision.reach.subtracting(isUnseen ? .banner : [])
    // W3, W5: what the watch only keeps is no interruption.
    let alertsOnWatch = reach.contains(.watch) && decision.situation.alertsOnWatch
    let isHeard = !reach.isDisjoint(with: [.sound, .announcement])
    let loud: [(Interruption, Bool)] = [
      (.sound, isHeard || alertsOnWatch && decision.situation.soundsOnWatch),
      (.vibration, reach.contains(.vibration)),
      (.banner, alertsOnWatch || !reach.isDisjoint(with: [.banner, .alert, .carPlay])),
      (.wake, reach.contains(.wake)),
    ]
    let found = loud.filter(\.1).map(\.0)
    if !found.isEmpty { return found }
    if !reach.isDisjoint(with: [.lockScreen, .notificationCenter, .watch]) { return [.quiet] }
    return reach.contains(.badge) ? [.badge] : []
  }
}
