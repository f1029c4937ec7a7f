import Notifications

/// How urgent a push is, as `apns-priority` says (B11). A sleeping display is what matters here;
/// the battery is not simulated.
package enum PushPriority: Int, CaseIterable, Sendable {
  /// At once.
  case immediate = 10
  /// When the phone wakes next, or after a while.
  case considerate = 5
  /// Only when the phone is awake anyway.
  case low = 1

  /// B11: why a profile's service does not know it, in words without a full stop; nil where it does.
  ///
  /// - Parameter profile: The simulated version; before iOS 15 only 10 and 5 are known.
  package func refusal(in profile: Profile) -> String? {
    guard self == .low, profile < .ios15 else { return nil }
    return "priority 1 is known from iOS 15 on"
  }
}

extension PushHeaders {
  /// B11: how urgent it is; 10 where nothing, or nothing that is known, is said.
  ///
  /// A priority that is refused over HTTP/2 can still come from a file.
  package var urgency: PushPriority { priority.flatMap(PushPriority.init) ?? .immediate }
}
