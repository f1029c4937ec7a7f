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
    let identifier = state.name(of: asked.request, asked.values)
    let nowhere = missing.map { Reason("C24", "content", [.init("why", .nowhere($0))]) }
    let trigger = asked.request.trigger
    let request = Request(identifier: identifier, content: content, trigger: trigger)
    attempt { engine throws(Refusal) in
      try engine.schedule(request, for: app, because: nowhere)
    }
  }

  /// Delivers a request of an app's own, if its attachments are as they have to be (V12).
  mutating func deliver(
    _ request: Boxed<DeliveredRequest>, because reasons: [Reason], behind others: [Reason] = []
  ) {
    var new = arrival(of: request)
    guard !new.content.attachments.isEmpty else {
      return emit(.received(Boxed(new)), because: reasons.followed(by: others))
    }
    let attaching = state.attachments(new.content.attachments, of: new)
    guard attaching.refused.isEmpty else {
      return notice(
        .requestRefused(new.app, new.request.identifier), because: attaching.reasons)
    }
    new.changeRequest { $0.content.attachments = attaching.attachments }
    emit(.received(Boxed(new)), because: reasons + attaching.reasons + others)
  }

  /// V12: why a request cannot be added, whenever it is to come; nil where its
  /// attachments are as they have to be.
  func attachmentRefusal(of request: Boxed<DeliveredRequest>) -> [Reason]? {
    if request.value.content.attachments.isEmpty { return nil }
    let new = arrival(of: request)
    let attaching = state.attachments(new.content.attachments, of: new)
    if !attaching.refused.isEmpty { return attaching.reasons }
    return state.lackOfMovedFiles(among: new.content.attachments, of: new.app)
  }

  /// The notification that a request makes now, as the newest of all.
  func arrival(of request: Boxed<DeliveredRequest>) -> DeliveredNotification {
    DeliveredNotification(
      request, number: state.notifications.count, date: state.now, factsBefore: state.factCount,
      position: position(replacing: request.value.digest))
  }
}
