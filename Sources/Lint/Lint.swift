import Files
import Notifications

/// The linter: every rule, those of a list in the order of their ids.
///
///     let app = LintedApp(app, strings: strings, profile: .ios12)
///     let remarks = Lint.remarks(on: source, for: app)
///
/// Each list has the rules of one kind, by what they look at. A new rule is a file of its own and
/// its name in one of these lists.
package enum Lint {
  /// About payloads by themselves.
  ///
  /// They need nothing but the payload, so they are asked also for one whose app is not known.
  static let payloadRules: [any PayloadRule] = [
    RetiredAddress(), ArgumentKinds(), WordlessAlert(), QuotedObject(),
    MisplacedThreadIdentifier(), MisplacedKey(), EmptyIdentifier(), MisplacedSummaryArgument(),
    UnheardArguments(), MisspelledKey(), TemplateTarget(), NothingPresented(), StrayValueKind(),
    NegativeBadge(), SoundVolume(), PersonalData(), LongText(),
  ]

  /// About payloads and the apps that get them.
  ///
  /// They are asked where the payload was read and its app is known.
  static let pushRules: [any PushRule] = [
    KeysOfOtherSystems(), UnentitledCriticalSound(), UnregisteredCategory(),
    IgnoredSummaryArgument(), MissingKey(), ArgumentCount(), ServiceExtensionNotInvoked(),
    InterruptionLevelSlips(), UnwokenApp(), UnplayableSound(), MissingValue(),
  ]

  /// About what apps' own code says in notifications: requests, local notifications of old, and
  /// what service extensions change.
  static let contentRules: [any ContentRule] = [
    UnentitledCriticalSound(), UnregisteredCategory(), EmptyIdentifier(), NearlyEqualThreads(),
    IgnoredSummaryArgument(), MissingKey(), ArgumentCount(), RemovedConversions(),
    InterruptionLevelSlips(), UnentitledCommunication(), NothingPresented(), NegativeBadge(),
    SoundVolume(), UnplayableSound(), LongText(), RequestAttachments(),
  ]

  /// About pushes as they are sent.
  ///
  /// They are asked for pushes of a scenario, and for lines that are typed.
  static let requestRules: [any RequestRule] = [
    PushTypeMismatch(), TooManySilentPushes(), HeaderLimits(),
  ]

  /// About apps and what became of all that they were sent.
  ///
  /// They look at the categories in which something was sent, or at all where the app is linted as
  /// a whole.
  static let deliveryRules: [any AppRule] = [
    NearlyEqualThreads(), SummaryFormatShape(), NamelessSummary(), TooManyActions(),
  ]

  /// About what apps declare.
  ///
  /// They are asked only where the app is linted as a whole (`LintedApp.isWhole`).
  static let appRules: [any AppRule] = [
    NoThreads(), NoOwnSettings(), PromptAtFirstLaunch(), TooManyTimeSensitive(),
    UnnamedFilterCriteria(), UnusedRelevance(), MissingKey(), ArgumentCount(),
    HiddenPlaceholderWording(), ContentExtensionSlips(), ContentCodeSlips(), ActionsOfOneName(),
    AuthorizationSlips(),
    TriggerSlips(), TooManyRequests(), ManyThreads(), AttachmentSlips(),
    ExtensionIdentifierSlips(), SharedCategories(),
  ]

  /// About string tables.
  ///
  /// They are asked once a table, in all its languages.
  static let tableRules: [any TableRule] = [
    UnmetDevelopmentRegion(), LanguageSpelledTwice(), InvalidFormatSpecifier(),
    DoubledPercentSigns(), MissingTranslations(), EmptyTexts(), UnusedKeys(),
    SpacedConversions(), DifferingPlaceholders(), NumberlessForms(), MissingForms(),
    UnusedForms(), UnreviewedTranslations(), UntranslatedTexts(),
  ]

  /// Everything that the rules find in a payload, in the order of the file; nothing in what is no
  /// object or a request to a push service, since its reader complained already.
  ///
  /// The grammar is not complained about here: `remarks(on:for:)` has both.
  ///
  /// - Parameters:
  ///   - content: What the payload says; nil for what a device drops.
  ///   - app: The app that gets it; nil where it is unknown.
  /// - Returns: Each finding once, though two rules may say it.
  static func findings(
    in root: JSONNode, _ content: Content?, _ app: LintedApp?
  ) -> [Diagnostic] {
    guard isLinted(root) else { return [] }
    var found = payloadRules.flatMap { $0.findings(in: root) }
    if let content, let app {
      let push = LintedPush(payload: root, content: content, app: app)
      found += pushRules.flatMap { $0.findings(in: push) }
    }
    return found.inOrder
  }

  /// Whether the rules are asked about what was read: of a request to a push service, what a device
  /// never sees, such as a token, is the provider's business.
  static func isLinted(_ root: JSONNode) -> Bool {
    root.isObject && (root["aps"] != nil || WrappedPayload(in: root) == nil)
  }

  /// What the rules find in a push's headers; nothing where a service
  /// answers what is wrong with them.
  ///
  /// - Returns: In the order of the rules, all at the place of the payload.
  package static func findings(in request: LintedRequest) -> [Diagnostic] {
    requestRules.flatMap { $0.findings(in: request) }
  }

  /// What the rules find in what an app's own code says in a notification.
  package static func findings(in content: LintedContent) -> [Diagnostic] {
    contentRules.flatMap { $0.findings(in: content) }
  }

  /// What the rules find in frames of the binary interface.
  ///
  /// - Parameter limit: How long payloads may be (B19).
  package static func findings(
    in frames: HexadecimalFile, limit: LegacyLimit = PolicyKey.apnsLegacyLimit.standard
  ) -> [Diagnostic] {
    FrameSlips().findings(in: frames, limit)
  }

  /// What the rules find in the trigger of a request that a scenario writes.
  ///
  /// - Parameters:
  ///   - trigger: As it is written, with what it was read as.
  ///   - clock: The scenario's at that moment; dates before it are past.
  package static func findings(in trigger: LintedTrigger, _ clock: LintedClock) -> [Diagnostic] {
    TriggerSlips().findings(in: trigger, clock)
  }

  /// What there is to say about a payload by itself: what its reader says, and the rules' findings.
  ///
  /// - Parameters:
  ///   - source: The payload's bytes, and where they begin.
  ///   - app: Nil where it is unknown; then only the rules about payloads are asked.
  /// - Returns: In the order of the file. Where the grammar is broken, only what the reader says:
  ///   the rules would complain of what is not there.
  package static func remarks(on source: SourceText, for app: LintedApp?) -> [Diagnostic] {
    let document = JSONDocument.read(source, grammar: .payload)
    guard let root = document.root, !document.isBroken else { return document.diagnostics }
    let reading = PayloadReader.payload(root, source: source, document.diagnostics)
    let found = findings(in: root, reading.value?.content, app)
    return (reading.diagnostics + found).inOrder
  }

  /// What the rules find in an app: in what it was sent and its service extension set, and where it
  /// is linted as a whole, in what it declares and in its string tables. In the order of the places,
  /// each once.
  ///
  /// - Parameter tables: What was found in string tables before, where several
  ///   scenarios may have the same app.
  /// - Complexity: Reads all string tables of an app that is linted as a whole.
  package static func findings(
    about app: LintedApp, _ tables: TableFindings = TableFindings()
  ) -> [Diagnostic] {
    var found = deliveryRules.flatMap { $0.findings(in: app) }
    if app.isWhole {
      found += appRules.flatMap { $0.findings(in: app) }
      found += app.ownContents.flatMap { findings(in: $0) }
      found += tables.findings(in: app)
    } else if app.ranService {
      found += app.serviceEdits.flatMap { findings(in: $0) }
    }
    return found.inOrder
  }
}

