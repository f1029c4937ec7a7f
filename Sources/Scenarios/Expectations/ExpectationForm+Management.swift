import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  // A field for an answer counts as a sheet: it lies over the view until it is sent or let go (A13).
  private static let sheets = Sheet.Name.allCases.map(\.rawValue) + ["text-input"]

  /// Prompts, alerts, sheets and suggestions.
  static let management: [ExpectationForm] = [
    ExpectationForm(
      "prompt", [Parameter("TEXT", .text, or: ["none"])], "What the open prompt asks"
    ) { arguments, context in
      ExpectationFinding(context.state.prompt.map(context.state.text(of:)), arguments[0])
    },
    ExpectationForm(
      "alert", [Parameter("TEXT", .text, or: ["none"])],
      "What the alert box of iOS 4 says that shows"
    ) { arguments, context in
      ExpectationFinding(
        context.state.alertBox?.message, arguments[0], about: context.state.alertBox?.number)
    },
    ExpectationForm(
      "sheet", [Parameter("NAME", .choice(sheets + ["none"]))],
      "Which sheet is open"
    ) { arguments, context in
      let field = context.state.pane?.textInput.map { _ in "text-input" }
      let name = context.state.sheet?.name.rawValue ?? field ?? "none"
      return ExpectationFinding(
        name == arguments[0]?.text, actual: name, about: context.state.sheet?.notification)
    },
    ExpectationForm(
      "offers", [Parameter("TEXT", .text, or: ["none"], isRepeated: true)],
      "What the open prompt or sheet offers, in this order with whatever else between; "
        + "with none open, what the rows of the list offer"
    ) { arguments, context in context.offers(arguments.positional) },
    ExpectationForm(
      "suggestion", [Parameter("APP", .app, or: ["none"])], "Which app a suggestion is about"
    ) { arguments, context throws(Diagnostic) in try context.suggestion(arguments[0]) },
    ExpectationForm(
      "authorization",
      [
        Parameter("APP", .app),
        Parameter("STATUS", .choice(Authorization.allCases.map(\.rawValue))),
      ],
      "What an app is told that the person answered; turned off is denied"
    ) { arguments, context throws(Diagnostic) in
      guard let word = arguments[0]?.word else {
        return ExpectationFinding(false, actual: "nothing")
      }
      let status = try context.state.requireApp(word).reportedStatus.rawValue
      return ExpectationFinding(status == arguments[1]?.text, actual: status)
    },
  ]
}

extension ExpectationFinding {
  /// Compares a text with the one that is expected, whole.
  fileprivate init(_ actual: String?, _ expected: Argument?, about number: Int? = nil) {
    let wanted = expected?.keyword == nil ? expected?.text : nil
    self.init(
      actual.map { $0.reads(as: wanted) } ?? (wanted == nil), actual: actual?.quoted ?? "none",
      expected: wanted?.quoted ?? "none",
      about: number)
  }
}

extension ExpectationContext {
  fileprivate func offers(_ wanted: [Argument]) -> ExpectationFinding {
    let titles = state.offers.map(\.title)
    let actual = titles.isEmpty ? "none" : titles.map(\.quoted).joined(separator: " ")
    if wanted.contains(where: { $0.keyword != nil }) {
      return ExpectationFinding(titles.isEmpty, actual: actual)
    }
    var rest = titles[...]
    let holds = wanted.allSatisfy { argument in
      guard let index = rest.firstIndex(where: { $0.reads(as: argument.text) }) else {
        return false
      }
      rest = rest[(index + 1)...]
      return true
    }
    let expected = wanted.map(\.text.quoted).joined(separator: " ")
    return ExpectationFinding(
      holds, actual: actual, expected: expected, about: state.sheet?.notification)
  }

  fileprivate func suggestion(_ wanted: Argument?) throws(Diagnostic) -> ExpectationFinding {
    let suggestion = state.suggested
    let actual = suggestion.map { "one about \(state.displayName(of: $0.app))" } ?? "none"
    guard let wanted, wanted.keyword == nil else {
      return ExpectationFinding(suggestion == nil, actual: actual, about: state.suggestedNumber)
    }
    let app = try state.requireApp(wanted.word).app.bundleIdentifier
    return ExpectationFinding(suggestion?.app == app, actual: actual, about: state.suggestedNumber)
  }
}

extension String {
  /// Whether it is the text that is wanted, which may be typed with the marks that keyboards have (X17).
  fileprivate func reads(as wanted: String?) -> Bool {
    self == wanted || withPlainQuotes == wanted
  }

  private var withPlainQuotes: String {
    String(map { Self.plainQuotes[$0] ?? $0 })
  }

  private static let plainQuotes: [Character: Character] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'",
  ]
}
