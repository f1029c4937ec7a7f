import Delivery
import Notifications

extension ExpectationForm {
  private static let identifier = Parameter("ID", .notification)

  /// What of a notification is seen, heard and felt.
  static let noticing: [ExpectationForm] = [
    ExpectationForm(
      "reached",
      [identifier, Parameter("PLACES", .names(Reach.names.map(\.name)), or: ["none"])],
      "Every place that a notification was decided to reach"
    ) { arguments, context throws(Diagnostic) in
      let number = try context.latest(arguments)
      let reach = number.flatMap { context.state.ending(of: $0)?.reach } ?? []
      let wanted =
        arguments[1]?.keyword == nil
        ? Reach(named: (arguments[1]?.text ?? "").split(separator: ",").map(String.init)) : []
      let none = number == nil ? "no delivery" : "none"
      let actual = reach.isEmpty ? none : reach.names.joined(separator: ",")
      return ExpectationFinding(reach == wanted, actual: actual, about: number)
    },
    ExpectationForm(
      "banner", [Parameter("ID", .notification, or: ["none"])], "Which notification is the banner"
    ) { arguments, context throws(Diagnostic) in try context.banner(arguments) },
    ExpectationForm(
      "sound",
      [
        identifier, Parameter("NAME", .identifier, or: ["none"]),
        Parameter("HOW", .choice(["vibrate"]), isOptional: true),
      ],
      options: [
        VerbOption("volume", Parameter("VOLUME", .fraction), "how loud"),
        VerbOption(
          "suppressed-by", Parameter("WHY", .choice(Situation.Silence.allCases.map(\.rawValue))),
          "why it is not heard"),
      ], "Which sound a notification made; none where nothing is heard"
    ) { arguments, context throws(Diagnostic) in try context.sound(arguments) },
    ExpectationForm(
      "watch", [Parameter("ID", .notification, or: ["none"])],
      options: [VerbOption("look", Parameter("LOOK", .choice(["short", "long"])), "how it shows")],
      "Which notification the watch shows"
    ) { arguments, context throws(Diagnostic) in try context.watch(arguments) },
    ExpectationForm(
      "wake", [], "That a notification woke the display since the last note"
    ) { _, context in
      let mark = context.state.noteMarks.last?.wakes ?? 0
      let number = context.state.wakes.dropFirst(mark).last
      let name = number.map { context.state.notification($0).name }
      return ExpectationFinding(
        number != nil, actual: name.map { "it woken by \($0)" } ?? "no wake", about: number)
    },
  ]
}

extension ExpectationContext {
  /// The newest delivery that a name means; nil where there was none.
  fileprivate func latest(_ arguments: VerbArguments) throws(Diagnostic) -> Int? {
    guard let word = arguments[0]?.word else { return nil }
    return try numbers(word).last
  }

  /// Compares the visible banner with the first argument.
  func banner(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    let number = state.banner?.number
    let actual = number.map { "banner " + state.scenarioName(of: state.notification($0).key) }
    guard arguments[0]?.keyword == nil else {
      return ExpectationFinding(number == nil, actual: actual ?? "no banner", about: number)
    }
    let wanted = try latest(arguments)
    return ExpectationFinding(
      number != nil && number == wanted, actual: actual ?? "no banner", about: wanted ?? number)
  }

  /// Compares what the watch shows with the arguments (W6).
  fileprivate func watch(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    let look = state.watch.look
    let name = look.map { $0.isLong ? "long" : "short" }
    let actual = look.map { look in
      "\(state.scenarioName(of: state.notification(look.number).key)) in a \(name ?? "") look"
    }
    guard arguments[0]?.keyword == nil else {
      return ExpectationFinding(
        look == nil, actual: actual ?? "the time alone", about: look?.number)
    }
    let wanted = try latest(arguments)
    let isMeant = arguments["look"].map { $0.keyword == name } ?? true
    return ExpectationFinding(
      look != nil && look?.number == wanted && isMeant, actual: actual ?? "the time alone",
      about: wanted ?? look?.number)
  }

  fileprivate func sound(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    let number = try latest(arguments)
    guard let sound = state.sounds.last(where: { $0.number == number }) else {
      let isExpected = arguments[1]?.keyword == "none" && arguments["suppressed-by"] == nil
      return ExpectationFinding(
        isExpected && arguments[2] == nil, actual: "no sound was asked for", about: number)
    }
    return ExpectationFinding(sound.fits(arguments), actual: sound.account, about: number)
  }
}

extension SoundEvent {
  fileprivate func fits(_ arguments: VerbArguments) -> Bool {
    let isNone = arguments[1]?.keyword == "none"
    let wantsSilence = arguments["suppressed-by"]?.keyword
    let hasName =
      isNone
      ? suppressedBy != nil
      : arguments[1]?.text == name && (suppressedBy == nil || wantsSilence != nil)
    return hasName && (arguments[2] == nil || vibrates)
      && (wantsSilence == nil || wantsSilence == suppressedBy?.rawValue)
      && (arguments["volume"].map { Double($0.text) == volume } ?? true)
  }

  /// What there is to say about it, in the words of the expectation.
  fileprivate var account: String {
    name + " volume=\(volume)" + (vibrates ? " vibrate" : "")
      + (suppressedBy.map { " suppressed-by=\($0.rawValue)" } ?? "")
  }
}