extension DiagnosticLog {
  /// Whether they are by place, then by message, each once.
  package var areInOrder: Bool { eachPrecedesNext }
}

extension Collection<Diagnostic> {
  // For each kind of collection a function of its own: there may be as many as lines.
  fileprivate var eachPrecedesNext: Bool {
    zip(self, dropFirst()).allSatisfy(Self.precedes)
  }

  fileprivate static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.spokenLine != right.spokenLine { return left.spokenLine < right.spokenLine }
    if left.message != right.message { return left.message < right.message }
    // The same words, of two rules or weighed in two ways.
    if left.severity != right.severity { return left.severity < right.severity }
    return (left.rule?.description ?? "") < (right.rule?.description ?? "")
  }
}

extension [Diagnostic] {
  /// By place, then by message, each once; what programs said as they said it.
  ///
  /// A diagnostic that a reader and a rule both make comes once, if the words are the same.
  package var inOrder: [Diagnostic] {
    // Those of a file that was read from top to bottom, of which there may be as many as lines.
    if eachPrecedesNext { return self }
    var inOrder: [Diagnostic] = []
    inOrder.reserveCapacity(count)
    for next in sorted(by: Self.precedes) {
      // An equal one is among those that nothing puts before this one.
      let alike = inOrder.lastIndex { Self.precedes($0, next) }.map { $0 + 1 } ?? 0
      if !inOrder[alike...].contains(next) { inOrder.append(next) }
    }
    return inOrder
  }
}
