import Calendars
import Notifications

/// A request of an app that waits for its trigger.
package struct PendingRequest: Hashable, Sendable {
  /// What is delivered when the trigger fires, as it was last: shared by all that it brings while its app speaks
  /// the same languages.
  private(set) var delivered: Boxed<DeliveredRequest>
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
    app: BundleIdentifier, request: Request, languages: [String] = [], date: Instant, order: Int,
    nextTriggerDate: Instant? = nil
  ) {
    delivered = Boxed(DeliveredRequest(request, of: app, languages: languages))
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

  /// The app that scheduled it.
  package var app: BundleIdentifier { delivered.value.app }
  /// What is delivered when the trigger fires.
  package var request: Request { _read { yield delivered.value.request } }
  /// Its name within the system.
  package var key: NotificationKey { delivered.value.key }

  /// L10: what it brings is worded in the languages that its app speaks when it fires.
  mutating func speak(_ languages: [String]) {
    guard delivered.value.languages != languages else { return }
    delivered = Boxed(delivered.value.speaking(languages))
  }
}
