import Calendars
import Localization
import Notifications

/// A request of an app that waits for its trigger.
package struct PendingRequest: Hashable, Sendable {
  /// What is delivered when the trigger fires, as it was last: shared by all that it brings while
  /// its app speaks the same languages.
  private(set) var delivered: Boxed<DeliveredRequest>
  /// When it was scheduled: intervals count from then (K3).
  package var date: Instant
  /// Its place among all that were ever scheduled: of several that are due at one instant, the one
  /// with the lesser comes first (K25).
  package var order: Int
  /// When it will be delivered; nil where no time decides that.
  package var nextTriggerDate: Instant?
  /// How its trigger comes again where no clock is set; nil where that is not so simple.
  let rhythm: Rhythm?
  /// K11: whether it stays when it fired, as its trigger says.
  let repeats: Bool

  package init(
    app: BundleIdentifier, request: Request, languages: AppLanguages = .ofDevice([]),
    date: Instant, order: Int
  ) {
    delivered = Boxed(DeliveredRequest(request, of: app, languages: languages))
    (self.date, self.order) = (date, order)
    repeats = request.trigger.repeats
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
  /// What it is found by among those that wait.
  var hashedName: HashedName { .request(delivered) }

  /// The same with another date.
  func waiting(until date: Instant?) -> PendingRequest {
    var other = self
    other.nextTriggerDate = date
    return other
  }

  /// L10: what it brings is worded in the languages that its app speaks when it fires.
  ///
  /// - Returns: Whether it is worded in others than before, or whether another choice led to them.
  mutating func speak(_ languages: AppLanguages) -> Bool {
    if delivered.value.languages == languages { return false }
    delivered = Boxed(delivered.value.speaking(languages))
    return true
  }
}
