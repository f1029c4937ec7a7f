import Delivery
import Notifications

extension PushServiceEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    let name = push.name
    return switch self {
    case .stored: .init(.stored, "\(name) waits at the push service", details)
    case .coalesced: .init(.coalesced, "\(name) gave way to a newer push", details)
    case .released: .init(.released, "\(name) comes from the push service", details)
    }
  }

  private var details: [JSONValue.Member] { [.text("push", push.name)] }
}
