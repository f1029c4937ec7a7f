import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// Prompts, alerts, sheets and suggestions.
  static let management: [ExpectationForm] = [
    ExpectationForm(
      "prompt", "What the open prompt asks", .word(.expectedText(), or: "none"),
      claim: Claim.prompt,
      values: { if case .prompt(let text) = $0 { .some(text) } else { nil } }
    ) { context, wanted in
      ExpectationFinding(shown: context.state.prompt.map(context.state.text(of:)), wanted)
    },
    ExpectationForm(
      "alert", "What the alert box of iOS 4 says that shows", .word(.expectedText(), or: "none"),
      claim: Claim.alert, values: { if case .alert(let text) = $0 { .some(text) } else { nil } }
    ) { context, wanted in
      let box = context.state.alertBox
      return ExpectationFinding(shown: box?.message, wanted, about: box?.number)
    },
    ExpectationForm(
      "sheet", "Which sheet is open",
      .word(.choice("NAME", ExpectedSheet.all.map { ($0.name, $0) } + [("none", nil)])),
      claim: Claim.sheet, values: { if case .sheet(let sheet) = $0 { .some(sheet) } else { nil } }
    ) { context, wanted in
      let field = context.state.pane?.textInput.map { _ in ExpectedSheet.textInput }
      let open = context.state.sheet.map { .sheet($0.name) } ?? field
      return ExpectationFinding(
        open == wanted, actual: open?.name ?? "none", about: context.state.sheet?.notification)
    },
    ExpectationForm(
      "offers",
      "What the open prompt, alert or sheet offers, in this order with whatever else between; with none "
        + "open, what a suggestion offers and what is asked under rows, such as Keep… and Turn Off…, but "
        + "not the View, Manage and Clear of every row",
      .repeated(.quoted(), or: "none"), claim: Claim.offers,
      values: { if case .offers(let titles) = $0 { .some(titles) } else { nil } }
    ) { context, wanted in context.offers(wanted) },
    ExpectationForm(
      "suggestion", "Which app a suggestion is about", .word(.naming(.app), or: "none"),
      claim: Claim.suggestion,
      values: { if case .suggestion(let name) = $0 { .some(name) } else { nil } }
    ) { context, name throws(Diagnostic) in try context.suggestion(name) },
    ExpectationForm(
      "authorization",
      "What an app is told that the person answered, the state’s \"reported\"; turned off is denied",
      .word(.naming(.app)), .word(.choice("STATUS", of: Authorization.self)),
      claim: Claim.authorization,
      values: { if case .authorization(let name, let status) = $0 { (name, status) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let app = try context.app(name)
      let status = app.reportedStatus
      // X25: the person answered otherwise, and so says the state.
      let turnedOff = status == app.authorization ? "" : "; its notifications are off"
      return ExpectationFinding(status == wanted, actual: status.rawValue + turnedOff)
    },
  ]
}

/// A sheet that can be expected to be open.
package enum ExpectedSheet: Hashable, Sendable {
  case sheet(Sheet.Name)
  /// A field for an answer counts as a sheet: it lies over the view until
  /// it is sent or let go (A13).
  case textInput

  /// Every one, in the order of help.
  static let all = Sheet.Name.allCases.map(Self.sheet) + [.textInput]

  /// As an expectation calls it.
  var name: String {
    switch self {
    case .sheet(let name): name.rawValue
    case .textInput: "text-input"
    }
  }
}

extension ExpectationFinding {
  /// Compares a text with the one that is expected, whatever quotation marks it has.
  fileprivate init(shown actual: String?, _ wanted: ExpectedText?, about number: Int? = nil) {
    let plain = actual?.withPlainQuotes
    let isTyped = if case .whole(let text) = wanted { text == text.withPlainQuotes } else { false }
    self.init(
      wanted.map { [actual, plain].contains(where: $0.holds) } ?? (actual == nil),
      actual, wanted, comparing: isTyped ? plain : actual, about: number)
  }
}

extension ExpectationContext {
  fileprivate func offers(_ wanted: [String]?) -> ExpectationFinding {
    let titles = state.offers.map(\.title)
    let actual = titles.isEmpty ? "none" : titles.map(\.quoted).joined(separator: " ")
    guard let wanted else { return ExpectationFinding(titles.isEmpty, actual: actual) }
    let missing = titles.firstMissing(of: wanted)
    return ExpectationFinding(
      missing == nil, actual: actual, expected: wanted.map(\.quoted).joined(separator: " "),
      difference: missing.map { titles.absence(of: wanted[$0], behind: wanted[..<$0].last) },
      about: state.sheet?.notification)
  }

  fileprivate func suggestion(_ name: ExpectedName?) throws(Diagnostic) -> ExpectationFinding {
    let suggestion = state.suggested
    let actual = suggestion.map { "one about \(state.displayName(of: $0.app))" } ?? "none"
    let wanted = try name.map { name throws(Diagnostic) in try app(name).app.bundleIdentifier }
    return ExpectationFinding(
      suggestion?.app == wanted, actual: actual, about: state.suggestedNumber)
  }
}

extension [String] {
  /// The place of the first title that does not come in its turn; nil where all do,
  /// with whatever else between.
  fileprivate func firstMissing(of wanted: [String]) -> Int? {
    var rest = self[...]
    return wanted.firstIndex { title in
      guard let index = rest.firstIndex(where: { $0.reads(as: title) }) else { return true }
      rest = rest[(index + 1)...]
      return false
    }
  }

  fileprivate func absence(of title: String, behind other: String?) -> String {
    guard let other, contains(where: { $0.reads(as: title) }) else {
      return "\(title.quoted) is missing"
    }
    return "\(title.quoted) does not stand behind \(other.quoted)"
  }
}

extension String {
  /// Whether it is the text that is wanted, which may be typed with the marks
  /// that keyboards have (X17).
  fileprivate func reads(as wanted: String?) -> Bool {
    self == wanted || withPlainQuotes == wanted
  }

  fileprivate var withPlainQuotes: String {
    String(map { Self.plainQuotes[$0] ?? $0 })
  }

  private static let plainQuotes: [Character: Character] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'",
  ]
}
