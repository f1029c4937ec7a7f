import Delivery
import Notifications
import Push

extension Schema {
  /// A fact (formats.md §4.1): one form for each name.
  package static let fact = any(
    of: EventName.allCases.map { name in
      let form = name.form
      return object(common(name) + form.required, optional: form.optional)
    } + [rewound, clientFailed])

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
