import Notifications

// What Apple documents in `aps` and nothing here reads: the device or the app does.
extension PayloadFields {
  /// Checks the kind of a value that is not read.
  ///
  /// Apple: Generating a remote notification; Starting and updating Live Activities with ActivityKit
  /// push notifications; Sending push notifications using website push; WidgetKit push updates.
  mutating func checkUnread(_ node: JSONNode, as key: String) {
    guard !node.isNull, let needed = Self.needed(for: key, insteadOf: node) else { return }
    wrongKind(node, key, needed: needed)
  }

  // Nil where the value is of its kind. Of numbers any will do, as the kinds alone are asked about.
  private static func needed(for key: String, insteadOf node: JSONNode) -> String? {
    switch key {
    case "target-content-id", "attributes-type", "input-push-channel":
      node.kind == .string ? nil : "a string"
    case "event": node.kind == .string ? nil : #""start", "update" or "end""#
    case "stale-date", "dismissal-date", "timestamp":
      node.kind == .integer || node.kind == .number ? nil : "a number of seconds since 1970"
    case "url-args":
      node.kind == .array && node.elements.allSatisfy { $0.kind == .string }
        ? nil : "an array of strings"
    case "content-changed": node.kind == .bool || node.kind == .integer ? nil : "true"
    case "content-state", "attributes": node.isObject ? nil : "an object"
    default: nil
    }
  }
}
