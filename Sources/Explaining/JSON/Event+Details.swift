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
    case .appChanged(let from, let to): changes(from: from, to: to)
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

  private func changes(from: InstalledApp, to: InstalledApp) -> [JSONValue.Member] {
    if from.state != to.state || from.backgroundMode != to.backgroundMode {
      return [member("state", to.state.rawValue)]
        + (to.backgroundMode.map { [member("mode", $0)] } ?? [])
    }
    var members = to.settings.changes(since: from.settings).map { member($0.key, $0.value) }
    if !from.hasSameConsent(as: to) {
      members.insert(member("authorization", to.authorization.rawValue), at: 0)
      members.append(.init("granted", .array(to.granted.names.map(JSONValue.string))))
    }
    if from.willPresent != to.willPresent {
      members.append(
        .init("willPresent", .array(to.willPresent.options.names.map(JSONValue.string))))
    }
    if from.languages != to.languages {
      members.append(.init("languages", .array((to.languages ?? []).map(JSONValue.string))))
    }
    return members
  }
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
