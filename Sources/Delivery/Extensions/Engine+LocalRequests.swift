import Notifications

/// A request of an app's code, as it asked for it.
struct AskedRequest: Sendable {
  /// The app that asked, and that gets the notification.
  var app: BundleIdentifier
  /// What it asked for, templates unfilled.
  var request: LocalRequest
  /// What its content can tell of what the app reacted to.
  var values: TemplateValues
}

extension Engine {
  /// K1: delivers the next request that an app asked for; false where there is none.
  mutating func deliverAskedRequest() -> Bool {
    if askedRequests.isEmpty { return false }
    deliver(askedRequests.removeFirst())
    return true
  }

  private mutating func deliver(_ asked: AskedRequest) {
    let app = asked.app
    var content = Content()
    let missing = content.apply(asked.request.content, values: asked.values)
    let named = asked.request.identifier?.filled(with: asked.values).value ?? ""
    let number = state.notifications.count
    let identifier = named.isEmpty ? "local-\(number + 1)" : named
    var new = notification(identifier, content, of: app)
    let attaching = state.attaching(content.attachments, of: new)
    guard attaching.refused.isEmpty else {
      return notice(.requestRefused(app, identifier), because: attaching.reasons)
    }
    new.request.content.attachments = attaching.attachments
    let nowhere = missing.map { Reason("C24", [.init("why", .nowhere($0))]) }
    emit(.received(Boxed(new)), because: [Reason("K1")] + attaching.reasons + nowhere)
  }

  private func notification(
    _ identifier: String, _ content: Content, of app: BundleIdentifier
  ) -> DeliveredNotification {
    let key = NotificationKey(app: app, identifier: identifier)
    return DeliveredNotification(
      number: state.notifications.count, app: app,
      request: Request(identifier: identifier, content: content, trigger: .immediate),
      name: identifier, isNamed: false, date: state.now, isReadable: true,
      isContentAvailable: false, languages: state.languages(of: app),
      factsBefore: state.factCount,
      position: position(of: state.nextPosition, replacing: state.list.find(key)?.number))
  }
}
