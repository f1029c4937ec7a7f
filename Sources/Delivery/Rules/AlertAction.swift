import Notifications

/// N3, L1: the second button of an alert, which opens its app.
enum AlertAction: Hashable {
  /// One button only, which dismisses the alert.
  case none
  /// What the system calls it.
  case standard
  case text(Text)

  init(of request: Request, policies: Policies) {
    self =
      request.trigger.localNotification.map { Self.action(of: $0, policies) }
      ?? Self.action(ofPush: request.content)
  }

  // N3: an action without a title is one where the switch says so; without
  // a body there is no alert.
  private static func action(
    of notification: LocalNotification, _ policies: Policies
  ) -> AlertAction {
    guard notification.hasAction else { return .none }
    if let title = notification.alertAction, !title.isEmpty {
      return .text(Text(.localized(LocalizedText(key: title))))
    }
    guard !policies[.legacySingleButton] else { return .none }
    let title = policies[.legacyDefaultActionTitle]
    return title == PolicyKey.legacyDefaultActionTitle.standard ? .standard : .text(.literal(title))
  }

  // L1: null for one button, absent for the system's own title.
  private static func action(ofPush content: Content) -> AlertAction {
    switch content.payloadValues?["aps"]?["alert"]?["action-loc-key"] {
    case .null?: .none
    case .string(let key)?: .text(Text(.localized(LocalizedText(key: key))))
    case nil, .bool?, .integer?, .number?, .array?, .object?: .standard
    }
  }
}
