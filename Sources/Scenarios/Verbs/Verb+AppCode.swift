import Delivery

extension Verb {
  /// What an app's own code calls: badge, categories, answers in front, removals (A1, P10, P19).
  static let appCode: [Verb] = [
    Verb(
      "set-badge", .appCode,
      "Lets an app set the number on its icon; 0 takes its notifications away, too",
      example: "set-badge mail 3", aliases: "count icon number", .word(.app),
      .word(.number("N", 0...Int.max)),
      command: { .setBadge($0, $1) },
      values: { if case .setBadge(let app, let number) = $0 { (app, number) } else { nil } }),
    Verb(
      "set-categories", .appCode, "Lets an app register categories in the place of all it had",
      example: "set-categories mail [{\"identifier\":\"mail\"}]", .word(.app), .word(.categories),
      command: { .setCategories($0, $1) },
      values: {
        if case .setCategories(let app, let categories) = $0 { (app, categories) } else { nil }
      }),
    Verb(
      "will-present", .appCode, "Says what an app presents of its own while it is in front",
      example: "will-present messages alert,sound", .word(.app), .word(.willPresent),
      command: { .setWillPresent($0, $1) },
      values: {
        if case .setWillPresent(let app, let answer) = $0 { (app, answer) } else { nil }
      }),
    Verb(
      "schedule", .appCode, "Lets an app ask for a notification, at once or when its trigger fires",
      example: """
        schedule mail {"identifier":"lunch","content":{"title":"Lunch"},"trigger":{"timeInterval":60}}
        """,
      aliases: "request trigger timer alarm remind later calendar", .request,
      command: { .schedule($0.app, $0.request) },
      values: {
        guard case .schedule(let app, let request) = $0 else { return nil }
        return ScheduledRequest(app: app, request: request)
      }),
    Verb(
      "remove", .appCode, "Lets an app take back what was delivered, or what waits for its trigger",
      example: "remove messages delivered n3", aliases: "withdraw delete", .removal,
      command: {
        $0.isPending
          ? .removePending($0.app, $0.identifiers) : .removeDelivered($0.app, $0.identifiers)
      },
      values: {
        if case .removeDelivered(let app, let identifiers) = $0 {
          return Removal(app: app, isPending: false, identifiers: identifiers)
        }
        guard case .removePending(let app, let identifiers) = $0 else { return nil }
        return Removal(app: app, isPending: true, identifiers: identifiers)
      }),
  ]

  /// An app asking for permission to notify (X16).
  static let consent: [Verb] = [
    Verb(
      "authorize", .appCode, "Lets an app ask to notify",
      example: "authorize podcasts options=alert,sound",
      aliases: "authorise permission ask request prompt", .consentRequest,
      command: { .authorize($0.app, $0.options) },
      values: {
        guard case .authorize(let app, let options) = $0 else { return nil }
        return ConsentRequest(app: app, options: options)
      })
  ]

  /// What a program has to say that was asked.
  static let programs: [Verb] = [
    answer
  ]

  /// `answer`: says what an extension’s program answered.
  ///
  /// Written into journals, so that a replay asks no program.
  package static let answer = Verb(
    "answer", .appCode,
    "Says what the program of an extension answered, so that a replay needs no program",
    example: "answer Decrypt {\"content\":{\"body\":\"Lunch?\"}}", .reply,
    command: { $0.map { .answer($0) } },
    values: { if case .answer(let reply) = $0 { .some(reply) } else { nil } })
}
