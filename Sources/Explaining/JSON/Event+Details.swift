import Delivery
import Notifications

extension Event {
  /// What else a fact says, beside its subject.
  func details(in state: State) -> [JSONValue.Member] {
    switch self {
    case .noted(let text): [member("text", text)]
    case .clockMoved(let from, let to):
      [
        member("from", from.iso8601(in: state.device.timeZone)),
        member("to", to.iso8601(in: state.device.timeZone)),
      ]
    case .deviceChanged(let from, let to): Device.changes(from: from, to: to)
    case .seeded(_, let to): [member("seed", String(to))]
    case .installed(let app, _): [member("authorization", app.authorization.rawValue)]
    case .uninstalled, .received, .expanded, .collapsed, .opened:
      []
    case .appStateChanged(_, _, let to): to.details
    case .authorizationChanged(let change), .consentGiven(let change): change.details
    case .settingChanged(_, let changes): changes.map(\.member)
    case .willPresentChanged(_, _, let to):
      [.init("willPresent", .array(to.options.names.map(JSONValue.string)))]
    case .languagesChanged(_, _, let to):
      [.init("languages", .array((to ?? []).map(JSONValue.string)))]
    case .categoriesRegistered: []
    case .decided(_, let decision):
      [member("outcome", decision.outcome.rawValue), .init("reached", decision.reach.json)]
    case .listed(_, let section): [member("in", section.rawValue)]
    case .updated(_, let section, _, let old):
      [member("in", section.rawValue), member("from", old.rawValue)]
    case .removed(let removal), .cleared(let removal): removal.details
    case .moved(let numbers, let from, let to):
      [
        count(numbers.count), member("from", from.rawValue),
        member("to", to.rawValue),
      ]
    case .armed(_, let to): [.init("waits", .bool(to != nil))]
    case .noticed(let event): event.details(in: state)
    case .called(let call):
      call.value.details
    case .management(let event): event.details(in: state)
    case .service(let event): event.details
    case .view(let event): event.details
    }
  }

  private func member(_ name: String, _ value: String) -> JSONValue.Member {
    JSONValue.Member(name, .string(value))
  }

  private func count(_ count: Int) -> JSONValue.Member { .init("count", .integer(Int64(count))) }
}

extension RunState {
  fileprivate var details: [JSONValue.Member] {
    [.init("state", .string(state.rawValue))]
      + (backgroundMode.map { [.init("mode", .string($0))] } ?? [])
  }
}

extension AuthorizationChange {
  fileprivate var details: [JSONValue.Member] {
    [.init("authorization", .string(to.authorization.rawValue))]
      + settings.map(\.member) + [.init("granted", .array(to.granted.names.map(JSONValue.string)))]
  }
}

extension SettingChange {
  fileprivate var member: JSONValue.Member { .init(to.key, .string(to.value)) }
}

extension Call {
  fileprivate var details: [JSONValue.Member] {
    let members: [(String, String?)] = [
      ("method", method.rawValue), ("action", action), ("answer", answer), ("text", text),
      ("state", state?.rawValue),
    ]
    return members.compactMap { name, value in value.map { .init(name, .string($0)) } }
  }
}

extension Event.Removal {
  fileprivate var details: [JSONValue.Member] {
    switch self {
    case .notification(_, let section):
      [.init("from", .string(section.rawValue)), .init("count", 1)]
    case .group(let place, let count):
      [.init("from", .string(place.section.rawValue)), .init("count", .integer(Int64(count)))]
    case .section(let section, let count):
      [.init("from", .string(section.rawValue)), .init("count", .integer(Int64(count)))]
    }
  }
}

extension Reach {
  /// The names of the places, as a JSON array.
  package var json: JSONValue {
    .array(names.map(JSONValue.string))
  }
}

extension Device {
  /// The values that are not what they were, by the names of the state's JSON.
  static func changes(from old: Device, to new: Device) -> [JSONValue.Member] {
    zip(old.json(policies: false), new.json(policies: false))
      .filter { $0.0 != $0.1 }.map(\.1)
      + (old.policies == new.policies ? [] : [.init("policies", new.policies.json)])
  }
}
