import Explaining
import Notifications
import Push

/// Keeps each fact as JSON for those who follow the phone from outside,
/// until it is passed on to them.
package final class FactFeed: Recorder {
  /// Whether a program follows; else nothing is kept.
  package var isFollowed = false
  private var facts: [JSONValue] = []

  package init() {}

  package func record(_ event: SessionEvent, in session: Session) {
    if isFollowed { facts += event.json(in: session) }
  }

  package func record(_ refused: RefusedRequest, in session: Session) {
    if isFollowed { facts.append(refused.json(in: session.state.device.timeZone)) }
  }

  /// The facts since it was last asked, in order.
  package func take() -> [JSONValue] {
    defer { facts = [] }
    return facts
  }
}
