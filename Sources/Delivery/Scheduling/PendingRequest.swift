import Calendars
import Notifications

/// A request of an app that waits for its trigger.
package struct PendingRequest: Hashable, Sendable {
  /// The app that scheduled it.
  package var app: BundleIdentifier
  /// What is delivered when the trigger fires.
  package var request: Request
  /// When it was scheduled: intervals count from then (K3).
  package var date: Instant
  /// Its place among all that were ever scheduled: of several that are due at one instant, the one with the
  /// lesser comes first (K25).
  package var order: Int
  /// When it will be delivered; nil where no time decides that.
  package var nextTriggerDate: Instant?
  /// How its trigger comes again where no clock is set; nil where that is not so simple.
  let rhythm: Rhythm?

  package init(
    app: BundleIdentifier, request: Request, date: Instant, order: Int,
    nextTriggerDate: Instant? = nil
  ) {
    self.app = app
    self.request = request
    self.date = date
    self.order = order
    self.nextTriggerDate = nextTriggerDate
    rhythm =
      if case .calendar(let matching, repeats: true) = request.trigger {
        Rhythm(matching)
      } else {
        nil
      }
  }

  /// Its name within the system.
  package var key: NotificationKey {
    NotificationKey(app: app, identifier: request.identifier)
  }
}
