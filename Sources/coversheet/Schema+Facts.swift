import Delivery
import Notifications

extension Schema {
  /// A fact (formats.md §4.1): one form for each name.
  static let fact = any(
    of: (Event.names + ["rewound"]).compactMap { name in
      forms[name].map { form in
        object(
          common(name) + form.required, optional: form.optional)
      }
    })

  private typealias Form = (required: [Property], optional: [Property])

  private static func common(_ name: String) -> [Property] {
    let members = [
      Property("at", .date), Property("fact", .constant(name)),
      Property("reasons", .list(of: reason)),
    ]
    // A rewind is no fact of the new history: it says how many of the old ones still hold.
    return name == "rewound" ? members : [Property("sequence", .integer)] + members
  }

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

  private static let forms: [String: Form] = [
    "noted": ([Property("text", .text)], []),
    "clockMoved": ([Property("from", .date), Property("to", .date)], []),
    "deviceChanged": ([], device),
    "seeded": ([Property("seed", .text)], []),
    "installed": (app + [Property("authorization", authorization)], []),
    "uninstalled": (app, []),
    "appStateChanged": (app + [Property("state", appState)], [Property("mode", .text)]),
    "authorizationChanged": (
      app + [Property("authorization", authorization)],
      settings + [Property("granted", options)]
    ),
    "settingChanged": (
      app,
      settings + [
        Property("languages", .list(of: .text)),
        Property("willPresent", .list(of: .word(PresentationOptions.names.map(\.name)))),
      ]
    ),
    "received": (notification, []),
    "decided": (notification + [Property("outcome", outcome), Property("reached", reach)], []),
    "listed": (notification + [Property("in", section)], []),
    "updated": (notification + [Property("in", section), Property("from", section)], []),
    "removed": (
      [Property("from", section), Property("count", .integer)],
      notification + [Property("group", .text)]
    ),
    "moved": (
      [Property("count", .integer), Property("from", section), Property("to", section)], []
    ),
    "expanded": (group, []),
    "collapsed": (group, []),
    "armed": ([Property("waits", .bool)], group),
    "opened": (notification, []),
    "called": (
      app + [Property("method", .word(Call.Method.allCases.map(\.rawValue)))],
      [
        Property("notification", .text), Property("action", .text), Property("answer", .text),
        Property("text", .text),
        Property("state", .word(Call.State.allCases.map(\.rawValue))),
      ]
    ),
    "requested": (app + [Property("options", options)], []),
    "prompted": (app + [Property("prompt", .text)], []),
    "answered": (
      app + [
        Property("prompt", .text),
        Property("answer", .word(Prompt.Answer.allCases.map(\.rawValue))),
      ], []
    ),
    "sheetOpened": sheet, "sheetClosed": sheet,
    "suggested": (notification, []), "suggestionEnded": (notification, []),
    "unlisted": (notification, []),
    "badged": (app + [Property("badge", integer.orNull)], [Property("notification", .text)]),
    "sounded": (notification + soundDetails, []),
    "woke": (notification, []),
    "bannerShown": (
      notification + [Property("until", text.orNull), Property("replaces", text.orNull)], []
    ),
    "bannerEnded": (
      notification + [Property("end", .word(Banner.End.allCases.map(\.rawValue)))], []
    ),
    "bannerQueued": (notification, []),
    "bannerUnqueued": (notification, []),
    "refused": (app + [Property("request", .text)], []),
    "extensionStarted": (notification + extensionName, []),
    "extensionExpired": (notification, []),
    "extensionFinished": (
      notification + extensionName + [
        Property("outcome", .word(ServiceCourse.Outcome.allCases.map(\.rawValue))),
        Property("log", .list(of: .text)),
        Property("refused", .list(of: .text)),
      ], []
    ),
    "queued": (notification, []), "resumed": (notification, []),
    "awaited": (notification + extensionName + [Property("request", .text)], []),
    "replied": (notification + extensionName + [Property("reply", text.orNull)], []),
    "viewed": (notification + [Property("extension", text.orNull)], []),
    "closed": (notification + [Property("extension", text.orNull)], []),
    "viewChanged": (notification + [Property("what", .text)], []),
    "extensionCalled": (
      notification + extensionName + [
        Property("method", .word(ExtensionCall.Method.allCases.map(\.rawValue))),
        Property("argument", text.orNull),
      ], []
    ),
    "responseWaits": response, "responseEnded": response,
    "rewound": ([Property("toSequence", .integer)], []),
  ]
}
