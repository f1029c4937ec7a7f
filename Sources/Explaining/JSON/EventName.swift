import Delivery
import Notifications
import Push

/// What facts are called in files (formats.md §4.1), in the order in which help lists them.
///
/// The raw value is what stands under `fact` in JSON: renaming a case changes the format.
package enum EventName: String, CaseIterable, Sendable {
  /// About the scenario, the clock, the device and the apps on it.
  case noted, clockMoved, deviceChanged, seeded, installed, uninstalled
  /// About an app: what it does, what it may, and how it is set.
  case appStateChanged, authorizationChanged, settingChanged
  /// A delivery, and what becomes of its row in the list.
  case received, decided, listed, updated, removed, moved, expanded, collapsed, armed, opened,
    edited, called
  /// The question for permission, the sheets, and the suggestion to manage an app.
  case requested, prompted, answered, sheetOpened, sheetClosed, suggested, suggestionEnded
  /// What the person notices of a delivery: badge, sound, light and banner.
  case unlisted, badged, sounded, woke, bannerShown, bannerEnded, bannerQueued, bannerUnqueued
  /// An alert in the middle of the screen (N1).
  case alertShown, alertEnded
  case refused
  /// A service extension, and the programs that stand in for extensions.
  case extensionStarted, extensionExpired, extensionFinished, queued, resumed, awaited, replied
  /// The rich view and its content extension.
  case viewed, viewChanged, closed, extensionCalled, responseWaits, responseEnded
  /// The watch, and what is done on it.
  case watchAlerted, watchKept, watchViewed, watchClosed, watchRemoved, watchUnpaired
  /// Responses from the watch, on their way to the phone.
  case watchResponseWaits, watchResponseTaken
  /// A push at the push service.
  case answeredProvider, stored, released, coalesced, expired, undelivered, throttled, rejected
  /// A silent push held on the phone, device tokens, and faults that a scenario sets.
  case held, heldEnded, woken, tokenUnregistered, feedbackRead, pushFaultSet
  /// The sender over the binary interface (B37).
  case sent, resent, discarded, connectionFailed, errorRead
  /// The person's Focuses, and apps that are muted.
  case focusChanged, muted
  /// What is Time Sensitive: whether it leads the lock screen, and what
  /// the person decided about it.
  case leads, leadEnded, timeSensitiveDecided
  /// Scheduled summaries, and what is held for them.
  case heldForSummary, summaryScheduled, summaryDelivered, summaryJoined, summaryChanged
  case summaryOpened, summaryCleared, summaryShown
  /// A request that waits for its trigger.
  case scheduled, unscheduled
}

/// What a push can be refused with, by name: over HTTP/2 (B21), and over
/// the binary interface (B37).
package enum AnswerReason {
  /// Each once.
  package static let names: [String] = {
    let http = PushRefusal.allCases.map(\.rawValue)
    return http + BinaryStatus.allCases.dropFirst().map(\.name).filter { !http.contains($0) }
  }()

  /// The statuses with which one is answered, over HTTP/2 first.
  package static func statuses(of name: String) -> [Int] {
    let http = [PushRefusal(rawValue: name)?.status].compactMap(\.self)
    return http + BinaryStatus.allCases.filter { $0.name == name }.map { Int($0.rawValue) }
  }
}

/// What a fact says beside its number, its moment and its reasons.
struct EventForm {
  /// What every fact of the name says.
  let required: [Schema.Property]
  /// What some of them say.
  let optional: [Schema.Property]

  init(_ required: [Schema.Property] = [], optional: [Schema.Property] = []) {
    (self.required, self.optional) = (required, optional)
  }
}

