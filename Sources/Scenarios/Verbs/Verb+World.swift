import Delivery
import Notifications

extension Verb {
  /// What a scenario starts from: title, device, policies, apps, and where randomness comes from.
  static let world: [Verb] = [
    title,
    Verb(
      "note", .world, "Writes something down for those who watch",
      example: "note \"Now it gets crowded.\"", aliases: "comment say", .word(.text()),
      command: { .note($0) }, values: { if case .note(let text) = $0 { text } else { nil } }),
    Verb(
      "seed", .world, "Sets what everything random comes from", example: "seed 7", .word(.seed),
      command: { .seed($0) }, values: { if case .seed(let seed) = $0 { seed } else { nil } }),
    device,
    Verb(
      "policy", .world, "Sets a switch between readings of a rule",
      example: "policy group.stackThreshold 5", aliases: "switch rule reading limit",
      .policy,
      command: { .setPolicy($0) },
      values: { if case .setPolicy(let setting) = $0 { setting } else { nil } }),
    app,
    Verb(
      "uninstall", .world, "Deletes an app with all that is its", example: "uninstall messages",
      aliases: "delete remove", .word(.app), command: { .uninstall($0) },
      values: { if case .uninstall(let app) = $0 { app } else { nil } }),
    Verb(
      "language", .world,
      "Chooses an app’s languages, most wanted first; device for the device’s own",
      example: "language messages pl en", aliases: "locale translation localization localisation",
      .word(.app), .languages,
      command: { .setLanguages($0, $1) },
      values: {
        if case .setLanguages(let app, let languages) = $0 { (app, languages) } else { nil }
      }
    ).needing(.appLanguages),
    generated,
    include,
  ]

  /// `title`: names the scenario.
  package static let title = Verb(
    "title", .world, "Names the scenario", example: "title \"A busy morning\"", .word(.text()),
    act: { .title($0) }, values: { if case .title(let text) = $0 { text } else { nil } })

  /// `app`: installs an app, or reads its bundle again.
  package static let app = Verb(
    "app", .world, "Installs an app, or reads its bundle again", example: "app Messages.app",
    aliases: "install open load reload reread refresh bundle", .installation,
    command: { .install($0.app, isGranted: $0.isGranted, strings: $0.strings) },
    values: {
      guard case .install(let app, let isGranted, let strings) = $0 else { return nil }
      return Installation(app: app, isGranted: isGranted, strings: strings)
    })

  /// `include`: plays another scenario.
  package static let include = Verb(
    "include", .world, "Plays another scenario here, from its first line to its last",
    example: "include morning.scenario", aliases: "import insert file scenario play run load",
    .word(.scenario), act: { .include($0) },
    values: { if case .include(let inclusion) = $0 { inclusion } else { nil } })

  /// `device`: says what the phone is.
  package static let device = Verb(
    "device", .world, "Says what the phone is",
    example: "device os=12 locale=en_US start=2018-06-04T09:00",
    aliases: "phone ios os version profile model", .configuration,
    command: { .configure($0) },
    values: { $0.configuration })

  private static let generated = Verb(
    "world", .world, "Makes apps and sends notifications, always the same for a seed",
    example: "world apps=4 threads=3 notifications=200 seed=7",
    aliases: "generate random many thousands",
    .option("apps", .number("N", 1...1000), "how many apps, 4 if not said"),
    .option("threads", .number("N", 1...1000), "how many threads an app, 3 if not said"),
    .option(
      "notifications", .number("N", 0...1_000_000), "how many notifications, 20 if not said"),
    .worldSeed, .worldVariety, .place,
    expands: { apps, threads, notifications, seed, variety, place in
      WorldGenerator(
        apps: apps ?? 4, threads: threads ?? 3, notifications: notifications ?? 20, seed: seed,
        variety: variety
      ).acts(at: place)
    })
}

extension LineSyntax<UInt64> {
  /// The seed of a generated world; the scenario’s if not said.
  fileprivate static var worldSeed: LineSyntax {
    let option = LineSyntax<UInt64?>.option(
      "seed", .seed, "what it all comes from; the scenario’s if not said")
    return LineSyntax(option.signature) { reader throws(Diagnostic) in
      try option.read(&reader) ?? reader.state.seed
    } write: { seed, writer throws(Unwritable) in
      try option.write(seed, &writer)
    }
  }
}
