import Delivery
import Files
import Notifications

extension Verb {
  private static let optional = Parameter("NOTIFICATION", .notification, isOptional: true)

  /// What a person does with a rich view.
  static let richView: [Verb] = [
    person(
      "view", [Parameter("NOTIFICATION|GROUP", .notificationOrGroup)], [],
      "Opens the rich view of a notification, or of a group's newest", "view n3"
    ) { line, context throws(Diagnostic) in
      .open(try context.viewed(line.arguments.positional[0].word))
    },
    person(
      "act", [optional, Parameter("ACTION", .identifier)],
      [VerbOption("text", Parameter("TEXT", .text), "what to answer, at once")],
      "Presses an action, of the open rich view or of the one that opens for it", "act n3 like"
    ) { line, context throws(Diagnostic) in
      let action = line.arguments.positional.last?.text ?? ""
      return .act(
        try context.key(line.arguments, of: 2), action: action, text: line.arguments["text"]?.text)
    },
    person(
      "type", [Parameter("TEXT", .text)], [], "Writes into the open text field",
      "type \"On my way\""
    ) { line, _ in .type(line.arguments[0]?.text ?? "") },
    person("send", [], [], "Sends what is in the open text field", "send") { _, _ in .send },
    person(
      "input", [Parameter("ITEM", .identifier)], [],
      "Chooses something in an extension's own input view", "input 👍"
    ) { line, _ in .input(line.arguments[0]?.text ?? "") },
    person(
      "press", [Parameter("BUTTON", .identifier)], [], "Presses a button of an extension's view",
      "press more"
    ) { line, _ in .press(line.arguments[0]?.text ?? "") },
    person("play", [], [], "Plays the medium of the open rich view", "play") { _, _ in .play },
    person("pause", [], [], "Pauses the medium of the open rich view", "pause") { _, _ in .pause },
    person(
      "dismiss", [optional], [], "Closes the rich view with its dismiss control", "dismiss"
    ) { line, context throws(Diagnostic) in .dismiss(try context.key(line.arguments, of: 1)) },
  ]

  /// What a program has to say that was asked.
  static let programs: [Verb] = [
    Verb(
      "answer", .appCode,
      Signature(
        [Parameter("EXTENSION", .identifier), Parameter("JSON", .text)],
        options: [
          VerbOption(
            "notification", Parameter("ID", .notification),
            "what it was asked about; what it was asked first if not said")
        ]),
      "Says what the program of an extension answered, so that a replay needs no program",
      example: "answer Decrypt {\"content\":{\"body\":\"Lunch?\"}}"
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0], let reply = line.arguments[1] else { return [] }
      return try context.answer(name.text, reply, about: line.arguments["notification"])
    }
  ]

  private static func person(
    _ name: String, _ parameters: [Parameter], _ options: [VerbOption], _ summary: String,
    _ example: String,
    act: @escaping @Sendable (ScenarioLine, ResolutionContext) throws(Diagnostic) -> ViewAct
  ) -> Verb {
    person(.richView, name, parameters, options, summary, example) {
      line, context throws(Diagnostic) in .view(try act(line, context))
    }
  }
}

extension ResolutionContext {
  // The notification that a line names; nil where it names none.
  fileprivate func key(_ arguments: VerbArguments, of count: Int) throws(Diagnostic)
    -> NotificationKey?
  {
    guard arguments.positional.count == count, let word = arguments[0]?.word else { return nil }
    return try state.requireNotification(word)
  }

  // A notification is tried first; a group stands for its newest (G20, C8).
  fileprivate func viewed(_ word: Word) throws(Diagnostic) -> NotificationKey {
    if word.headAndTail("/") == nil, let key = try state.findNotification(word) { return key }
    let target = try state.requireGroup(word)
    guard let place = state.list.find(target.key, in: target.section),
      let group = state.list[place.section].group(place.key)
    else { throw try state.unknownGroup(word, in: target.section) }
    return state.notification(group.leading).key
  }

  fileprivate func answer(
    _ name: String, _ argument: Argument, about notification: Argument?
  ) throws(Diagnostic) -> [Act] {
    guard let source = argument.word.json else {
      let message = "an answer is JSON, such as {\"content\":{…}} or {\"error\":\"…\"}"
      throw Diagnostic(argument.place, .error, message)
    }
    var key: NotificationKey?
    if let notification { key = try state.requireNotification(notification.word) }
    let reading = ProgramReply.read(from: name, about: key, source, in: state)
    return reading.diagnostics.map(Act.remark)
      + [reading.value].compactMap(\.self).map { .command(.answer($0)) }
  }
}

extension ProgramReply {
  /// Reads what an extension's program answered.
  package static func read(
    from name: String, about key: NotificationKey?, _ source: SourceText, in state: State
  ) -> Reading<ProgramReply> {
    let probe = ProgramReply(from: name, about: key, text: "", answer: .failed(""))
    let awaited = state.index(ofAwaited: probe).map { state.awaitedAnswers[$0] }
    let app = awaited.flatMap { state.app($0.app)?.app }
    let content = app?.contentExtensions.first { $0.name == name }
    let reader = ProgramAnswerReader(
      folders: [awaited?.folder, app?.folder].compactMap(\.self),
      elementNames: content?.table.view.flatMap(\.leaves).compactMap(\.name) ?? [],
      isOfService: awaited?.kind == .service)
    let reading = reader.read(source)
    let text = source.scenarioJSON ?? source.string
    return Reading(
      reading.value.map { ProgramReply(from: name, about: key, text: text, answer: $0) },
      reading.diagnostics)
  }
}
