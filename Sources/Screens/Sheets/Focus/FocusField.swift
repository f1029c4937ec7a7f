import Notifications

/// Something that is set for a Focus: a row of its page (F5, F8).
package enum FocusField: Hashable, Sendable {
  case isOn, mode
  /// Whether an app is in its list.
  case app(BundleIdentifier)
  /// Its people, over those who may be among them.
  case people
  /// Whether a sender is among its people.
  case person(String)
  case timeSensitive, lockScreen, badges, schedule, place
  /// Forgets it.
  case delete
}
