import Delivery
import Notifications
import Push

extension RefusedRequest {
  /// The fact `answeredProvider` (formats.md §4.1) of a request that changed nothing on the phone,
  /// so that it has no number.
  ///
  /// - Parameter zone: The phone's, for the time.
  package func json(in zone: TimeZone) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init("at", .string(at.iso8601(in: zone))),
      .init("fact", .string(EventName.answeredProvider.rawValue)),
      .init("reasons", .array(request.answer.reasons.map(\.json))),
      .init("app", .string(request.app.text)),
    ]
    return .object(members + request.details)
  }
}
