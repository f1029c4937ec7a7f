import Delivery
import Notifications

extension Verb {
  /// What a person does on sheets and prompts, or decides without them, section X.
  static let management: [Verb] = [
    manage,
    deliver(
      .quietly, "Delivers an app into Notification Center only; the open sheet’s, or this one",
      aliases: "quiet silent mute keep"),
    deliver(
      .prominently, "Delivers an app everywhere; the open sheet’s, or this one",
      aliases: "loud louder unmute keep"),
    Verb(
      "turn-off", .management,
      "Asks whether to turn the open sheet’s app off; this one is off at once",
      example: "turn-off n3", aliases: "disable mute stop notifications", isActOfPerson: true,
      .optional(.appOfAnything),
      command: { .management(.turnOff($0)) },
      values: { if case .management(.turnOff(let app)) = $0 { .some(app) } else { nil } }
    ).needing(.management),
    Verb(
      "configure", .management, "Presses Configure in APP… on the open sheet",
      isActOfPerson: true, is: .management(.configure)
    ).needing(.management),
    Verb(
      "keep", .management, "Keeps a provisional app; the open sheet’s, or this one",
      example: "keep prominently n3", aliases: "provisional trial", isActOfPerson: true,
      .word(.choice("HOW", of: Keeping.self)), .optional(.appOfAnything),
      command: { .management(.keep($0, $1)) },
      values: {
        if case .management(.keep(let keeping, let app)) = $0 { (keeping, app) } else { nil }
      }
    ).needing(.management).needing(forOption: Feature.keeping),
    Verb(
      "allow", .management, "Allows what the open prompt asks",
      aliases: "permit yes prompt permission", isActOfPerson: true,
      is: .management(.allow)),
    Verb(
      "deny", .management, "Refuses what the open prompt asks",
      aliases: "refuse no prompt permission", isActOfPerson: true,
      is: .management(.deny)),
  ]

  /// `manage`: opens the sheet that manages an app.
  package static let manage = Verb(
    "manage", .management, "Opens the sheet that manages an app", example: "manage podcasts",
    aliases: "turn off quietly sheet options", isActOfPerson: true, .word(.target),
    .option(
      "sheet", .choice("SHEET", of: Sheet.Name.self),
      "another sheet than the one that manages"),
    command: { .management(.open($1 ?? .management, $0)) },
    values: {
      guard case .management(.open(let name, let target)) = $0 else { return nil }
      return (target, name == .management ? nil : name)
    }
  ).needing(.management)

  private static func deliver(
    _ prominence: Prominence, _ summary: String, aliases: String
  ) -> Verb {
    let name = "deliver-" + prominence.rawValue
    return Verb(
      name, .management, summary, example: name + " n3", aliases: aliases, isActOfPerson: true,
      .optional(.appOfAnything), command: { .management(.deliver(prominence, $0)) },
      values: {
        guard case .management(.deliver(prominence, let app)) = $0 else { return nil }
        return .some(app)
      }
    ).needing(prominence == .quietly ? .quietDelivery : .prominentDelivery)
  }

  /// The suggestion to manage an app (X12), forced.
  static let suggestions: [Verb] = [
    Verb(
      "suggest", .list, "Lets a suggestion to manage an app appear under its newest notification",
      example: "suggest podcasts", isActOfPerson: true, .word(.app),
      command: { .management(.suggest($0)) },
      values: { if case .management(.suggest(let app)) = $0 { app } else { nil } }
    ).needing(.suggestions),
    Verb(
      "dismiss-suggestion", .list, "Lets a suggestion go", isActOfPerson: true,
      is: .management(.dismissSuggestion)
    ).needing(.suggestions),
  ]
}
