import Delivery
import Notifications

extension Verb {
  /// The watch, and what its owner does there (W).
  static let watch: [Verb] = [
    connecting("carplay", .carPlay, "Connects the phone to a car’s display, or disconnects it"),
    connecting("headphones", .headphones, "Puts headphones on that Siri speaks through, or off"),
    Verb(
      "watch", .device, "Pairs a watch, says how it is worn, or unpairs it",
      example: "watch worn=on unlocked=on inRange=on",
      aliases: "wrist wear pair unpair second device forward", .pairedWatch,
      command: { .watch(.pair($0)) },
      values: { if case .watch(.pair(let watch)) = $0 { .some(watch) } else { nil } }),
    Verb(
      "watch-view", .device, "Opens the long look of a notification on the watch",
      example: "watch-view n3", aliases: "wrist raise look read", isActOfPerson: true,
      .word(.notification("NOTIFICATION")), command: { .watch(.view($0)) },
      values: { if case .watch(.view(let key)) = $0 { key } else { nil } }
    ).needing(.notificationList),
    watchAct,
    Verb(
      "watch-clear", .device, "Clears a notification on the watch, and so on the phone",
      example: "watch-clear n3", aliases: "wrist dismiss delete", isActOfPerson: true,
      .word(.notification("NOTIFICATION")), command: { .watch(.clear($0)) },
      values: { if case .watch(.clear(let key)) = $0 { key } else { nil } }
    ).needing(.notificationList),
    Verb(
      "watch-close", .device, "Lowers the wrist: the watch shows the time again",
      aliases: "wrist lower", isActOfPerson: true, is: .watch(.close)
    ).needing(.notificationList),
  ]

  private static func connecting(
    _ name: String, _ accessory: Accessory, _ summary: String
  ) -> Verb {
    Verb(
      name, .device, summary, example: "\(name) on", aliases: "car siri announce connect drive",
      .word(.onOrOff("on|off")), command: { .connect(accessory, isOn: $0) },
      values: { if case .connect(accessory, let isOn) = $0 { isOn } else { nil } })
  }

  /// `watch-act`: presses an action on the watch.
  package static let watchAct = Verb(
    "watch-act", .device,
    "Presses an action on the watch, of what it shows or of the notification that is named",
    example: "watch-act n3 like", aliases: "wrist action button reply", isActOfPerson: true,
    .optional(.notification("NOTIFICATION")), .word(.identifier("ACTION")),
    .option("text", .text(), "what to answer"),
    command: { .watch(.act($0, action: $1, text: $2)) },
    values: {
      guard case .watch(.act(let key, let action, let text)) = $0 else { return nil }
      return (key, action, text)
    }
  ).needing(.notificationList)
}

extension LineSyntax<Watch?> {
  /// How the watch is worn, where something is left out as before; `none` for no watch (W1).
  fileprivate static var pairedWatch: LineSyntax {
    var none = Parameter("none", .choice(["none"]), isOptional: true)
    none.keysBeside = { _ in [] }
    let onOrOff = WordSyntax<Bool>.onOrOff("on|off")
    let parts: [(key: String, summary: String, path: WritableKeyPath<Watch, Bool> & Sendable)] = [
      ("worn", "whether it is on the wrist", \.isWorn),
      ("unlocked", "whether its owner was recognized", \.isUnlocked),
      ("inRange", "whether the phone reaches it", \.isInRange),
    ]
    let options = parts.map { VerbOption($0.key, onOrOff.parameter, $0.summary) }
    return LineSyntax(Signature([none], options: options)) { reader throws(Diagnostic) in
      var watch = reader.state.device.watch ?? Watch()
      var given: Word?
      let isNone = reader.nextIfAny() != nil
      for part in parts {
        guard let word = reader.option(part.key) else { continue }
        watch[keyPath: part.path] = try onOrOff.read(word, &reader)
        given = word
      }
      guard isNone else { return watch }
      guard let given else { return nil }
      throw Diagnostic(given.place, .error, "“watch none” unpairs it; write nothing behind it")
    } write: { watch, writer throws(Unwritable) in
      guard let watch else { return writer.add("none") }
      for part in parts {
        writer.add(part.key, try onOrOff.write(watch[keyPath: part.path], &writer))
      }
    }
  }
}
