import Notifications

/// A service extension that has a notification before it is shown (V3).
package struct ServiceRun: Hashable, Sendable {
  /// The notification's delivery number.
  package let number: Int
  /// The app whose extension runs; what arrives later does not overtake it (V10).
  package let app: BundleIdentifier
  /// The extension's name.
  package let name: String
  /// What it does, and when it will be over.
  package var course: ServiceCourse
  /// Whether a program does it, so that the course only says what is if it never answers (V17).
  let isProgram: Bool
  /// Whether it was told that its time runs out (V5).
  var isExpired = false

  /// When something happens next.
  var deadline: Instant {
    if !isExpired, let expiry = course.expiresAt { return expiry }
    return course.endsAt
  }
}

/// The end of a service extension's run, and what it leaves.
package struct ServiceEnd: Hashable, Sendable {
  /// The run as it was when it ended, so that it can be taken back.
  package var run: ServiceRun
  /// How it ended.
  package var outcome: ServiceCourse.Outcome
  /// What it did, in words.
  package var log: [ServiceCourse.Entry]
  /// Attachments that were left out, with the reason (V12).
  package var refused: [String]
  /// The notification as it arrived.
  var from: DeliveredNotification
  /// The notification as it is decided and shown: changed, or the original with a new date.
  var to: DeliveredNotification
}
