import Delivery
import Notifications

extension SchedulingEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    let name = request.request.identifier
    switch self {
    case .scheduled(_, let old): return waits(isAgain: old != nil)
    case .repeated: return waits(isAgain: true)
    case .unscheduled:
      return .init(.unscheduled, "\(name) waits no longer", [.text("request", name)])
    }
  }

  private func waits(isAgain: Bool) -> EventDescription {
    let request = request
    let name = request.request.identifier
    return .init(.scheduled) { state in
      request.nextTriggerDate.map { "\(name) waits for \(state.reading($0, from: request.date))" }
        ?? "\(name) waits"
    } details: { state in
      let date = request.nextTriggerDate?.iso8601(in: state.device.timeZone)
      return [
        .text("request", name), .text("nextTriggerDate", orNull: date),
        .init("trigger", request.request.trigger.json(in: state.device.timeZone)),
        .init("replaces", .bool(isAgain)),
      ]
    }
  }
}
