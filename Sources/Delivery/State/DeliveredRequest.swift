import Localization
import Notifications

/// A request as it reaches the device: what all notifications that it makes have in common.
///
/// Kept once on the heap: what repeats brings millions of notifications, each of which only says
/// which request it is of, when it came and where it stands.
package struct DeliveredRequest: Sendable {
  // As many as there are of these, each word counts (`FactSizeTests`): what few have stands
  // elsewhere, and what is small where the request leaves room in a word.
  /// The app it is for, which may be deleted by now.
  let app: BundleIdentifier
  /// What was asked for, as a service extension left it.
  private(set) var request: Request
  private var traits: Traits = .readable
  /// What its service extension left otherwise than it came (V4).
  var partsOfExtension: NoticedParts = []
  // How its texts were read then (L10); apart from the languages, where there is room for it.
  private var readings: LocalizationOptions.Readings
  /// The hash of its key: worked out once, and asked for whenever something of it comes or goes.
  let nameHash: UInt32
  private var choice: AppLanguages.Choice
  // Nil where it has none of that.
  private var rare: Boxed<RareFields>?

  /// What can be so of a request or not.
  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let named = Traits(rawValue: 1)
    static let readable = Traits(rawValue: 2)
    static let contentAvailable = Traits(rawValue: 4)
    static let mutable = Traits(rawValue: 8)
    static let stringAlert = Traits(rawValue: 16)
    static let passedExtension = Traits(rawValue: 32)
    static let filtered = Traits(rawValue: 64)
    static let unparsed = Traits(rawValue: 128)

    subscript(trait: Traits) -> Bool {
      get { contains(trait) }
      set { if newValue { insert(trait) } else { remove(trait) } }
    }
  }

  /// What few requests have.
  private struct RareFields: Sendable {
    /// What it is called, where that is not its identifier.
    var name: String?
    /// What of it was written anew since it came.
    var revision: Boxed<ContentRevision>?
    /// When it expires while it is held (F17).
    var expiration: Instant?
  }

  /// - Parameters:
  ///   - name: Nil for the identifier, which is the name of what apps ask for themselves.
  ///   - expiration: When it expires while it is held, as its sender said; nil where nothing does.
  init(
    _ request: Request, of app: BundleIdentifier, name: String? = nil, expiration: Instant? = nil,
    languages: AppLanguages
  ) {
    (self.app, self.request) = (app, request)
    (choice, readings) = (languages.choice, languages.readings)
    nameHash = HashedName.hash(of: NotificationKey(app: app, identifier: request.identifier))
    let ownName = name.flatMap { $0.isExactly(request.identifier) ? nil : $0 }
    if ownName != nil || expiration != nil {
      rare = Boxed(RareFields(name: ownName, expiration: expiration))
    }
  }

  /// What `id=` named it, or `n1`, `n2`, … by number of the push (K17).
  package var name: String { rare?.value.name ?? request.identifier }
  /// When it expires while it is held, as its sender said (F17); nil where nothing says so.
  var expiration: Instant? { rare?.value.expiration }
  /// What of it was written anew since it came; nil where nothing was.
  var revision: Boxed<ContentRevision>? {
    get { rare?.value.revision }
    set {
      var other = rare?.value ?? RareFields()
      other.revision = newValue
      rare = Boxed(other)
    }
  }

  /// Its name within the system.
  package var key: NotificationKey {
    NotificationKey(app: app, identifier: request.identifier)
  }

  /// Whether another has the same name within the system.
  ///
  /// Neither key is made: this is asked with each notification that comes in the place of one.
  func hasKey(of other: DeliveredRequest) -> Bool {
    request.identifier.isExactly(other.request.identifier) && app == other.app
  }

  /// The languages that its app spoke then, and how its texts were read (L10).
  var languages: AppLanguages {
    get { AppLanguages(choice, readings) }
    set { (choice, readings) = (newValue.choice, newValue.readings) }
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

extension DeliveredRequest {
  /// Whether `id=` gave the name.
  package var isNamed: Bool {
    get { traits[.named] }
    set { traits[.named] = newValue }
  }
  /// Whether there is an `aps` dictionary to read (B24).
  package var isReadable: Bool {
    get { traits[.readable] }
    set { traits[.readable] = newValue }
  }
  /// Whether it is not readable since its payload is no strict JSON.
  var isUnparsed: Bool {
    get { traits[.unparsed] }
    set { traits[.unparsed] = newValue }
  }
  /// Whether it asks to wake the app (B25).
  package var isContentAvailable: Bool {
    get { traits[.contentAvailable] }
    set { traits[.contentAvailable] = newValue }
  }
  /// Whether a service extension may change it (V1).
  var isMutable: Bool {
    get { traits[.mutable] }
    set { traits[.mutable] = newValue }
  }
  /// Whether its alert is a string and no object (V1).
  var hasStringAlert: Bool {
    get { traits[.stringAlert] }
    set { traits[.stringAlert] = newValue }
  }
  /// Whether its service extension is done with it.
  var hasPassedExtension: Bool {
    get { traits[.passedExtension] }
    set { traits[.passedExtension] = newValue }
  }
  /// Whether its service extension dropped it (V8).
  var isFiltered: Bool {
    get { traits[.filtered] }
    set { traits[.filtered] = newValue }
  }
}

extension DeliveredRequest: Hashable {
  // Keys tell identifiers apart byte for byte, which `Request` does not.
  package static func == (left: Self, right: Self) -> Bool {
    left.hasKey(of: right) && left.request == right.request && left.name == right.name
      && left.traits == right.traits && left.partsOfExtension == right.partsOfExtension
      && left.languages == right.languages && left.revision == right.revision
      && left.expiration == right.expiration
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(nameHash)
    hasher.combine(request)
  }
}
