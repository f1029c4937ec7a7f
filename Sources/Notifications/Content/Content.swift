/// What a notification says and asks for (`UNNotificationContent`).
///
/// Kept once on the heap and copied when a copy is changed: it passes through so many hands between
/// the file and the list that copying its fields each time takes longer than reading them.
package struct Content: Hashable, Sendable {
  private var storage: Storage

  /// Says nothing yet.
  package init() { storage = Storage(Fields()) }

  package init(title: Text? = nil, subtitle: Text? = nil, body: Text? = nil) {
    storage = Storage(Fields(title: title, subtitle: subtitle, body: body))
  }

  /// Says what these fields do; for readers, which fill them in before.
  package init(_ fields: consuming Fields) { storage = Storage(fields) }

  /// All that it says, to be looked at or changed in one go.
  package var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      defer { storage.fields.given = Given(storage.fields) }
      yield &storage.fields
    }
  }

  /// Whether there is anything to read.
  package var hasAlert: Bool { storage.fields.given.contains(.alert) }

  /// Whether it is anything but a silent push: there is something to read, to count or to hear.
  package var asksForAttention: Bool { hasAlert || badge != nil || sound != nil }

  /// Whether any of its words is a key of a string table (L1); without making the others.
  package var hasKeyedWords: Bool { storage.fields.hasKeyedWords }

  // Copy-on-write: it is changed only while it is uniquely referenced.
  private final class Storage: @unchecked Sendable {
    /// What the content says; changed only while the storage has one owner.
    /// Checking each access for overlap takes longer than the access; nothing here calls back.
    @exclusivity(unchecked) var fields: Fields

    init(_ fields: consuming Fields) {
      self.fields = fields
      self.fields.given = Given(self.fields)
    }
  }

  package static func == (left: Content, right: Content) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension Content {
  /// The first line, in bold; nil starts with the subtitle or the body (P20).
  package var title: Text? {
    get { storage.fields.title }
    set { fields.title = newValue }
  }
  /// The line below the title, in bold; nil for none (P20).
  package var subtitle: Text? {
    get { storage.fields.subtitle }
    set { fields.subtitle = newValue }
  }
  /// The words below both, as many lines as its place has room for; nil for none (P20).
  package var body: Text? {
    get { storage.fields.body }
    set { fields.body = newValue }
  }
  /// The badge to draw; nil leaves it as it is.
  package var badge: Int? {
    get { storage.fields.given.contains(.badge) ? storage.fields.badge : nil }
    set { fields.badge = newValue }
  }
  /// P18: whether a badge is written that is no whole number, and so none.
  package var isBadgeUnusable: Bool { storage.fields.isBadgeUnusable }
  /// R12: whether a sound is written that is neither a name nor an object, and so none.
  package var isSoundUnusable: Bool { storage.fields.isSoundUnusable }
  /// What is played when it arrives; nil for nothing (R12).
  package var sound: Sound? {
    get { storage.fields.given.contains(.sound) ? storage.fields.sound : nil }
    set { fields.sound = newValue }
  }
  /// Opaque and compared exactly (G5); nil where absent or empty (G6).
  package var threadIdentifier: String? {
    get { storage.fields.given.contains(.thread) ? storage.fields.threadIdentifier : nil }
    set { fields.threadIdentifier = newValue }
  }
  /// The category whose actions, summary format and placeholder it takes; nil for none (A3).
  package var categoryIdentifier: String? {
    get { storage.fields.given.contains(.category) ? storage.fields.categoryIdentifier : nil }
    set { fields.categoryIdentifier = newValue }
  }
  /// What this notification gives to its group's summary.
  package var summaryArgument: String? {
    get { storage.fields.given.contains(.summary) ? storage.fields.summaryArgument : nil }
    set { fields.summaryArgument = newValue }
  }
  /// What it counts in its group's summary; nil where absent or unusable, which counts 1 (T3).
  package var summaryArgumentCount: Int? {
    get { storage.fields.given.contains(.summary) ? storage.fields.summaryArgumentCount : nil }
    set { fields.summaryArgumentCount = newValue }
  }
  /// Files in their order; the first one with something to see is the thumbnail (P22).
  package var attachments: [Attachment] {
    get { storage.fields.given.contains(.attachments) ? storage.fields.attachments : [] }
    set { fields.attachments = newValue }
  }
  /// The picture that is shown while its app starts; nil for the app's usual one.
  package var launchImageName: String? {
    get { storage.fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  /// `passive`, `active`, `time-sensitive`, `critical`, from iOS 15.
  package var interruptionLevel: String? {
    get { storage.fields.given.contains(.level) ? storage.fields.interruptionLevel : nil }
    set { fields.interruptionLevel = newValue }
  }
  /// How much it matters among what waits for a summary (F14), 0 to 1; nil where nothing is stated.
  package var relevanceScore: Double? {
    get { storage.fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  /// What an app's Focus filter compares (F10); nil for none.
  package var filterCriteria: String? {
    get { storage.fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
  /// Who speaks (F9); nil for what is no communication.
  package var communication: Communication? {
    get { storage.fields.communication }
    set { fields.communication = newValue }
  }
  /// What the app's code gets besides: all of a push (B51), or what the app put there.
  package var userInfo: UserInfo {
    get { storage.fields.userInfo }
    set { fields.userInfo = newValue }
  }
  /// What a payload holds, taken apart for extensions; nil where none can read it.
  package var payloadValues: JSONValue? {
    get { storage.fields.payloadValues }
    set { fields.payloadValues = newValue }
  }

  /// What an extension reads as `userInfo` (V4, C24).
  package var userInfoValue: JSONValue {
    switch userInfo {
    case .none: .object([])
    case .values(let value): value
    case .payload: payloadValues ?? .object([])
    }
  }
}

/// What an app sent along.
package enum UserInfo: Equatable, Sendable {
  /// Nothing was attached.
  case none
  /// The dictionary of a local request.
  case values(JSONValue)
  /// The payload of a push, as it came; its keys are its values (B51).
  case payload(SourceText)
}

/// A file that goes with a notification (`UNNotificationAttachment`); the first with a
/// picture is its thumbnail (P22).
package struct Attachment: Hashable, Sendable {
  /// What the app and its extensions name it by.
  package var identifier: String
  /// Where the file lies.
  package var path: String
  /// How big it is, in bytes; nil where there is no file.
  package var byteCount: Int?
  /// What kind of file it is; nil where that is not known.
  package var format: MediaFormat?
  /// How long a sound or a film is; nil where it is neither, or does not say.
  package var length: Interval?
  /// How it is to be shown (V16).
  package var options = AttachmentOptions()

  package init(identifier: String, path: String) {
    (self.identifier, self.path) = (identifier, path)
  }

  package init(identifier: String, file: MediaSource) {
    self.init(identifier: identifier, path: file.path)
    byteCount = file.byteCount
    format = file.format
    length = file.length
  }
}
