import Localization
import Notifications

/// A notification that reached the device (`UNNotification`).
package struct DeliveredNotification: Hashable, Sendable {
  // Of half the size: there is one for each of many thousand. More notifications or facts than
  // these can tell would stop the program; its memory ends long before.
  private let smallNumber: Int32
  private let smallFactsBefore: UInt32
  /// When it was delivered.
  package internal(set) var date: Instant
  // The request is shared by all that come of it.
  private var placed: PlacedRequest

  init(
    _ delivered: Boxed<DeliveredRequest>, number: Int, date: Instant, factsBefore: Int,
    position: Int
  ) {
    (smallNumber, smallFactsBefore) = (Int32(number), UInt32(factsBefore))
    self.date = date
    placed = PlacedRequest(delivered, at: position, number: number)
  }

  private var delivered: Boxed<DeliveredRequest> { placed.request }
  /// Its delivery number, from 0 and without gaps: breaks every tie (G10).
  package var number: Int { Int(smallNumber) }
  /// How many facts there were before it arrived.
  package var factsBefore: Int { Int(smallFactsBefore) }
  /// Where it would stand if it replaces one without rising (G26); otherwise its number.
  package internal(set) var position: Int {
    get { placed.position ?? number }
    set { placed = PlacedRequest(delivered, at: newValue, number: number) }
  }

  /// The app it is for, which may be deleted by now.
  package var app: BundleIdentifier { delivered.value.app }
  /// The request that was delivered, as a service extension left it.
  package var request: Request { _read { yield delivered.value.request } }
  /// What `id=` named it, or `n1`, `n2`, … by number of the push (K17).
  package var name: String { delivered.value.name }
  /// Whether `id=` gave the name.
  package var isNamed: Bool { delivered.value.isNamed }
  /// Whether there is an `aps` dictionary to read (B24).
  var isReadable: Bool { delivered.value.isReadable }
  /// Whether it is not readable since its payload is no strict JSON.
  var isUnparsed: Bool { delivered.value.isUnparsed }
  /// Whether it asks to wake the app (B25).
  var isContentAvailable: Bool { delivered.value.isContentAvailable }
  /// Whether a service extension may change it (V1).
  var isMutable: Bool { delivered.value.isMutable }
  /// Whether its alert is a string and no object (V1).
  var hasStringAlert: Bool { delivered.value.hasStringAlert }
  /// Whether its service extension is done with it.
  package var hasPassedExtension: Bool { delivered.value.hasPassedExtension }
  /// Whether its service extension dropped it (V8).
  var isFiltered: Bool { delivered.value.isFiltered }
  /// What its service extension left otherwise than it came (V4).
  var partsOfExtension: NoticedParts { delivered.value.partsOfExtension }
  /// When it expires while it is held, as its sender said (F17); nil where nothing says so.
  var expiration: Instant? { delivered.value.expiration }
  /// The languages that its app spoke then (L10).
  var languages: AppLanguages { delivered.value.languages }
  /// What of it was written anew since it came; nil where nothing was.
  package var revision: ContentRevision? { delivered.value.revision?.value }
  /// The request's content.
  package var content: Content { delivered.value.request.content }
  /// Its name within the system.
  package var key: NotificationKey { delivered.value.key }
  /// What the list finds it by.
  var hashedName: HashedName { .request(delivered) }

  /// Whether it is a local notification of old (N1).
  package var isLegacy: Bool { request.trigger.isLegacy }

  /// N18, N19: whether its app hears of it by the application delegate, as of all before iOS 10.
  func isForApplicationDelegate(on device: Device) -> Bool {
    isLegacy || !device.profile.has(.notificationList)
  }

  /// What it counts in its group's summary: 1 unless it says a usable number (T2, T3).
  var summaryCount: Int { delivered.value.summaryCount }

  /// What the list keeps of it: place, name, and what it counts in a summary.
  var listEntry: ListEntry {
    ListEntry(number: number, position: position, request: delivered)
  }

  /// Changes what it has of its request, which others of the same share no longer.
  mutating func changeRequest(_ change: (inout DeliveredRequest) -> Void) {
    var request = delivered.value
    change(&request)
    placed = PlacedRequest(Boxed(request), at: position, number: number)
  }
}
