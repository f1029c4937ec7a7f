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
  package let isProgram: Bool
  /// Whether it was told that its time runs out (V5).
  package var isExpired = false

  /// When something happens next.
  package var deadline: Instant {
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
  package var from: DeliveredNotification
  /// The notification as it is decided and shown: changed, or the original with a new date.
  package var to: DeliveredNotification
}

/// What happens around service extensions.
package enum ServiceEvent: Hashable, Sendable {
  case started(Boxed<ServiceRun>)
  /// It was told that its time runs out (V5).
  case expired(Int)
  case finished(Boxed<ServiceEnd>)
  /// A delivery waits until an earlier one of its app is decided (V10).
  case queued(Int)
  /// It goes on, delivered now.
  case resumed(from: Boxed<DeliveredNotification>, to: Boxed<DeliveredNotification>)
  /// A program's answer is awaited.
  case awaited(Boxed<AwaitedAnswer>)
  /// It came, or is not awaited any more: then the reply is nil. `index` is where it stood.
  indirect case replied(Boxed<AwaitedAnswer>, index: Int, reply: String?)
}

/// A program that is to be asked, with what it is asked (V17).
package struct AwaitedAnswer: Hashable, Sendable {
  /// The app whose extension asks.
  package var app: BundleIdentifier
  /// The extension's name.
  package var name: String
  /// The notification's delivery number.
  package var number: Int
  /// Which of the app's extensions asks; the two speak differently.
  package var kind: Kind
  /// The program and its arguments.
  package var command: [String]
  /// The folder in which it runs; nil for an extension written inline.
  package var folder: String?
  /// What it gets on standard input, a line each; the last one is what is to be answered.
  package var requests: [String]

  /// What kind of extension asks.
  package enum Kind: String, CaseIterable, Sendable {
    case service, content
  }
}
