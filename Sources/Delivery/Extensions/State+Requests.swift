import Notifications

extension State {
  /// A request as a program gets it: with the names that `REQUEST` has in scenarios.
  func requestJSON(of notification: DeliveredNotification) -> JSONValue {
    [
      "identifier": .string(notification.request.identifier),
      "content": contentJSON(of: notification),
      "trigger": notification.request.trigger.json(in: device.timeZone),
    ]
  }

  // V4: with all that an edit may name, so that what comes back as it was changes nothing.
  private func contentJSON(of notification: DeliveredNotification) -> JSONValue {
    .object(
      ContentEdit.Key.allCases.map { key in
        let value = notification.content.json(of: key) {
          .string(resolve($0, of: notification).words)
        }
        return .init(key.rawValue, value ?? key.none)
      })
  }

  /// An event as a content extension's program gets it: one line.
  func eventJSON(
    _ method: ExtensionCall.Method, _ argument: String?, text: String?, about number: Int
  ) -> String {
    var members: [JSONValue.Member] = [
      .init("event", .string(method.eventName)),
      .init("request", requestJSON(of: notification(number))),
    ]
    if let argument { members.append(.init(method.argumentName, .string(argument))) }
    if let text { members.append(.init("userText", .string(text))) }
    return JSONText.compact(.object(members))
  }
}

extension ContentEdit.Key {
  // A program goes through collections without asking whether they are there.
  fileprivate var none: JSONValue {
    self == .userInfo ? [:] : self == .attachments ? [] : .null
  }
}

extension ExtensionCall.Method {
  fileprivate var eventName: String {
    switch self {
    case .didReceive, .serviceExtensionTimeWillExpire: "notification"
    case .didReceiveResponse: "action"
    case .mediaPlay: "mediaPlay"
    case .mediaPause: "mediaPause"
    case .press: "press"
    case .input: "input"
    }
  }

  fileprivate var argumentName: String {
    switch self {
    case .didReceiveResponse: "action"
    case .press: "button"
    case .input: "item"
    case .didReceive, .serviceExtensionTimeWillExpire, .mediaPlay, .mediaPause: "argument"
    }
  }
}
