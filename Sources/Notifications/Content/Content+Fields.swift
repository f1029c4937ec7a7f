extension Content {
  /// What a notification says and asks for.
  ///
  /// There is one for each of many thousand notifications, so what few of them say is apart, behind
  /// one reference, and small fields stand where larger ones leave room (`FactSizeTests`).
  package struct Fields: Sendable {
    private var keptTitle = KeptText.none
    /// Which of the others say something; of a content alone, where it is up to date.
    ///
    /// Near the beginning, beside the reference count that is looked at anyway.
    var given: Content.Given = []
    private var keptLevel = KeptLevel.none
    private var hasBadge = false
    private var keptBody = KeptText.none
    private var hasScore = false
    /// What it is grouped by within its app; nil where none is stated.
    package var threadIdentifier: String?
    /// Names the `Category` whose actions and options apply; nil where none is stated.
    package var categoryIdentifier: String?
    private var keptUserInfo = KeptUserInfo.none
    private var keptSound = KeptSound.none
    private var rare: Boxed<RareFields>?
    // Where there is none 0, or -1 where what is written is none: contents are compared.
    private var keptBadge = 0
    private var keptScore = 0.0

    /// Says nothing; for readers, which fill in one field after the other.
    package init() {}

    package init(title: Text? = nil, subtitle: Text? = nil, body: Text? = nil) {
      (self.title, self.body, self.subtitle) = (title, body, subtitle)
    }
  }

  // The one that nearly all have takes no memory of its own.
  fileprivate enum KeptSound: Hashable {
    case none, standard
    /// What is written is none.
    case unusable
    case other(Boxed<Sound>)
  }

  // Values are boxed, as they are rare and would be larger than a payload's place.
  fileprivate enum KeptUserInfo: Hashable {
    case none
    case values(Boxed<JSONValue>)
    case payload(SourceText)
  }

  fileprivate enum KeptLevel: Hashable {
    case none
    case known(InterruptionLevel)
    /// Among the rare fields, as it was written.
    case other
  }

  // What few contents say.
  fileprivate struct RareFields: Hashable {
    /// The second line.
    var subtitle: Text?
    /// What a group’s summary names it by.
    var summaryArgument: String?
    /// How many things it stands for there.
    var summaryArgumentCount: Int?
    /// The files that go with it, in their order.
    var attachments: [Attachment] = []
    /// The picture that its app starts with.
    var launchImageName: String?
    /// An interruption level that is none (R14), as it came.
    var otherLevel: String?
    /// What an app’s Focus filter compares (F10).
    var filterCriteria: String?
    /// Who speaks (F9).
    var communication: Communication?
    /// What a payload holds, taken apart for extensions.
    var payloadValues: JSONValue?
  }
}

extension Content.Fields {
  /// What the app attached for itself (`UNNotificationContent.userInfo`).
  package var userInfo: UserInfo {
    get {
      switch keptUserInfo {
      case .none: .none
      case .values(let values): .values(values.value)
      case .payload(let source): .payload(source)
      }
    }
    set {
      // What stands in the payload goes with it.
      (keptTitle, keptBody) = (KeptText(title), KeptText(body))
      keptUserInfo =
        switch newValue {
        case .none: .none
        case .values(let values): .values(Boxed(values))
        case .payload(let source): .payload(source)
        }
    }
  }

  private var source: SourceText? {
    if case .payload(let source) = keptUserInfo { source } else { nil }
  }

  /// The first line, emphasized; nil where none is stated.
  package var title: Text? {
    get { keptTitle.text(in: source) }
    set { keptTitle = KeptText(newValue) }
  }

  /// The words below title and subtitle; nil where none are stated.
  package var body: Text? {
    get { keptBody.text(in: source) }
    set { keptBody = KeptText(newValue) }
  }

  /// Sets the title to one that the payload says, which `userInfo` has been set to.
  ///
  /// - Parameter start: Where its words may stand among the bytes of the payload's file.
  package mutating func setTitle(_ text: Text?, writtenAt start: Int) {
    keptTitle = kept(text, start)
  }

  /// Sets the body to one that the payload says, as `setTitle`.
  package mutating func setBody(_ text: Text?, writtenAt start: Int) {
    keptBody = kept(text, start)
  }

  private func kept(_ text: Text?, _ start: Int) -> KeptText {
    source.map { KeptText(text, at: start, in: $0) } ?? KeptText(text)
  }

  /// Whether there is anything to read; without a look at the words.
  var hasWords: Bool { !keptTitle.isNone || !keptBody.isNone || subtitle != nil }

  /// Whether any of the words is a key of a string table (L1).
  var hasKeyedWords: Bool {
    keptTitle.isKeyed || keptBody.isKeyed || subtitle?.isKeyed == true
  }

  /// The number for the app's icon; nil leaves it as it is.
  package var badge: Int? {
    get { hasBadge ? keptBadge : nil }
    set { (hasBadge, keptBadge) = (newValue != nil, newValue ?? 0) }
  }

