import Notifications

/// What the system makes of a notification: one outcome, the places it reaches, and why.
package struct Decision: Hashable, Sendable {
  package var outcome: Outcome
  package var reach: Reach
  package var reasons: [Reason]

  package init(_ outcome: Outcome, reach: Reach = [], because reasons: [Reason]) {
    self.outcome = outcome
    self.reach = reach
    self.reasons = reasons
  }
}

/// How a delivery ended; each ends in exactly one way (P27).
package enum Outcome: String, CaseIterable, Sendable {
  case presented, listedQuietly, foregroundSuppressed, badgeOrSoundOnly, notAuthorized, turnedOff
  case throttled, expired, coalesced, undelivered, rejected, empty, forwardedToWatch
}

/// Where a notification shows or is noticed, as it was decided; not where it is now.
package struct Reach: NamedOptions {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let lockScreen = Reach(rawValue: 1)
  package static let notificationCenter = Reach(rawValue: 2)
  package static let wake = Reach(rawValue: 4)

  package static let names: [(option: Reach, name: String)] = [
    (.lockScreen, "lockScreen"), (.notificationCenter, "notificationCenter"), (.wake, "wake"),
  ]
}
