import Delivery
import Notifications

extension ManagementEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .requested(let app, let options):
      .init(.requested) {
        "\($0.displayName(of: app)) asks for \(options.words)"
      } details: { _ in
        [.texts("options", options.names)]
      }
    case .prompted(let prompt):
      .init(.prompted) {
        "asked: \($0.text(of: prompt))"
      } details: {
        [.text("prompt", $0.text(of: prompt))]
      }
    case .answered(let prompt, let answer, _):
      .init(.answered) {
        "\(answer.rawValue): \($0.text(of: prompt))"
      } details: {
        [.text("prompt", $0.text(of: prompt)), .text("answer", answer.rawValue)]
      }
    case .sheetOpened(let sheet): sheet.description(.sheetOpened, "opened")
    case .sheetClosed(let sheet, _): sheet.description(.sheetClosed, "closed")
    case .suggested(let suggestion, _):
      .init(.suggested) {
        "suggested: \($0.text(of: suggestion))"
      } details: { _ in
        [.text("notification", suggestion.notification.identifier)]
      }
    case .suggestionEnded(let suggestion, _):
      .init(.suggestionEnded) {
        "the suggestion about \($0.displayName(of: suggestion.app)) is gone"
      } details: { _ in
        [.text("notification", suggestion.notification.identifier)]
      }
    }
  }
}

extension Sheet {
  fileprivate func description(_ event: EventName, _ verb: String) -> EventDescription {
    EventDescription(event) {
      "sheet “\(name.rawValue)” of \($0.displayName(of: app)) \(verb)"
    } details: {
      [.text("sheet", name.rawValue), $0.member(notification)]
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
      "detail": .optional(detail(of: prompt)), "offers": offers(of: prompt).titles,
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
