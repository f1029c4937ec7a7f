import Notifications

/// All that decides where a notification shows, gathered once for each delivery.
package struct Situation: Hashable, Sendable {
  /// Whether the payload has an `aps` dictionary (B24).
  package var isReadable: Bool
  /// Whether there is something to read.
  package var hasAlert: Bool
  /// Whether it sets a badge or asks for a sound.
  package var hasBadgeOrSound: Bool
  /// Whether it asks to wake the app (B25).
  package var isContentAvailable: Bool
  package var authorization: Authorization
  package var isLocked: Bool
  package var isDisplayOn: Bool

  package init(
    isReadable: Bool, hasAlert: Bool, hasBadgeOrSound: Bool, isContentAvailable: Bool,
    authorization: Authorization, isLocked: Bool, isDisplayOn: Bool
  ) {
    self.isReadable = isReadable
    self.hasAlert = hasAlert
    self.hasBadgeOrSound = hasBadgeOrSound
    self.isContentAvailable = isContentAvailable
    self.authorization = authorization
    self.isLocked = isLocked
    self.isDisplayOn = isDisplayOn
  }
}

extension Decision {
  /// B24, B26, P3, P5, P7, P25, P26, X28: the one outcome of a delivery, and where it shows.
  package init(in situation: Situation) {
    if !situation.isReadable {
      self.init(.rejected, because: [Reason("B24")])
    } else if situation.isSilent {
      self.init(.empty, because: [Reason(situation.isContentAvailable ? "B26" : "P25")])
    } else if !situation.authorization.allowsDelivery {
      self.init(.notAuthorized, because: [Reason("X28")])
    } else if !situation.hasAlert {
      self.init(.badgeOrSoundOnly, because: [Reason("P26")])
    } else {
      self = situation.presentation
    }
  }
}

extension Situation {
  fileprivate var isSilent: Bool { !hasAlert && !hasBadgeOrSound }

  fileprivate var presentation: Decision {
    guard isLocked else {
      return Decision(.presented, reach: .notificationCenter, because: [Reason("P7")])
    }
    let reach: Reach = isDisplayOn ? .lockScreen : [.lockScreen, .wake]
    return Decision(.presented, reach: reach, because: [Reason("P3")])
  }
}
