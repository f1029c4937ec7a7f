import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// What a rich view shows, and what its extension was told.
  static let richView: [ExpectationForm] = [
    ExpectationForm(
      "actions",
      [
        Parameter("ID", .notification, isOptional: true),
        Parameter("ACTION,…", .identifier, or: ["none"]),
      ],
      options: [VerbOption("titles", Parameter("TITLE,…", .text), "what they are called")],
      "Which actions show: in the open rich view, or with a notification"
    ) { arguments, context throws(Diagnostic) in try context.actions(arguments) },
    ExpectationForm(
      "view", [Parameter("WHAT", .choice(["title"])), Parameter("TEXT", .text, or: ["none"])],
      "What the rich view is headed with; none while none is open"
    ) { arguments, context in
      context.shown(context.state.richView?.title, arguments[1])
    },
    ExpectationForm(
      "view",
      [
        Parameter("WHAT", .choice(["label"])), Parameter("NAME", .identifier),
        Parameter("TEXT", .text, or: ["none"]),
      ], "What a label, button, list or progress of the extension's view says"
    ) { arguments, context in
      let words = context.state.richView?.words(of: arguments[1]?.text ?? "")
      return context.shown(words.flatMap { $0.isEmpty ? nil : $0 }, arguments[2])
    },
    ExpectationForm(
      "view",
      [
        Parameter("WHAT", .choice(["media"])),
        Parameter("STATE", .choice(["playing", "paused", "none"])),
      ], "Whether the medium of the rich view plays"
    ) { arguments, context in
      let media = context.state.richView?.media
      let actual = media.map { $0.isPlaying ? "playing" : "paused" } ?? "none"
      return ExpectationFinding(
        actual == arguments[1]?.keyword, actual: actual, about: context.viewed)
    },
    ExpectationForm(
      "view",
      [Parameter("WHAT", .choice(["input"])), Parameter("ITEM,…", .text, or: ["none", "field"])],
      "What stands where the keyboard would be: the items of an input view, a field, or none"
    ) { arguments, context in context.input(arguments[1]) },
    ExpectationForm(
      "view", [Parameter("WHAT", .choice(["ratio"])), Parameter("RATIO", .text)],
      "Its height at first, divided by its width"
    ) { arguments, context in
      let ratio = context.state.richView?.ratio
      return ExpectationFinding(
        ratio != nil && ratio == arguments[1].flatMap { Double($0.text) },
        actual: ratio.map { String($0) } ?? "none", about: context.viewed)
    },
    ExpectationForm(
      "view", [Parameter("WHAT", .choice(["of"])), Parameter("ID", .notification, or: ["none"])],
      "Whose rich view is open"
    ) { arguments, context throws(Diagnostic) in try context.view(of: arguments[1]) },
    ExpectationForm(
      "received",
      [
        Parameter("EXTENSION", .identifier),
        Parameter("METHOD", .choice(ExtensionCall.Method.allCases.map(\.rawValue) + ["none"])),
      ],
      options: [
        VerbOption("notification", Parameter("ID", .notification), "about which one"),
        VerbOption("argument", Parameter("TEXT", .identifier), "which action, button or item"),
        VerbOption("count", Parameter("N", .number(0...Int.max)), "how many times"),
      ], "That a method of an extension was called"
    ) { arguments, context throws(Diagnostic) in try context.received(arguments) },
  ]
}

extension ExpectationContext {
  /// The notification whose rich view is open.
  fileprivate var viewed: Int? { state.pane?.notification }

  fileprivate func shown(_ actual: String?, _ expected: Argument?) -> ExpectationFinding {
    let wanted = expected?.keyword == nil ? expected?.text : nil
    return ExpectationFinding(
      actual == wanted, actual: actual?.quoted ?? "none", expected: wanted?.quoted ?? "none",
      about: viewed)
  }

