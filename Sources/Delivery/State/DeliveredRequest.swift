import Localization
import Notifications

/// A request as it reaches the device: what all notifications that it makes have in common.
///
/// Kept once on the heap: what repeats brings millions of notifications, each of which only says
/// which request it is of, when it came and where it stands.
package struct DeliveredRequest: Hashable, Sendable {
  /// The app it is for, which may be deleted by now.
  package let app: BundleIdentifier
  /// What was asked for, as a service extension left it.
  package private(set) var request: Request
  /// Whether `id=` gave the name.
  package var isNamed = false
  /// Whether there is an `aps` dictionary to read (B24).
  package var isReadable = true
  /// Whether it asks to wake the app (B25).
  package var isContentAvailable = false
  /// Whether a service extension may change it (V1).
  var isMutable = false
  /// Whether its alert is a string and no object (V1).
  var hasStringAlert = false
  /// Whether its service extension is done with it.
  var hasPassedExtension = false
  /// When it expires while it is held, as its sender said (F17); nil where nothing says so.
  var expiration: Instant?
  // Here is room for it: as many as there are of these, each word counts (`FactSizeTests`).
  /// Whether its service extension dropped it (V8).
  var isFiltered = false
  /// What its service extension left otherwise than it came (V4).
  var partsOfExtension: NoticedParts = []
  /// What `id=` named it, or `n1`, `n2`, … by number of the push (K17).
  package let name: String
  /// The languages that its app spoke then (L10).
  var languages: AppLanguages
  /// What of it was written anew since it came; nil where nothing was. Rare, and large.
  var revision: Boxed<ContentRevision>?
  /// What the list knows its name by: worked out once, and asked for whenever
  /// something of it comes or goes.
  let digest: NameDigest

  /// - Parameter name: Nil for the identifier, which is the name of what apps ask for themselves.
  init(
    _ request: Request, of app: BundleIdentifier, name: String? = nil, languages: AppLanguages
  ) {
    (self.app, self.request, self.languages) = (app, request, languages)
    self.name = name ?? request.identifier
    digest = NameDigest(NotificationKey(app: app, identifier: request.identifier))
  }

  /// Its name within the system.
  package var key: NotificationKey {
    NotificationKey(app: app, identifier: request.identifier)
  }

  /// What it says and asks for.
  var content: Content {
    get { request.content }
    set { request.content = newValue }
  }

  /// What a notification of it counts in its group's summary: 1 unless it says
  /// a usable number (T2, T3).
  var summaryCount: Int { max(1, content.summaryArgumentCount ?? 1) }

  /// The same where the app speaks other languages by now.
  func speaking(_ languages: AppLanguages) -> DeliveredRequest {
    var other = self
    other.languages = languages
    return other
  }
}
