import Delivery
import Notifications

extension WatchEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .alerted: .init(.watchAlerted, "the watch alerts")
    case .kept: .init(.watchKept, "on the watch, which does not alert")
    case .viewed: .init(.watchViewed, "read on the watch")
    case .closed: .init(.watchClosed, "no longer shown on the watch")
    case .removed: .init(.watchRemoved, "taken off the watch")
    case .unpaired(let old):
      .init(.watchUnpaired, "what the watch had is gone", [.count(old.value.records.count)])
    case .responseWaits(let response):
      .init(
        .watchResponseWaits, "\(response.value.action.identifier) waits for the iPhone",
        response.value.details)
    case .responseTaken(let response, _):
      .init(
        .watchResponseTaken, "\(response.value.action.identifier) waits for the iPhone no longer",
        response.value.details)
    }
  }
}

extension WatchResponse {
  fileprivate var details: [JSONValue.Member] {
    [.text("action", action.identifier), .text("text", orNull: text)]
  }
}
