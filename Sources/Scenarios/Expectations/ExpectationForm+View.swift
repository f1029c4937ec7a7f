import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// What a rich view shows, and what its extension was told.
  static let richView: [ExpectationForm] = [
    ExpectationForm(
      "actions", "Which actions show: in the open rich view, or with a notification",
      .optional(.naming(.notification)),
      .word(.naming(.action, "ACTION,…"), or: "none").alone(),
      .option("titles", .list(.quoted("TITLE,…")), "what they are called"), claim: Claim.actions,
      values: {
        guard case .actions(let name, let identifiers, let titles) = $0 else { return nil }
        return (name, identifiers, titles)
      }
    ) { context, name, identifiers, titles throws(Diagnostic) in
      try context.actions(name, identifiers?.map(\.word.text), titles)
    },
    ExpectationForm(
      "view", "What the rich view is headed with; none while none is open",
      .keyword("WHAT", "title"), .word(.expectedText(), or: "none"), claim: { .viewTitle($1) },
      values: { if case .viewTitle(let title) = $0 { ((), title) } else { nil } }
    ) { context, _, wanted in
      ExpectationFinding(context.state.richView?.title, wanted, about: context.viewed)
    },
    ExpectationForm(
      "view", "What a label, button, list or progress of the extension’s view says",
      .keyword("WHAT", "label"), .word(.naming(.viewElement)), .word(.expectedText(), or: "none"),
      claim: { .viewLabel($1, $2) },
      values: { if case .viewLabel(let name, let text) = $0 { ((), name, text) } else { nil } }
    ) { context, _, name, wanted in
      let words = context.state.richView?.words(of: name.word.text).flatMap {
        $0.isEmpty ? nil : $0
      }
      return ExpectationFinding(words, wanted, about: context.viewed)
    },
    ExpectationForm(
      "view", "Whether the medium of the rich view plays", .keyword("WHAT", "media"),
      .word(.choice("STATE", of: ExpectedMediaState.self, orLast: "none")),
      claim: { .viewMedia($1) },
      values: { if case .viewMedia(let state) = $0 { ((), state) } else { nil } }
    ) { context, _, wanted in
      let media = context.state.richView?.media
      let actual = media.map { $0.isPlaying ? ExpectedMediaState.playing : .paused }
      return ExpectationFinding(
        actual == wanted, actual: actual?.rawValue ?? "none", about: context.viewed)
    },
    ExpectationForm(
      "view",
      "What stands where the keyboard would be: the items of an input view, a field, or none",
      .keyword("WHAT", "input"), .word(.input), claim: { .viewInput($1) },
      values: { if case .viewInput(let input) = $0 { ((), input) } else { nil } }
    ) { context, _, wanted in
      let input = ExpectedInput(context.state.richView?.input)
      return ExpectationFinding(
        input.words == wanted.words, actual: input.words, about: context.viewed)
    },
    ExpectationForm(
      "view", "Its height at first, divided by its width", .keyword("WHAT", "ratio"),
      .word(.ratio), claim: { .viewRatio($1) },
      values: { if case .viewRatio(let ratio) = $0 { ((), ratio) } else { nil } }
    ) { context, _, wanted in
      let ratio = context.state.richView?.ratio
      return ExpectationFinding(
        ratio.map(wanted.holds) ?? false, actual: ratio.map { String($0) } ?? "none",
        about: context.viewed)
    },
    ExpectationForm(
      "view", "Whose rich view is open", .keyword("WHAT", "of"),
      .word(.naming(.notification), or: "none"), claim: { .viewOwner($1) },
      values: { if case .viewOwner(let name) = $0 { ((), name) } else { nil } }
    ) { context, _, name throws(Diagnostic) in try context.view(of: name) },
    received,
  ]

  private static let received = ExpectationForm(
    "received", "That a method of an extension was called", .word(.naming(.appExtension)),
    .word(.choice("METHOD", of: ExtensionCall.Method.self, orLast: "none")).alone(),
    .option("notification", .naming(.notification), "about which one"),
    .option("argument", .identifier("TEXT"), "which action, button or item"),
    .option("count", .expectedNumber(), "how many times"),
    claim: {
      .received(
        ExpectedExtensionCall(
          name: $0, method: $1, notification: $2, argument: $3, count: $4))
    },
    values: {
      guard case .received(let call) = $0 else { return nil }
      return (call.name, call.method, call.notification, call.argument, call.count)
    }
  ) { context, name, method, notification, argument, count throws(Diagnostic) in
    try context.received(
      ExpectedExtensionCall(
        name: name, method: method, notification: notification, argument: argument, count: count))
  }
}

/// How the medium of a rich view can be expected to be.
package enum ExpectedMediaState: String, CaseIterable, Sendable {
  case playing, paused
}

/// What can be expected where the keyboard would be.
package enum ExpectedInput: Hashable, Sendable {
  case none, field
  case items([String])

  /// - Parameter input: Nil for none.
  init(_ input: RichView.Input?) {
    switch input {
    case nil: self = .none
    case .field: self = .field
    case .custom(let items): self = .items(items)
    }
  }

  /// In the words of the expectation: items have quotes, as one may be called like a keyword.
  var words: String {
    switch self {
    case .none: "none"
    case .field: "field"
    case .items(let items): items.joined(separator: ",").quoted
    }
  }
}

