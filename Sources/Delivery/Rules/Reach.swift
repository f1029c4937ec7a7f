import Notifications

/// Where a notification shows or is noticed, as it was decided; not where it is now.
package struct Reach: NamedOptions {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let lockScreen = Reach(rawValue: 1)
  /// Kept in the history, at once or when the phone is unlocked (P6).
  package static let notificationCenter = Reach(rawValue: 2)
  /// A banner over an app or the home screen, at once or when its turn comes (P8).
  package static let banner = Reach(rawValue: 4)
  package static let sound = Reach(rawValue: 8)
  /// Felt in the place of a sound, while the ringer is off (R11).
  package static let vibration = Reach(rawValue: 16)
  /// Counted on the app's icon (P16).
  package static let badge = Reach(rawValue: 32)
  /// Lights the display of a phone that is asleep.
  package static let wake = Reach(rawValue: 64)

  /// A box over all else, before iOS 10 (N1).
  package static let alert = Reach(rawValue: 128)
  /// On the watch, which alerts in the phone's place (W3), or alone has it (W5).
  package static let watch = Reach(rawValue: 256)
  /// On the display of a car (X16).
  package static let carPlay = Reach(rawValue: 512)
  /// Read out by Siri (X16).
  package static let announcement = Reach(rawValue: 1024)

  package static let names = Spot.allCases.map { (option: Reach($0), name: $0.rawValue) }

  package init(_ spot: Spot) {
    switch spot {
    case .lockScreen: self = .lockScreen
    case .notificationCenter: self = .notificationCenter
    case .banner: self = .banner
    case .alert: self = .alert
    case .sound: self = .sound
    case .vibration: self = .vibration
    case .badge: self = .badge
    case .wake: self = .wake
    case .watch: self = .watch
    case .carPlay: self = .carPlay
    case .announcement: self = .announcement
    }
  }

  /// One of the places, by its name in files; in the order of the phone's own importance.
  package enum Spot: String, CaseIterable, Sendable {
    case lockScreen, notificationCenter, banner, alert, sound, vibration, badge, wake, watch,
      carPlay, announcement
  }

  /// Whether it reaches a place.
  package func contains(_ spot: Spot) -> Bool { contains(Reach(spot)) }
}
