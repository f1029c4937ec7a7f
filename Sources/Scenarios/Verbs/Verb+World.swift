import Delivery
import Notifications

extension Verb {
  /// What a scenario starts from: title, device, policies, apps, and where randomness comes from.
  static let world: [Verb] = [
    Verb(
      "title", .world, Signature([Parameter("TEXT", .text)]), "Names the scenario",
      example: "title \"A busy morning\""
    ) { line, _ in line.arguments[0].map { [.title($0.text)] } ?? [] },
    Verb(
      "note", .world, Signature([Parameter("TEXT", .text)]),
      "Writes something down for those who watch", example: "note \"Now it gets crowded.\""
    ) { line, _ in line.arguments[0].map { [.command(.note($0.text))] } ?? [] },
    Verb(
      "seed", .world, Signature([Parameter("N", .number(0...Int.max))]),
      "Sets what everything random comes from", example: "seed 7"
    ) { line, _ in line.arguments[0]?.number.map { [.command(.seed(UInt64($0)))] } ?? [] },
    Verb(
      "device", .world, deviceSignature, "Says what the phone is",
      example: "device os=12 locale=en_US start=2018-06-04T09:00"
    ) { line, context throws(Diagnostic) in
      [.command(.configure(try context.configuration(line.arguments)))]
    },
    Verb(
      "policy", .world, Signature([Parameter("NAME", .policy), Parameter("VALUE", .identifier)]),
      "Sets a switch between readings of a rule", example: "policy group.stackThreshold 5"
    ) { line, _ in
      guard let name = line.arguments[0], let value = line.arguments[1] else { return [] }
      return [.command(.setPolicy(name: name.text, value: value.text))]
    },
    Verb(
      "app", .world,
      Signature(
        [Parameter("PATH|JSON", .appSource)],
        options: [
          VerbOption(
            "state", Parameter("STATE", .choice(["granted", "fresh"])),
            "launched once and granted all it asks for, or never launched"),
          VerbOption("from", Parameter("FOLDER", .text), "where relative paths in JSON begin"),
        ]), "Installs an app, or reads its bundle again", example: "app Messages.app"
    ) { line, context throws(Diagnostic) in try context.install(line.arguments) },
    Verb(
      "uninstall", .world, Signature([Parameter("APP", .app)]),
      "Deletes an app with all that is its", example: "uninstall messages"
    ) { line, context throws(Diagnostic) in
      guard let app = line.arguments[0] else { return [] }
      return [.command(.uninstall(try context.state.requireApp(app.word).app.bundleIdentifier))]
    },
    Verb(
      "language", .world,
      Signature([
        Parameter("APP", .app), Parameter("ID", .language, or: ["device"], isRepeated: true),
      ]), "Chooses an app's languages, most wanted first; device for the device's own",
      example: "language messages pl en"
    ) { line, context throws(Diagnostic) in
      guard let app = line.arguments[0] else { return [] }
      let identifier = try context.state.requireApp(app.word).app.bundleIdentifier
      let languages = line.arguments.positional.dropFirst().filter { $0.keyword == nil }
      return [.command(.setLanguages(identifier, languages.map(\.text)))]
    },
    Verb(
      "world", .world, worldSignature,
      "Makes apps and sends notifications, always the same for a seed",
      example: "world apps=4 threads=3 notifications=200 seed=7"
    ) { line, context in
      WorldGenerator(line.arguments, seed: context.state.seed).acts(at: line.place)
    },
  ]

  private static let deviceSignature = Signature(
    options: [
      VerbOption(
        "os", Parameter("VERSION", .system),
        "the version of the system: \(Profile.versions); from 17 on as 16"),
      VerbOption("locale", Parameter("ID", .locale), "how dates and numbers are written"),
      VerbOption("languages", Parameter("ID,…", .languages), "the languages, most wanted first"),
      VerbOption("timezone", Parameter("ID", .timeZone), "where the phone is"),
      VerbOption(
        "start", Parameter("TIME", .time), "what the clock reads, before anything arrives"),
      VerbOption("24h", Parameter("CLOCK", .choice(["on", "off"])), "whether clocks count to 24"),
      VerbOption(
        "summary", Parameter("SUMMARY", .choice(["on", "off"])),
        "whether a summary is scheduled, from iOS 15"),
      VerbOption("battery", Parameter("PERCENT", .number(0...100)), "how full the battery is"),
    ], needsOption: true)

  private static let worldSignature = Signature(
    options: [
      VerbOption("apps", Parameter("N", .number(1...1000)), "how many apps, 4 if not said"),
      VerbOption(
        "threads", Parameter("N", .number(1...1000)), "how many threads an app, 3 if not said"),
      VerbOption(
        "notifications", Parameter("N", .number(0...1_000_000)),
        "how many notifications, 20 if not said"),
      VerbOption(
        "seed", Parameter("N", .number(0...Int.max)),
        "what it all comes from; the scenario’s if not said"),
    ])
}