/// A call that an extension can be expected to have got; nil for what may be any.
package struct ExpectedExtensionCall: Hashable, Sendable {
  /// The extension's.
  var name: ExpectedName
  /// Nil for no call at all.
  var method: ExtensionCall.Method?
  /// What it was about.
  var notification: ExpectedName?
  /// An action, a button or an item.
  var argument: String?
  /// How many times; nil for at least once.
  var count: ExpectedNumber?
}

extension WordPart where Value == ExpectedInput {
  fileprivate static var input: WordPart {
    WordPart(Parameter("ITEM,…", .text, or: ["none", "field"])) { word, _ in
      if word.isKeyword("none") { return .none }
      if word.isKeyword("field") { return .field }
      return .items(word.parts)
    } write: { input, _ in
      input.words
    }
  }
}

extension WordPart where Value == ExpectedAmount<Double> {
  fileprivate static var ratio: WordPart {
    WordPart("RATIO", .text) { word, _ throws(Diagnostic) in
      try word.expectedAmount { number throws(Diagnostic) in try number.ratio() }
    } write: { amount, _ in
      amount.words
    }
  }
}

extension Word {
  fileprivate func ratio() throws(Diagnostic) -> Double {
    if let ratio = Double(decimal: text) { return ratio }
    throw Diagnostic(place, .error, "\"\(text)\" is no ratio; write one such as 0.75")
  }
}

extension ExpectationContext {
  /// The notification whose rich view is open.
  fileprivate var viewed: Int? { state.pane?.notification }

  fileprivate func actions(
    _ name: ExpectedName?, _ identifiers: [String]?, _ wantedTitles: [String]?
  ) throws(Diagnostic) -> ExpectationFinding {
    var number = viewed
    if let name { number = try shown(name) }
    guard let number else {
      return ExpectationFinding(
        identifiers == nil, actual: name == nil ? "no rich view" : "no delivery")
    }
    let choices = state.choices(of: number)
    let actual = choices.map(\.identifier).joined(separator: ",")
    let titles = choices.map(\.title).joined(separator: ",")
    let holds =
      actual.isExactly(identifiers?.joined(separator: ",") ?? "")
      && (wantedTitles.map { $0.joined(separator: ",") == titles } ?? true)
    return ExpectationFinding(
      holds, actual: actual.isEmpty ? "none" : "\(actual) (\(titles))", about: number)
  }

  fileprivate func view(of name: ExpectedName?) throws(Diagnostic) -> ExpectationFinding {
    let actual = viewed.map { state.scenarioName(of: state.notification($0).key) } ?? "none"
    guard let name else {
      return ExpectationFinding(viewed == nil, actual: actual, about: viewed)
    }
    let key = try find(name)
    let holds = viewed.map { state.notification($0).key == key } ?? false
    return ExpectationFinding(holds, actual: actual, about: viewed)
  }

  fileprivate func received(
    _ wanted: ExpectedExtensionCall
  ) throws(Diagnostic) -> ExpectationFinding {
    let calls = index.calls(ofExtension: wanted.name.word.text, in: state)
    if wanted.method == nil { return ExpectationFinding(calls.isEmpty, actual: calls.account) }
    let isMeant = try matches(wanted)
    let last = calls.last(where: isMeant)
    return ExpectationFinding(
      wanted.count.map { $0.holds(for: calls.filter(isMeant).count) } ?? (last != nil),
      actual: calls.account, about: last?.notification ?? calls.last?.notification)
  }

  private func matches(
    _ wanted: ExpectedExtensionCall
  ) throws(Diagnostic) -> (ExtensionCall) -> Bool {
    var deliveries: NamedDeliveries?
    if let name = wanted.notification { deliveries = try self.deliveries(name) }
    return { [deliveries] call in
      call.method == wanted.method && deliveries?.has(call.notification) != false
        && (wanted.argument == nil || wanted.argument == call.argument)
    }
  }
}

extension DeliveryIndex.PlacedExtensionCalls {
  fileprivate var account: String {
    isEmpty ? "no call" : map(\.words).joined(separator: "; ")
  }
}

extension RichView {
  /// What a named element says; nil where there is none.
  fileprivate func words(of name: String) -> String? {
    elements.firstNonNil { $0.words(of: name) }
  }
}

extension RichView.Element {
  fileprivate func words(of wanted: String) -> String? {
    switch self {
    case .label(let name, let words), .button(let name, let words):
      name == wanted ? words : nil
    case .list(let name, let lines): name == wanted ? lines.joined(separator: "\n") : nil
    case .progress(let name, let value): name == wanted ? value.plainWords : nil
    case .day(let name, let appointments):
      name == wanted ? appointments.map(\.title).joined(separator: "\n") : nil
    case .row(let elements): elements.firstNonNil { $0.words(of: wanted) }
    case .media, .text, .divider: nil
    }
  }
}
