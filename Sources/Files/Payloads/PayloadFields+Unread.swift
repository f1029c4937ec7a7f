import Notifications

// What Apple documents in `aps` and nothing here reads: the device or the app does.
extension PayloadFields {
  /// Checks the kind of a value that is not read, the word of an event, and that dates are seconds.
  ///
  /// Apple: Generating a remote notification; Starting and updating Live Activities with ActivityKit
  /// push notifications; Sending push notifications using website push; WidgetKit push updates.
  mutating func checkUnread(_ node: JSONNode, as key: String) {
    if node.isNull { return }
    if let needed = Self.needed(for: key, insteadOf: node) {
      wrongKind(node, key, needed: needed)
    } else if key == "event", let word = node.string, !Self.events.contains(word) {
      let near = suggestion(for: word, among: Self.events)
      let choice = near.isEmpty ? "; write one of \(Self.events.joined(separator: ", "))" : near
      complain(node, .warning, "unknown event \"\(word)\"\(choice)")
    } else if Self.dates.contains(key), node.integer?.areLikelyMilliseconds == true {
      let message = "\"\(key)\" is \(node.source); write seconds since 1970, not milliseconds"
      complain(node, .warning, message)
    }
  }

  private static let events = ["start", "update", "end"]
  private static let dates = ["stale-date", "dismissal-date", "timestamp"]

  // Nil where the value is of its kind. Of numbers any will do.
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
