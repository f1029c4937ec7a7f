import Notifications

/// Whether a notification reaches a place, and the one rule that decided it.
package struct Verdict: Hashable, Sendable {
  /// Whether it shows or is noticed there.
  package let reaches: Bool
  /// The rule that decided, either way.
  package let reason: Reason

  /// It reaches the place.
  static func yes(_ reason: Reason) -> Verdict { Verdict(reaches: true, reason: reason) }
  /// It does not.
  static func no(_ reason: Reason) -> Verdict { Verdict(reaches: false, reason: reason) }
}
