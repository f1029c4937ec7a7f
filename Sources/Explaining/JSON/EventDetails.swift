import Delivery
import Notifications

extension RunState {
  /// What the fact says of it.
  var details: [JSONValue.Member] {
    [.init("state", .string(state.rawValue))]
      + (backgroundMode.map { [.init("mode", .string($0))] } ?? [])
  }
}

extension AuthorizationChange {
  /// What the fact says of it.
  var details: [JSONValue.Member] {
    [.init("authorization", .string(to.authorization.rawValue))]
      + settings.map(\.member) + [.init("granted", .array(to.granted.names.map(JSONValue.string)))]
  }
}

extension SettingChange {
  /// The setting and its new value.
  var member: JSONValue.Member { .init(to.key, .string(to.value)) }
}

extension Call {
  /// What the fact says of it, beside what it is about.
  var details: [JSONValue.Member] {
    let members: [(String, String?)] = [
      ("method", method.rawValue), ("action", action), ("answer", answer), ("text", text),
      ("state", state.rawValue), ("launchOption", launchOption?.rawValue),
      ("launchImage", launchImage),
    ]
    return members.compactMap { name, value in value.map { .init(name, .string($0)) } }
  }
}

extension Event.Removal {
  /// Where from, and how many.
  var details: [JSONValue.Member] {
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
  var json: JSONValue {
    .array(names.map(JSONValue.string))
  }
}
