import Files
import Localization
import Notifications

/// The linter: every rule, each in the order of the ids.
package enum Lint {
  /// About payloads by themselves.
  package static let payloadRules: [any PayloadRule] = [
    ArgumentKinds(), WordlessAlert(), MisplacedThreadIdentifier(), MisplacedKey(),
    EmptyIdentifier(), MisplacedSummaryArgument(), MisspeltKey(), TemplateTarget(),
    UnheardArguments(), NothingPresented(), StrayValueKind(), NegativeBadge(), SoundVolume(),
    PersonalData(), LongText(), RetiredAddress(),
  ]

  /// About payloads and the apps that get them.
  package static let pushRules: [any PushRule] = [
    UnentitledCriticalSound(), UnregisteredCategory(), IgnoredSummaryArgument(), MissingKey(),
    ArgumentCount(), ServiceExtensionNotInvoked(), InterruptionLevelSlips(), UnwokenApp(),
    UnplayableSound(), MissingValue(), KeysOfOtherSystems(),
  ]

  /// About pushes as they are sent.
  package static let requestRules: [any RequestRule] = [
    PushTypeMismatch(), TooManySilentPushes(), HeaderLimits(),
  ]

  /// About apps and what became of all that they were sent.
  package static let deliveryRules: [any AppRule] = [
    NearlyEqualThreads(), SummaryFormatShape(), NamelessSummary(), TooManyActions(),
  ]

  /// About what apps declare.
  package static let appRules: [any AppRule] = [
    MissingKey(), ArgumentCount(), HiddenPlaceholderWording(), ContentExtensionSlips(),
    ActionsOfOneName(), AuthorizationSlips(), AttachmentSlips(), TriggerSlips(), TooManyRequests(),
  ]

  /// About string tables.
  static let tableRules: [any TableRule] = [
    InvalidFormatSpecifier(), SpacedConversions(), MissingTranslations(), EmptyTexts(),
    UnusedKeys(), DifferingPlaceholders(), NumberlessForms(), MissingForms(), UnusedForms(),
    UnreviewedTranslations(),
  ]

  /// Every rule, each once.
  package static var rules: [any LintRule] {
    var names: Set<String> = []
    let all: [any LintRule] =
      payloadRules + pushRules + requestRules + deliveryRules + appRules + tableRules
    return all.filter { names.insert(String(describing: type(of: $0))).inserted }
  }

  /// Everything that the rules find in a payload, in the order of the file; nothing in what is no
  /// object or a request to a push service, since its reader complained already.
  ///
  /// - Parameters:
  ///   - content: What the payload says; nil for what a device drops.
  ///   - app: The app that gets it; nil where it is unknown.
  package static func findings(
    in source: SourceText, content: Content? = nil, for app: LintedApp? = nil
  ) -> [Diagnostic] {
    guard let root = JSONDocument.read(source, grammar: .payload).root, root.isObject,
      // What a device never sees, such as a token, is the provider's business.
      root["aps"] != nil || WrappedPayload(in: root) == nil
    else { return [] }
    var found = payloadRules.flatMap { $0.findings(in: root) }
    if let content, let app {
      let push = LintedPush(payload: root, content: content, app: app)
      found += pushRules.flatMap { $0.findings(in: push) }
    }
    return found.inOrder
  }

  /// What the rules find in a push's headers; nothing where a service answers what is wrong with them.
  package static func findings(in request: LintedRequest) -> [Diagnostic] {
    requestRules.flatMap { $0.findings(in: request) }
  }

  /// What the rules find in the trigger of a request that a scenario writes.
  package static func findings(in trigger: LintedTrigger, _ clock: LintedClock) -> [Diagnostic] {
    TriggerSlips().findings(in: trigger, clock)
  }

  /// What there is to say about a payload by itself: what its reader says, and the rules' findings.
  package static func remarks(on source: SourceText, for app: LintedApp?) -> [Diagnostic] {
    let document = JSONDocument.read(source, grammar: .payload)
    guard let root = document.root, !document.isBroken else { return document.diagnostics }
    let reading = PayloadReader.payload(root, source: source, document.diagnostics)
    let found = findings(in: source, content: reading.value?.content, for: app)
    return (reading.diagnostics + found).inOrder
  }

  /// What the rules find in an app: in what it was sent, and where it is linted as a whole, in what it
  /// declares and in its string tables. In the order of the places, each once.
  package static func findings(about app: LintedApp) -> [Diagnostic] {
    var found = deliveryRules.flatMap { $0.findings(in: app) }
    if app.isWhole {
      found += appRules.flatMap { $0.findings(in: app) } + app.strings.diagnostics
      let usedKeys = app.usedKeys
      for name in app.strings.tableNames {
        let table = LintedTable(name, of: app, usedKeys: usedKeys)
        found += tableRules.flatMap { $0.findings(in: table, of: app) }
      }
    }
    return found.inOrder
  }
}

extension [Diagnostic] {
  /// By place, then by message, each once.
  package var inOrder: [Diagnostic] {
    Set(self).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }
}
