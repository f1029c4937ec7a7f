import Delivery
import Notifications

extension Watch {
  /// How it is worn, as the state's JSON says it among the device's values.
  var json: JSONValue {
    ["worn": .bool(isWorn), "unlocked": .bool(isUnlocked), "inRange": .bool(isInRange)]
  }
}

extension State {
  /// What the watch shows and has, newest first; null where none is paired.
  var watchJSON: JSONValue {
    guard device.watch != nil else { return .null }
    return [
      "shows": watch.look.map(json(of:)) ?? .null,
      "notifications": .array(watchNumbers.map(identifier(of:))),
      "waiting": .array(
        watch.waiting.map {
          ["notification": identifier(of: $0.number), "action": .string($0.action.identifier)]
        }),
    ]
  }

  private func json(of look: WatchLook) -> JSONValue {
    ["notification": identifier(of: look.number), "look": look.isLong ? "long" : "short"]
  }

  private func identifier(of number: Int) -> JSONValue {
    .string(notification(number).request.identifier)
  }
}
