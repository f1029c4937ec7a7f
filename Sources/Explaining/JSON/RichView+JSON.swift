import Delivery
import Notifications
import Push

extension RichView {
  /// The view as the state's JSON shows it (formats.md §4).
  func json(in state: State) -> JSONValue {
    let notification = state.notification(notification)
    return [
      "notification": .string(notification.request.identifier),
      "app": .string(notification.app.text),
      "title": .string(title), "extension": .optional(extensionName),
      "view": .array(elements.flatMap(\.jsons)),
      "texts": texts?.json ?? .null,
      "actions": .array(
        actions.map { ["identifier": .string($0.identifier), "title": .string($0.title)] }),
      "input": input?.json ?? .null,
      "media": .optional(media.map { $0.isPlaying ? "playing" : "paused" }),
      "ratio": ratio.map { .number(String($0)) } ?? .null,
    ]
  }
}

extension RichView.Texts {
  fileprivate var json: JSONValue {
    ["title": .optional(title), "subtitle": .optional(subtitle), "body": .optional(body)]
  }
}

extension RichView.Input {
  fileprivate var json: JSONValue {
    switch self {
    case .custom(let items): ["items": .array(items.map(JSONValue.string))]
    case .field(let field):
      [
        "action": .string(field.action), "buttonTitle": .string(field.buttonTitle),
        "placeholder": .string(field.placeholder), "text": .string(field.text),
        "accessory": .optional(field.accessory),
      ]
    }
  }
}

extension RichView.Element {
  // What stands side by side is a list of its own.
  fileprivate var jsons: [JSONValue] {
    switch self {
    case .media(let picture):
      [["media": .string(picture.name), "problem": .optional(picture.problem)]]
    case .text(let words): [["text": .string(words)]]
    case .label(let name, let words): [["label": .string(name), "text": .string(words)]]
    case .button(let name, let title): [["button": .string(name), "title": .string(title)]]
    case .row(let elements): [["row": .array(elements.flatMap(\.jsons))]]
    case .divider: [["divider": true]]
    case .list(let name, let lines):
      [["list": .string(name), "items": .array(lines.map(JSONValue.string))]]
    case .progress(let name, let value):
      [["progress": .string(name), "value": .number(String(value))]]
    case .day(let name, let appointments):
      [["day": .string(name), "items": .array(appointments.map(\.json))]]
    }
  }
}

extension RichView.Appointment {
  fileprivate var json: JSONValue {
    [
      "start": .integer(Int64(start)), "end": .integer(Int64(end)), "title": .string(title),
      "tentative": .bool(isTentative),
    ]
  }
}

extension State {
  /// What is on its way: `stored` of the state's JSON.
  var storedJSON: JSONValue {
    let runs = serviceRuns.map { ($0.number, $0.course.startedAt + $0.course.limit) }
    let queued = queuedDeliveries.map { ($0, Instant?.none) }
    let all = (runs.map { ($0.0, Instant?.some($0.1)) } + queued).ordered { $0.0 < $1.0 }
    return .array(
      push.waiting.all.map(json(of:)) + heldPushes.map(json(ofHeld:))
        + all.map { number, expiry in
          let notification = notification(number)
          return [
            "id": .string(notification.request.identifier), "app": .string(notification.app.text),
            "state": "inExtension",
            "expires": .optional(expiry.map { $0.iso8601(in: device.timeZone) }),
          ]
        })
  }

  private func json(ofHeld number: Int) -> JSONValue {
    let notification = notification(number)
    return [
      "id": .string(notification.request.identifier), "app": .string(notification.app.text),
      "state": "held", "expires": nil,
    ]
  }

  private func json(of push: StoredPush) -> JSONValue {
    let end = push.end(isReached: device.isReachable)
    return [
      "id": .string(push.identifier),
      "app": .string(push.request.app.text), "state": "stored",
      "expires": .optional(end.map { $0.iso8601(in: device.timeZone) }),
    ]
  }
}
