import Notifications

/// A step of an app's code that waits for its turn.
struct AskedStep: Sendable {
  /// The app whose code it is; a notification comes to it.
  var app: BundleIdentifier
  /// What it does; templates of a request are unfilled.
  var step: AppReaction.Step
  /// What a request's content can tell of what the app reacted to.
  var values: TemplateValues
}

extension Engine {
  /// K1: a request of an app's code comes when nothing else is due, and what stands behind it in the
  /// code after it (K20, K21, K23, P19, A1); anything else is done at once.
  mutating func ask(_ asked: AskedStep) {
    if asked.isRequest || askedSteps.contains(where: { $0.app == asked.app }) {
      askedSteps.append(asked)
    } else {
      take(asked)
    }
  }

  /// Takes the next step that waits.
  ///
  /// - Returns: Whether it is a request, which counts as an event (K26); nil where none waits.
  mutating func takeAskedStep() -> Bool? {
    if askedSteps.isEmpty { return nil }
    let asked = askedSteps.removeFirst()
    take(asked)
    return asked.isRequest
  }

  // What is refused, such as an app that is gone by then, does nothing.
  private mutating func take(_ asked: AskedStep) {
    let app = asked.app
    switch asked.step {
    case .schedule(let request): schedule(request, for: app, asked.values)
    case .removePending(let identifiers): try? removePending(app, identifiers)
    case .removeDelivered(let identifiers): try? removeDelivered(app, identifiers)
    case .setBadge(let number): try? setBadge(number, of: app)
    case .setCategories(let categories): try? setCategories(categories, of: app)
    // Neither waits: both are decided when the code is called.
    case .fail, .when: break
    }
  }

  private mutating func schedule(
    _ asked: LocalRequest, for app: BundleIdentifier, _ values: TemplateValues
  ) {
    var (content, room) = (Content(), TemplateRoom())
    let missing = content.apply(asked.content, values: values, within: &room)
    let identifier = state.name(of: asked, values)
    let complaints = missing.map(String.nowhere) + room.complaints
    let nowhere = complaints.map { Reason("C24", "content", [.init("why", $0)]) }
    let request = Request(identifier: identifier, content: content, trigger: asked.trigger)
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
        .requestRefused(new.app, new.request.identifier), because: attaching.refusals)
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
    if !attaching.refused.isEmpty { return attaching.refusals }
    return state.lackOfMovedFiles(among: new.content.attachments, of: new.app)
  }

  /// The notification that a request makes now, as the newest of all.
  func arrival(of request: Boxed<DeliveredRequest>) -> DeliveredNotification {
    DeliveredNotification(
      request, number: state.notifications.count, date: state.now, factsBefore: state.factCount,
      position: position(replacing: .request(request)))
  }
}

extension AskedStep {
  fileprivate var isRequest: Bool {
    if case .schedule = step { true } else { false }
  }
}
