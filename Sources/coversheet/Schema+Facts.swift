import Delivery
import Notifications

extension Schema {
  /// A fact (formats.md §4.1): one form for each name.
  static let fact = any(
    of: EventName.allCases.map { name in
      let form = form(of: name)
      return object(common(name) + form.required, optional: form.optional)
    } + [rewound])

  private typealias Form = (required: [Property], optional: [Property])

  private static func common(_ name: EventName) -> [Property] {
    [Property("sequence", .integer)] + common(name.rawValue)
  }

  private static func common(_ name: String) -> [Property] {
    [
      Property("at", .date), Property("fact", .constant(name)),
      Property("reasons", .list(of: reason)),
    ]
  }

  // A rewind is no fact of the new history: it says how many of the old ones still hold.
  private static let rewound = object(common("rewound") + [Property("toSequence", .integer)])

  private static let reason = object([
    Property("rule", .word(Rule.all.map(\.id.description))), Property("because", .map(to: .text)),
  ])

  private static let notification = [Property("notification", .text), Property("app", .text)]
  private static let group = [Property("group", .text), Property("app", .text)]
  private static let app = [Property("app", .text)]
  private static let section = word(Section.allCases.map(\.rawValue))

  private static let settings = Setting.keys.map { Property($0, .word(Setting.values(of: $0))) }

  private static let options = list(of: .word(AuthorizationOptions.names.map(\.name)))
  private static let sheet: Form = (
    app + [Property("sheet", sheetName), Property("notification", text.orNull)], []
  )

  private static let extensionName = [Property("extension", .text)]
  private static let response: Form = (
    notification + [Property("action", .text), Property("started", .bool)], []
  )

  private static func form(of name: EventName) -> Form {
    switch name {
    case .noted: ([Property("text", .text)], [])
    case .clockMoved: ([Property("from", .date), Property("to", .date)], [])
    case .deviceChanged: ([], device)
    case .seeded: ([Property("seed", .text)], [])
    case .installed: (app + [Property("authorization", authorization)], [])
    case .uninstalled: (app, [])
    case .appStateChanged: (app + [Property("state", appState)], [Property("mode", .text)])
    case .authorizationChanged:
      (
        app + [Property("authorization", authorization)],
        settings + [Property("granted", options)]
      )
    case .settingChanged:
      (
        app,
        settings + [
          Property("languages", .list(of: .text)),
          Property("willPresent", .list(of: .word(PresentationOptions.names.map(\.name)))),
        ]
      )
    case .received: (notification, [])
    case .decided: (notification + [Property("outcome", outcome), Property("reached", reach)], [])
    case .listed: (notification + [Property("in", section)], [])
    case .updated: (notification + [Property("in", section), Property("from", section)], [])
    case .removed:
      (
        [Property("from", section), Property("count", .integer)],
        notification + [Property("group", .text)]
      )
    case .moved:
      (
        [Property("count", .integer), Property("from", section), Property("to", section)], []
      )
    case .expanded: (group, [])
    case .collapsed: (group, [])
    case .armed: ([Property("waits", .bool)], group)
    case .opened: (notification, [])
    case .called:
      (
        app + [Property("method", .word(Call.Method.allCases.map(\.rawValue)))],
        [
          Property("notification", .text), Property("action", .text), Property("answer", .text),
          Property("text", .text),
          Property("state", .word(Call.State.allCases.map(\.rawValue))),
        ]
      )
    case .requested: (app + [Property("options", options)], [])
    case .prompted: (app + [Property("prompt", .text)], [])
    case .answered:
      (
        app + [
          Property("prompt", .text),
          Property("answer", .word(Prompt.Answer.allCases.map(\.rawValue))),
        ], []
      )
    case .sheetOpened: sheet
    case .sheetClosed: sheet
    case .suggested: (notification, [])
    case .suggestionEnded: (notification, [])
    case .unlisted: (notification, [])
    case .badged: (app + [Property("badge", integer.orNull)], [Property("notification", .text)])
    case .sounded: (notification + soundDetails, [])
    case .woke: (notification, [])
    case .bannerShown:
      (
        notification + [Property("until", text.orNull), Property("replaces", text.orNull)], []
      )
    case .bannerEnded:
      (
        notification + [Property("end", .word(Banner.End.allCases.map(\.rawValue)))], []
      )
    case .bannerQueued: (notification, [])
    case .bannerUnqueued: (notification, [])
    case .refused: (app + [Property("request", .text)], [])
    case .extensionStarted: (notification + extensionName, [])
    case .extensionExpired: (notification, [])
    case .extensionFinished:
      (
        notification + extensionName + [
          Property("outcome", .word(ServiceCourse.Outcome.allCases.map(\.rawValue))),
          Property("log", .list(of: .text)),
          Property("refused", .list(of: .text)),
        ], []
      )
    case .queued: (notification, [])
    case .resumed: (notification, [])
    case .awaited: (notification + extensionName + [Property("request", .text)], [])
    case .replied: (notification + extensionName + [Property("reply", text.orNull)], [])
    case .viewed: (notification + [Property("extension", text.orNull)], [])
    case .closed: (notification + [Property("extension", text.orNull)], [])
    case .viewChanged: (notification + [Property("what", .text)], [])
    case .extensionCalled:
      (
        notification + extensionName + [
          Property("method", .word(ExtensionCall.Method.allCases.map(\.rawValue))),
          Property("argument", text.orNull),
        ], []
      )
    case .responseWaits: response
    case .responseEnded: response
    }
  }
}
