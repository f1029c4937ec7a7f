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

  private func contentJSON(of notification: DeliveredNotification) -> JSONValue {
    let content = notification.content
    let values = templateValues(of: notification)
    return [
      "title": .optional(values.title), "subtitle": .optional(values.subtitle),
      "body": .optional(values.body),
      "badge": content.badge.map { .integer(Int64($0)) } ?? .null,
      "sound": .optional(content.sound?.name),
      "threadIdentifier": .optional(content.threadIdentifier),
      "categoryIdentifier": .optional(content.categoryIdentifier),
      "summaryArgument": .optional(content.summaryArgument),
      "summaryArgumentCount":
        content.summaryArgumentCount.map { .integer(Int64($0)) } ?? .null,
      "userInfo": content.userInfoValue,
      "attachments": .array(
        content.attachments.map {
          ["identifier": .string($0.identifier), "path": .string($0.path)]
        }),
    ]
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
