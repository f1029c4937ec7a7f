import Notifications
import Push

extension Schema {
  /// A fact (formats.md §4.1): one form for each name.
  package static let fact = any(
    of: EventName.allCases.map { name in
      let (form, number) = (name.form, [Property("sequence", .integer)])
      let members = common(name.rawValue) + form.required
      return name.isAlwaysFact
        ? object(number + members, optional: form.optional)
        : object(members, optional: number + form.optional)
    } + [rewound, clientFailed])

  private static func common(_ name: String) -> [Property] {
    [
      Property("at", .date), Property("fact", .constant(name)),
      Property("reasons", .list(of: reason)),
    ]
  }

  // A rewind is no fact of the new history: it says how many of the old ones still hold.
  private static let rewound = object(
    common(FactName.rewound) + [
      Property("toSequence", .integer), Property("alsoStruck", .list(of: .text)),
    ])

  private static let clientFailed = object(
    common(FactName.clientFailed) + [
      Property("connection", .integer),
      Property("listener", .word(ListenerKind.allCases.map(\.rawValue))),
      Property("client", .text), Property("words", .text),
    ])

  private static let reason = object([
    Property("rule", .word(Rule.all.map(\.id.description))),
    Property("decision", Schema.word(decisions).orNull),
    Property("because", .map(to: .text)),
  ])

  private static let decisions = Set(
    (RuleDecision.ofAll + Rule.all.flatMap(\.decisions)).map(\.name)
  ).sorted()
}

extension EventName {
  // What the push service refuses before it reaches the phone is told, and is no
  // fact of the phone's history.
  fileprivate var isAlwaysFact: Bool { self != .answeredProvider }
}