  fileprivate func actions(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    var number = viewed
    if arguments.positional.count == 2, let word = arguments[0]?.word {
      number = try numbers(word).last
    }
    let last = arguments.positional.last
    guard let number else {
      let isNone = arguments.positional.count == 2 && last?.keyword != nil
      return ExpectationFinding(
        isNone, actual: arguments.positional.count == 2 ? "no delivery" : "no rich view")
    }
    let choices = state.choices(of: number)
    let actual = choices.map(\.identifier).joined(separator: ",")
    let titles = choices.map(\.title).joined(separator: ",")
    let wanted = last?.keyword == nil ? last?.text ?? "" : ""
    let holds = actual == wanted && (arguments["titles"].map { $0.text == titles } ?? true)
    return ExpectationFinding(
      holds, actual: actual.isEmpty ? "none" : "\(actual) (\(titles))", about: number)
  }

  fileprivate func input(_ expected: Argument?) -> ExpectationFinding {
    switch state.richView?.input {
    case nil: ExpectationFinding(expected?.keyword == "none", actual: "none", about: viewed)
    case .field: ExpectationFinding(expected?.keyword == "field", actual: "field", about: viewed)
    case .custom(let items):
      ExpectationFinding(
        expected?.keyword == nil && expected?.text == items.joined(separator: ","),
        actual: items.joined(separator: ","), about: viewed)
    }
  }

  fileprivate func view(of expected: Argument?) throws(Diagnostic) -> ExpectationFinding {
    let actual = viewed.map { state.scenarioName(of: state.notification($0).key) } ?? "none"
    guard let expected, expected.keyword == nil else {
      return ExpectationFinding(viewed == nil, actual: actual, about: viewed)
    }
    let key = try find(expected.word)
    let holds = viewed.map { state.notification($0).key == key } ?? false
    return ExpectationFinding(holds, actual: actual, about: viewed)
  }

  fileprivate func received(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    let name = arguments[0]?.text
    let calls = state.extensionCalls.filter { $0.name == name }
    let actual = calls.isEmpty ? "no call" : calls.map(\.words).joined(separator: "; ")
    if arguments[1]?.keyword == "none" { return ExpectationFinding(calls.isEmpty, actual: actual) }
    let found = try matching(calls, arguments)
    return ExpectationFinding(
      arguments.holds(count: found.count), actual: actual,
      about: found.last?.notification ?? calls.last?.notification)
  }

  private func matching(
    _ calls: [ExtensionCall], _ arguments: VerbArguments
  ) throws(Diagnostic) -> [ExtensionCall] {
    let method = arguments[1]?.keyword
    let text = arguments["argument"]?.text
    var numbers: [Int]?
    if let word = arguments["notification"]?.word {
      numbers = try self.numbers(word)
    }
    return calls.filter { call in
      call.method.rawValue == method && numbers?.contains(call.notification) != false
        && (text == nil || text == call.argument)
    }
  }
}

extension VerbArguments {
  /// Whether so many are as many as `count=` says; without it, whether there is any.
  fileprivate func holds(count: Int) -> Bool {
    guard let wanted = self["count"]?.number else { return count > 0 }
    return wanted == count
  }
}

extension RichView {
  /// What a named element says; nil where there is none.
  fileprivate func words(of name: String) -> String? {
    elements.lazy.compactMap { $0.words(of: name) }.first
  }
}

extension RichView.Element {
  fileprivate func words(of wanted: String) -> String? {
    switch self {
    case .label(let name, let words), .button(let name, let words):
      name == wanted ? words : nil
    case .list(let name, let lines): name == wanted ? lines.joined(separator: "\n") : nil
    case .progress(let name, let value): name == wanted ? String(value) : nil
    case .day(let name, let appointments):
      name == wanted ? appointments.map(\.title).joined(separator: "\n") : nil
    case .row(let elements): elements.lazy.compactMap { $0.words(of: wanted) }.first
    case .media, .text, .divider: nil
    }
  }
}
