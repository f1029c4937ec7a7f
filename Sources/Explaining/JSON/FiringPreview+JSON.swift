import Delivery
import Notifications

extension FiringPreview {
  /// A trigger with its next firings, as `explain --json` prints it.
  func json(in zone: TimeZone) -> JSONValue {
    [
      "words": .string(words),
      "nextTriggerDate": .optional(nextTriggerDate?.iso8601(in: zone)),
      "firings": .array(firings.map { $0.json(in: zone) }),
      "dependsOn": .array(
        dependence.map { ["rule": .string($0.rule.description), "words": .string($0.words)] }),
    ]
  }
}

extension Firing {
  fileprivate func json(in zone: TimeZone) -> JSONValue {
    [
      "at": .optional(at?.iso8601(in: zone)),
      "reading": .optional(reading.map { adjustment == nil ? nil : $0.isoText } ?? nil),
      "adjustment": .optional(adjustment?.rawValue),
    ]
  }
}
