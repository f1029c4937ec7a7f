import Delivery
import Notifications

extension Verb {
  private static let target = Parameter("NOTIFICATION|GROUP|APP", .anything)
  private static let optionalTarget = Parameter(
    "NOTIFICATION|GROUP|APP", .anything, isOptional: true)

  /// What a person does on sheets and prompts, or decides without them, section X.
  static let management: [Verb] = [
    management(
      "manage", [target],
      [
        VerbOption(
          "sheet", Parameter("SHEET", .choice(Sheet.Name.allCases.map(\.rawValue))),
          "another sheet than the one that manages")
      ], "Opens the sheet that manages an app", "manage podcasts"
    ) { line, context throws(Diagnostic) in
      let name = line.arguments["sheet"]?.keyword.flatMap(Sheet.Name.init(rawValue:))
      return .open(name ?? .management, try context.managed(line.arguments.positional[0].word))
    },
    management(
      "deliver-quietly", [optionalTarget], [],
      "Delivers an app into Notification Center only; the open sheet's, or this one",
      "deliver-quietly n3"
    ) { line, context throws(Diagnostic) in
      .deliver(.quietly, try context.managedApp(line.arguments))
    },
    management(
      "deliver-prominently", [optionalTarget], [],
      "Delivers an app everywhere; the open sheet's, or this one", "deliver-prominently n3"
    ) { line, context throws(Diagnostic) in
      .deliver(.prominently, try context.managedApp(line.arguments))
    },
    management(
      "turn-off", [optionalTarget], [],
      "Asks whether to turn the open sheet's app off; this one is off at once", "turn-off n3"
    ) { line, context throws(Diagnostic) in .turnOff(try context.managedApp(line.arguments)) },
    management(
      "configure", [], [], "Presses Configure in APP… on the open sheet", "configure"
    ) { _, _ in .configure },
    management(
      "keep",
      [Parameter("HOW", .choice(Keeping.allCases.map(\.rawValue))), optionalTarget], [],
      "Keeps a provisional app; the open sheet's, or this one", "keep prominently n3"
    ) { line, context throws(Diagnostic) in
      let keeping = line.arguments[0]?.keyword.flatMap(Keeping.init(rawValue:)) ?? .prominently
      return .keep(keeping, try context.managedApp(line.arguments, at: 1))
    },
    management("allow", [], [], "Allows what the open prompt asks", "allow") { _, _ in .allow },
    management("deny", [], [], "Refuses what the open prompt asks", "deny") { _, _ in .deny },
  ]

  /// The suggestion to manage an app (X12), forced.
  static let suggestions: [Verb] = [
    act(
      "suggest", .list, [Parameter("APP", .app)], [],
      "Lets a suggestion to manage an app appear under its newest notification", "suggest podcasts"
    ) { line, context throws(Diagnostic) in
      .suggest(try context.identifier(ofApp: line.arguments.positional[0].word))
    },
    act("dismiss-suggestion", .list, [], [], "Lets a suggestion go", "dismiss-suggestion") { _, _ in
      .dismissSuggestion
    },
  ]

  /// Links from Settings to an app's own settings.
  static let settingsLinks: [Verb] = [
    act(
      "open-app-settings", .settings, [Parameter("APP", .app)], [],
      "Presses the link to an app's own settings on its page in Settings",
      "open-app-settings podcasts"
    ) { line, context throws(Diagnostic) in
      .openAppSettings(try context.identifier(ofApp: line.arguments.positional[0].word))
    }
  ]

  /// An app asking for permission to notify (X16).
  static let consent: [Verb] = [
    Verb(
      "authorize", .appCode,
      Signature(
        [Parameter("APP", .app)],
        options: [
          VerbOption(
            "options", Parameter("OPTION,…", .identifier),
            "what it asks for; what its bundle says if not said")
        ]), "Lets an app ask to notify", example: "authorize podcasts options=alert,sound"
    ) { line, context throws(Diagnostic) in
      try context.authorize(line.arguments)
    }
  ]

  private typealias ManagementLine =
    @Sendable (ScenarioLine, ResolutionContext) throws(Diagnostic) -> ManagementAct

  private static func management(
    _ name: String, _ parameters: [Parameter], _ options: [VerbOption], _ summary: String,
    _ example: String, act: @escaping ManagementLine
  ) -> Verb {
    self.act(name, .management, parameters, options, summary, example, act: act)
  }

  private static func act(
    _ name: String, _ family: VerbFamily, _ parameters: [Parameter], _ options: [VerbOption],
    _ summary: String, _ example: String, act: @escaping ManagementLine
  ) -> Verb {
    Verb(
      name, family, Signature(parameters, options: options), summary, example: example,
      isActOfPerson: true
    ) { line, context throws(Diagnostic) in [.command(.management(try act(line, context)))] }
  }
}
