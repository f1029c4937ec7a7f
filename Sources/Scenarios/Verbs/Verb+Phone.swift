import Delivery
import Notifications

extension Verb {
  /// How the simulated clock goes on, and which zone and region it is read in.
  static let time: [Verb] = [
    Verb(
      "at", .time, Signature([Parameter("TIME", .time)]),
      "Lets time pass until the clock reads this", example: "at 09:41"
    ) { line, context throws(Diagnostic) in
      guard let argument = line.arguments[0], let time = argument.time else { return [] }
      let instant = try time.instant(
        after: context.state.now, in: context.state.device.timeZone, at: argument.place)
      return [.command(.advance(to: instant))]
    },
    Verb(
      "wait", .time, Signature([Parameter("DURATION", .duration)]), "Lets time pass",
      example: "wait 1h30m"
    ) { line, context in
      guard let interval = line.arguments[0]?.interval else { return [] }
      return [.command(.advance(to: context.state.now + interval))]
    },
    Verb(
      "timezone", .time, Signature([Parameter("ID", .timeZone)]),
      "Takes the phone to another time zone", example: "timezone Europe/Berlin"
    ) { line, context throws(Diagnostic) in
      guard let zone = line.arguments[0] else { return [] }
      var change = DeviceConfiguration()
      change.timeZone = try context.files.timeZone(zone.text, zone.place)
      return [.command(.configure(change))]
    },
    Verb(
      "locale", .time, Signature([Parameter("ID", .locale)]),
      "Changes the region, and puts its language first", example: "locale de_DE"
    ) { line, context in
      line.arguments[0].map { [.command(.configure(context.state.localeChange($0.text)))] } ?? []
    },
  ]

  /// One verb for each act of the person on the phone (P1), without arguments.
  static let device: [Verb] = DeviceAct.allCases.map { act in
    Verb(
      act.rawValue, .device, Signature(), act.summary, example: act.rawValue, isActOfPerson: true
    ) { _, _ in [.command(.device(act))] }
  }

  /// What an app's own code calls: badge, categories, answers in front, removals (A1, P10, P19).
  static let appCode: [Verb] = [
    Verb(
      "set-badge", .appCode,
      Signature([Parameter("APP", .app), Parameter("N", .number(0...Int.max))]),
      "Lets an app set the number on its icon; 0 takes its notifications away, too",
      example: "set-badge mail 3"
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0], let number = line.arguments[1]?.number else { return [] }
      let app = try context.state.requireApp(name.word).app.bundleIdentifier
      return [.command(.setBadge(app, number))]
    },
    Verb(
      "set-categories", .appCode, Signature([Parameter("APP", .app), Parameter("JSON", .text)]),
      "Lets an app register categories in the place of all it had",
      example: "set-categories mail [{\"identifier\":\"mail\"}]"
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0], let list = line.arguments[1] else { return [] }
      let app = try context.state.requireApp(name.word).app.bundleIdentifier
      return try context.categories(list, of: app)
    },
    Verb(
      "will-present", .appCode,
      Signature([
        Parameter("APP", .app),
        Parameter(
          "OPTIONS", .names(PresentationOptions.names.map(\.name)), or: ["none", "unimplemented"]),
      ]), "Says what an app presents of its own while it is in front",
      example: "will-present messages alert,sound"
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0], let answer = line.arguments[1] else { return [] }
      let app = try context.state.requireApp(name.word).app.bundleIdentifier
      return [.command(.setWillPresent(app, answer.willPresent))]
    },
    Verb(
      "remove", .appCode,
      Signature([
        Parameter("APP", .app), Parameter("WHICH", .choice(["delivered"])),
        Parameter("ID", .identifier, or: ["all"], isRepeated: true),
      ]), "Lets an app take delivered notifications back", example: "remove messages delivered n3"
    ) { line, context throws(Diagnostic) in try context.remove(line.arguments) },
  ]

  /// What servers send.
  static let push: [Verb] = [
    Verb(
      "push", .push,
      Signature(
        [Parameter("APP", .app, or: ["-"]), Parameter("PAYLOAD", .payload)],
        options: [
          VerbOption("id", Parameter("NAME", .identifier), "what to call it here"),
          VerbOption(
            "collapse-id", Parameter("ID", .identifier), "pushes that share it replace each other"),
        ]), "Sends a push; - for the app that the payload names itself",
      example: "push messages {\"aps\":{\"alert\":\"Hello\"}} id=hello"
    ) { line, context throws(Diagnostic) in try context.push(line.arguments) }
  ]
}

extension Argument {
  /// A list of options, none of them, or no method at all.
  fileprivate var willPresent: WillPresent {
    if keyword == "unimplemented" { return .unimplemented }
    if keyword == "none" { return .options([]) }
    return .options(PresentationOptions(named: text.split(separator: ",").map(String.init)))
  }
}

extension DeviceAct {
  /// What the person does, in one sentence.
  fileprivate var summary: String {
    switch self {
    case .lock: "Locks the phone and turns its display off"
    case .wake: "Turns the display on"
    case .sleep: "Turns the display off"
    case .authenticate: "Lets the phone recognize its owner, without unlocking it"
    case .unlock: "Unlocks the phone"
    case .home: "Goes to the home screen"
    case .center: "Pulls Notification Center down"
    }
  }
}

extension ResolutionContext {
  fileprivate func remove(_ arguments: VerbArguments) throws(Diagnostic) -> [Act] {
    guard let name = arguments[0] else { return [] }
    let app = try state.requireApp(name.word).app.bundleIdentifier
    let which = arguments.positional.dropFirst(2)
    if which.contains(where: { $0.keyword == "all" }) {
      return [.command(.removeDelivered(app, nil))]
    }
    return [.command(.removeDelivered(app, which.map { state.identifier($0.word, of: app) }))]
  }
}