  /// P18: whether a badge is written that is no whole number, and so none; setting it takes the
  /// badge away.
  package var isBadgeUnusable: Bool {
    get { !hasBadge && keptBadge != 0 }
    set { (hasBadge, keptBadge) = (false, newValue ? -1 : 0) }
  }

  /// `UNNotificationContent.relevanceScore`, 0 to 1; nil where none is
  /// stated, which counts 0 (F14).
  package var relevanceScore: Double? {
    get { hasScore ? keptScore : nil }
    set { (hasScore, keptScore) = (newValue != nil, newValue ?? 0) }
  }

  /// What is heard; nil where nothing is asked for.
  package var sound: Sound? {
    get {
      switch keptSound {
      case .none, .unusable: nil
      case .standard: Sound()
      case .other(let sound): sound.value
      }
    }
    set {
      guard let newValue else { return keptSound = .none }
      keptSound = newValue == Sound() ? .standard : .other(Boxed(newValue))
    }
  }

  /// R12: whether a sound is written that is neither a name nor an object, and so none; setting it
  /// takes the sound away.
  package var isSoundUnusable: Bool {
    get { keptSound == .unusable }
    set { keptSound = newValue ? .unusable : .none }
  }

  /// `interruption-level` as written, not checked; nil where none is stated.
  package var interruptionLevel: String? {
    get {
      switch keptLevel {
      case .none: nil
      case .known(let level): level.rawValue
      case .other: rare?.value.otherLevel
      }
    }
    set {
      let known = newValue.flatMap(InterruptionLevel.init)
      keptLevel = known.map { .known($0) } ?? (newValue == nil ? .none : .other)
      let other = known == nil ? newValue : nil
      changeRare(isGiven: other != nil) { $0.otherLevel = other }
    }
  }

  /// The second line; nil where none is stated.
  package var subtitle: Text? {
    get { rare?.value.subtitle }
    set { changeRare(isGiven: newValue != nil) { $0.subtitle = newValue } }
  }

  /// `UNNotificationContent.summaryArgument`: what a group's summary names it by.
  package var summaryArgument: String? {
    get { rare?.value.summaryArgument }
    set { changeRare(isGiven: newValue != nil) { $0.summaryArgument = newValue } }
  }

  /// `UNNotificationContent.summaryArgumentCount`: how many things it stands for.
  package var summaryArgumentCount: Int? {
    get { rare?.value.summaryArgumentCount }
    set { changeRare(isGiven: newValue != nil) { $0.summaryArgumentCount = newValue } }
  }

  /// The files that go with it, in the order stated.
  package var attachments: [Attachment] {
    get { rare?.value.attachments ?? [] }
    set { changeRare(isGiven: !newValue.isEmpty) { $0.attachments = newValue } }
  }

  /// `UNNotificationContent.launchImageName`; nil where none is stated.
  package var launchImageName: String? {
    get { rare?.value.launchImageName }
    set { changeRare(isGiven: newValue != nil) { $0.launchImageName = newValue } }
  }

  /// `UNNotificationContent.filterCriteria` (F10); nil where none is stated.
  package var filterCriteria: String? {
    get { rare?.value.filterCriteria }
    set { changeRare(isGiven: newValue != nil) { $0.filterCriteria = newValue } }
  }

  /// Who speaks (F9); nil for what is no communication.
  var communication: Communication? {
    get { rare?.value.communication }
    set { changeRare(isGiven: newValue != nil) { $0.communication = newValue } }
  }

  /// What a payload holds, taken apart for extensions; nil where none can read it.
  package var payloadValues: JSONValue? {
    get { rare?.value.payloadValues }
    set { changeRare(isGiven: newValue != nil) { $0.payloadValues = newValue } }
  }

  // Where none of them says anything there is no memory for them, however it came to
  // that: contents are compared.
  private mutating func changeRare(isGiven: Bool, _ change: (inout Content.RareFields) -> Void) {
    guard isGiven || rare != nil else { return }
    var fields = rare?.value ?? Content.RareFields()
    change(&fields)
    rare = isGiven || fields != Content.RareFields() ? Boxed(fields) : nil
  }
}

// Words are equal however they are kept.
extension Content.Fields: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.body == right.body && left.keptLevel == right.keptLevel
      && left.hasBadge == right.hasBadge && left.keptBadge == right.keptBadge
      && left.relevanceScore == right.relevanceScore
      && left.threadIdentifier == right.threadIdentifier
      && left.categoryIdentifier == right.categoryIdentifier
      && left.keptUserInfo == right.keptUserInfo && left.keptSound == right.keptSound
      && left.rare == right.rare
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(body)
    hasher.combine(threadIdentifier)
    hasher.combine(categoryIdentifier)
    hasher.combine(badge)
    hasher.combine(rare)
  }
}
