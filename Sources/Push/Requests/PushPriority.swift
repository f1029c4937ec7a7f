import Notifications

/// How urgent a push is, as `apns-priority` says (B11). A sleeping display is what matters here;
/// the battery is not simulated.
package enum PushPriority: Int, CaseIterable, Sendable {
  /// At once.
  case immediate = 10
  /// When the phone wakes next, or after a while.
  case considerate = 5
  /// Only when the phone is awake anyway; a phone before iOS 15 treats it as 5.
  case low = 1

  /// The only word that says it in a header: `010` is none (B22).
  package var word: String { String(rawValue) }
}

extension PushHeaders {
  /// B11: how urgent it is; 10 where nothing, or nothing that is known, is said.
  ///
  /// A priority that is refused over HTTP/2 can still come from a file.
  package var urgency: PushPriority { priority.flatMap(PushPriority.init) ?? .immediate }
}
