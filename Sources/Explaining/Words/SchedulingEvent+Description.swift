import Delivery
import Notifications

extension SchedulingEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    let name = request.request.identifier
    switch self {
    case .scheduled(let request, let old):
      return .init(.scheduled) { state in
        request.value.nextTriggerDate.map { "\(name) waits for \(state.reading($0))" }
          ?? "\(name) waits"
      } details: { state in
        let date = request.value.nextTriggerDate?.iso8601(in: state.device.timeZone)
        return [
          .text("request", name), .text("nextTriggerDate", orNull: date),
          .init("trigger", request.value.request.trigger.json),
          .init("replaces", .bool(old != nil)),
        ]
      }
    case .unscheduled:
      return .init(.unscheduled, "\(name) waits no longer", [.text("request", name)])
    }
  }
}
