import Delivery
import Notifications

extension Fact {
  /// The fact as `run --json` prints it (formats.md §4.1).
  ///
  /// Members come in a fixed order: number, moment, name, reasons, whom it is about, what else it
  /// says.
  ///
  /// - Parameters:
  ///   - sequence: The number by which others know it, from 1: `FactLog.sequence(at:)`.
  ///   - state: Any state since it happened, for names and the device's zone.
  package func json(sequence: Int, in state: State) -> JSONValue {
    var members = [
      JSONValue.Member("sequence", .integer(Int64(sequence))),
      JSONValue.Member("at", .string(at.iso8601(in: state.device.timeZone))),
      JSONValue.Member("fact", .string(event.name.rawValue)),
      JSONValue.Member("reasons", .array(reasons.map(\.json))),
    ]
    members += event.subject(in: state)
    members += event.details(in: state)
    return .object(members)
  }
}

extension Reason {
  /// `{"rule": "G3", "decision": null, "because": {"thread": "family"}}`.
  package var json: JSONValue {
    let because = details.map { JSONValue.Member($0.name, .string($0.value)) }
    return [
      "rule": .string(rule.description), "decision": decision.map(JSONValue.string) ?? .null,
      "because": .object(because),
    ]
  }
}

extension Event {
  fileprivate func subject(in state: State) -> [JSONValue.Member] {
    switch traits.subject {
    case .notification(let number):
      let notification = state.notification(number)
      return [
        .init("notification", .string(notification.request.identifier)),
        appMember(notification.app),
      ]
    case .group(let place):
      return [.init("group", .string(place.key.path)), appMember(place.key.app)]
    case .app(let app): return [appMember(app)]
    case nil: return []
    }
  }

  private func appMember(_ app: BundleIdentifier) -> JSONValue.Member {
    JSONValue.Member("app", .string(app.text))
  }
}