extension EventName {
  /// What its facts say.
  var form: EventForm {
    switch self {
    case .noted: EventForm([.text("text")])
    case .clockMoved: EventForm([.init("from", .date), .init("to", .date)])
    case .deviceChanged: EventForm(optional: Schema.device + Schema.deviceOfLater)
    case .seeded: EventForm([.text("seed")])
    case .installed: .app([.init("authorization", Schema.authorization)])
    case .uninstalled: .app()
    case .appStateChanged: .app([.init("state", Schema.appState)], optional: [.text("mode")])
    case .authorizationChanged:
      .app(
        [.init("authorization", Schema.authorization)],
        optional: Self.settings + [.init("granted", Self.options)])
    case .settingChanged:
      .app(
        optional: Self.settings + [
          .init("languages", .list(of: .text)),
          .init("willPresent", .list(of: .word(PresentationOptions.names.map(\.name)))),
        ])
    case .received: .notification()
    case .decided:
      .notification([.init("outcome", Schema.outcome), .init("reached", Schema.reach)])
    case .listed: .notification([.section("in")])
    case .updated: .notification([.section("in"), .section("from")])
    case .removed:
      EventForm(
        [.section("from"), .init("count", .integer)],
        optional: EventForm.notification().required + [.text("group")])
    case .moved: EventForm([.init("count", .integer), .section("from"), .section("to")])
    case .expanded, .collapsed: .group()
    case .armed: EventForm([.init("waits", .bool)], optional: EventForm.group().required)
    case .opened: .notification()
    case .edited:
      .notification([
        .init("fields", .list(of: .word(ContentRevision.Field.allCases.map(\.rawValue))))
      ])
    case .called:
      .app(
        [.words("method", Call.Method.self)],
        optional: [
          .text("notification"), .text("action"), .text("answer"), .text("text"),
          .words("state", Call.State.self), .words("launchOption", Call.LaunchOption.self),
          .text("launchImage"),
        ])

    case .requested: .app([.init("options", Self.options)])
    case .prompted: .app([.text("prompt")])
    case .answered: .app([.text("prompt"), .words("answer", Prompt.Answer.self)])
    case .sheetOpened, .sheetClosed:
      .app([.init("sheet", Schema.sheetName), .textOrNull("notification")])
    case .suggested, .suggestionEnded: .notification()

    case .unlisted, .woke, .bannerQueued, .bannerUnqueued: .notification()
    case .badged:
      .app([.init("badge", Schema.integer.orNull)], optional: [.text("notification")])
    case .sounded: .notification(Schema.soundDetails)
    case .bannerShown: .notification([.textOrNull("until"), .textOrNull("replaces")])
    case .bannerEnded: .notification([.words("end", Banner.End.self)])
    case .alertShown: .notification([.textOrNull("replaces")])
    case .alertEnded: .notification([.words("end", AlertBox.End.self)])
    case .refused: .app([.text("request")])

    case .focusChanged: EventForm([.textOrNull("focus")])
    case .muted: .app([.init("until", .date.orNull)])
    case .leads: .notification([.init("until", .date)])
    case .leadEnded: .notification()
    case .timeSensitiveDecided: .app()
    case .heldForSummary, .summaryJoined: .notification()
    case .summaryScheduled:
      EventForm([.init("next", .date.orNull), .init("times", .list(of: .text))])
    case .summaryDelivered, .summaryChanged: EventForm(Schema.summaryCard)
    case .summaryOpened, .summaryCleared: EventForm()
    case .summaryShown: EventForm([.init("shown", .bool)])
    case .scheduled:
      .app([
        .text("request"), .init("nextTriggerDate", .date.orNull), .init("trigger", Schema.trigger),
        .init("replaces", .bool),
      ])
    case .unscheduled: .app([.text("request")])
    case .answeredProvider:
      .app(
        [.text("push"), .init("status", .integer)],
        optional: [
          .text(AnswerHeaderName.identifier), .init("reason", .word(AnswerReason.names)),
          .text("words"),
          .text("advice"),
          .text(AnswerHeaderName.uniqueIdentifier), .text("frame"),
        ])
    case .stored:
      .app([.text("push"), .init("expires", .date.orNull), .init("due", .date.orNull)])
    case .released: .app([.text("push")])
    case .coalesced, .expired, .undelivered, .throttled, .rejected: .notification([.text("push")])
    case .held, .heldEnded: .notification()
    case .woken: .app()
    case .tokenUnregistered: .app([.text("deviceToken")])
    case .feedbackRead: EventForm([.init("count", .integer)])
    case .sent, .resent, .discarded:
      .app([.init("identifier", .integer)], optional: [.text("push")])
    case .connectionFailed: .app(Self.errorFrame)
    case .errorRead:
      EventForm(
        Self.errorFrame + [.init("resent", .list(of: .integer)), .init("isLoss", .bool)])
    case .pushFaultSet: EventForm([.init("faults", .list(of: Schema.pushFault))])
    case .watchAlerted, .watchKept, .watchViewed, .watchClosed, .watchRemoved: .notification()
    case .watchUnpaired: EventForm([.init("count", .integer)])
    case .watchResponseWaits, .watchResponseTaken:
      .notification([.text("action"), .textOrNull("text")])
    case .extensionStarted: .notification([.text("extension")])
    case .extensionExpired, .queued, .resumed: .notification()
    case .extensionFinished:
      .notification([
        .text("extension"), .words("outcome", ServiceCourse.Outcome.self),
        .init("log", .list(of: .text)), .init("refused", .list(of: .text)),
      ])
    case .awaited: .notification([.text("extension"), .text("request")])
    case .replied: .notification([.text("extension"), .textOrNull("reply")])

    case .viewed, .closed: .notification([.textOrNull("extension")])
    case .viewChanged: .notification([.text("what")])
    case .extensionCalled:
      .notification([
        .text("extension"), .words("method", ExtensionCall.Method.self), .textOrNull("argument"),
      ])
    case .responseWaits, .responseEnded:
      .notification([.text("action"), .init("started", .bool)])
    }
  }

  private static let settings = Setting.keys.map {
    Schema.Property($0, .word(Setting.values(of: $0)))
  }
  private static let errorFrame: [Schema.Property] = [
    .init("status", .integer), .init("reason", .word(BinaryStatus.allCases.map(\.name))),
    .init("identifier", .integer), .text("frame"),
  ]
  private static let options = Schema.list(of: .word(AuthorizationOptions.names.map(\.name)))
}

// What a fact says of its subject, before all else.
extension EventForm {
  fileprivate static func notification(_ others: [Schema.Property] = []) -> EventForm {
    EventForm([.text("notification"), .text("app")] + others)
  }

  fileprivate static func group() -> EventForm { EventForm([.text("group"), .text("app")]) }

  fileprivate static func app(
    _ others: [Schema.Property] = [], optional: [Schema.Property] = []
  ) -> EventForm {
    EventForm([.text("app")] + others, optional: optional)
  }
}

extension Schema.Property {
  fileprivate static func text(_ name: String) -> Self { .init(name, .text) }
  fileprivate static func textOrNull(_ name: String) -> Self { .init(name, Schema.text.orNull) }

  fileprivate static func section(_ name: String) -> Self { .words(name, Section.self) }

  fileprivate static func words<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ type: Word.Type
  ) -> Self {
    .init(name, .word(type.allCases.map(\.rawValue)))
  }
}
