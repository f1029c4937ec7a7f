import Delivery
import Notifications

extension ManagementEvent {
  private var app: BundleIdentifier {
    switch self {
    case .requested(let app, _): app
    case .prompted(let prompt), .answered(let prompt, _, _): prompt.app
    case .sheetOpened(let sheet), .sheetClosed(let sheet): sheet.app
    case .suggested(let suggestion, _), .suggestionEnded(let suggestion): suggestion.app
    }
  }

  /// What happened, in a few words.
  func words(in state: State) -> String {
    let name = state.displayName(of: app)
    return switch self {
    case .requested(_, let options): "\(name) asks for \(options.words)"
    case .prompted(let prompt): "asked: \(state.text(of: prompt))"
    case .answered(let prompt, let answer, _): "\(answer.rawValue): \(state.text(of: prompt))"
    case .sheetOpened(let sheet): "sheet “\(sheet.name.rawValue)” of \(name) opened"
    case .sheetClosed(let sheet): "sheet “\(sheet.name.rawValue)” of \(name) closed"
    case .suggested(let suggestion, _): "suggested: \(state.text(of: suggestion))"
    case .suggestionEnded: "the suggestion about \(name) is gone"
    }
  }

  /// What a fact says beside its app.
  func details(in state: State) -> [JSONValue.Member] {
    switch self {
    case .requested(_, let options):
      [.init("options", .array(options.names.map(JSONValue.string)))]
    case .prompted(let prompt): [.init("prompt", .string(state.text(of: prompt)))]
    case .answered(let prompt, let answer, _):
      [.init("prompt", .string(state.text(of: prompt))), .init("answer", .string(answer.rawValue))]
    case .sheetOpened(let sheet), .sheetClosed(let sheet):
      [.init("sheet", .string(sheet.name.rawValue)), state.member(sheet.notification)]
    case .suggested(let suggestion, _), .suggestionEnded(let suggestion):
      [.init("notification", .string(suggestion.notification.identifier))]
    }
  }
}

extension State {
  fileprivate func member(_ number: Int?) -> JSONValue.Member {
    .init("notification", .optional(number.map { notification($0).request.identifier }))
  }

  /// The open prompt as the state's JSON shows it; null where there is none.
  var promptJSON: JSONValue {
    guard let prompt else { return nil }
    return [
      "app": .string(prompt.app.text), "text": .string(text(of: prompt)),
      "offers": offers(of: prompt).titles,
    ]
  }

  /// The open sheet as the state's JSON shows it; null where there is none.
  var sheetJSON: JSONValue {
    guard let sheet else { return fieldJSON }
    return .object([
      .init("name", .string(sheet.name.rawValue)), member(sheet.notification),
      .init("app", .string(sheet.app.text)), .init("offers", offers(of: sheet).titles),
    ])
  }

  // A13: the field for an answer lies over the rich view as a sheet does.
  private var fieldJSON: JSONValue {
    guard let pane, pane.textInput != nil else { return nil }
    return .object([
      .init("name", "text-input"), member(pane.notification),
      .init("app", .string(notification(pane.notification).app.text)), .init("offers", []),
    ])
  }

  /// The suggestion as the state's JSON shows it; null where there is none.
  var suggestionJSON: JSONValue {
    guard let suggestion = suggested else { return nil }
    return [
      "app": .string(suggestion.app.text),
      "notification": .string(suggestion.notification.identifier),
      "text": .string(text(of: suggestion)), "offers": offers(of: suggestion).titles,
    ]
  }
}

extension [Offer] {
  /// What the buttons say, as a JSON array.
  var titles: JSONValue { .array(map { .string($0.title) }) }
}

extension AuthorizationOptions {
  /// Their names, for a sentence.
  fileprivate var words: String { isEmpty ? "nothing" : names.joined(separator: ", ") }
}
