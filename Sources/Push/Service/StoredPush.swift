import Notifications

/// A push that the service accepted, on its way to the device.
///
/// Its dates were worked out when it was accepted: switches that are turned later do not move them.
package struct StoredPush: Hashable, Sendable {
  /// As it was sent.
  package let request: PushRequest
  /// Its number among all pushes, from 1; unnamed ones are called by it.
  package let number: Int
  /// What it is called on the device (K17).
  package let name: String
  /// What its notification is called: its collapse identifier, else its
  /// `apns-id`, else its name (K17).
  package let identifier: String
  /// When it was sent.
  package let date: Instant
  /// When it is given up if it was not delivered; nil for one attempt alone (B6–B8).
  package let expiry: Instant?
  /// Whether that is the longest that any waits, and not what its sender says (B8).
  let isLimited: Bool
  /// When it is delivered to a device that sleeps; nil for none but the device's own waking (B11).
  package let due: Instant?
  /// When it is given up by a device that is reached and sleeps: not before the one attempt (B7,
  /// B11); nil for one attempt alone.
  let attemptEnd: Instant?
  /// Whether it waits for the device to wake, which could be reached when it came (B11).
  let isPutOff: Bool

  package init(
    request: PushRequest, number: Int, name: String, identifier: String, date: Instant,
    expiry: Instant?, due: Instant?, attemptEnd: Instant? = nil, isPutOff: Bool = false,
    isLimited: Bool = false
  ) {
    (self.isPutOff, self.isLimited) = (isPutOff, isLimited)
    (self.request, self.number, self.name, self.identifier) = (request, number, name, identifier)
    (self.date, self.expiry, self.due) = (date, expiry, due)
    self.attemptEnd = attemptEnd ?? expiry
  }

  /// B6, B7, B11: when it is given up by a device that stays as it is; nil for one attempt alone.
  ///
  /// - Parameter isReached: Whether the device is: an attempt is then still to come.
  package func end(isReached: Bool) -> Instant? { isReached ? attemptEnd : expiry }

  /// B6: whether its sender asked for one attempt, and for no storing.
  var isForOneAttempt: Bool { request.headers.expiration == 0 }

  /// B6, B11: whether it is handed over to a device that is reached.
  ///
  /// - Parameter now: Compared with `due` for a device that sleeps.
  func isReady(at now: Instant, _ device: ReachedDevice) -> Bool {
    guard device.isReachable else { return false }
    if device.isAwake { return true }
    return due.map { $0 <= now } ?? false
  }
}
