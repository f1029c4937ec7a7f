/// The keys that the system reads in a payload.
enum PayloadKeys {
  /// Those of `aps`.
  static let aps = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
    "stale-date", "content-state", "timestamp", "event", "dismissal-date", "attributes-type",
    "attributes", "input-push-token", "input-push-channel",
  ]

  /// Those of `alert` that are words to read.
  static let alertTexts = [
    "title", "subtitle", "body", "title-loc-key", "title-loc-args", "subtitle-loc-key",
    "subtitle-loc-args", "loc-key", "loc-args",
  ]

  /// Those of `alert`.
  static let alert =
    alertTexts + ["launch-image", "summary-arg", "summary-arg-count", "action-loc-key", "action"]

  /// Those beside `aps` that the simulator reads.
  static let top = ["aps", "Simulator Target Bundle", "WatchKit Simulator Actions"]

  /// All of them.
  static let all = aps + alert

  /// What people write after the names that code has for them, without `-`, `_` and capitals.
  static let otherNames = [
    "alertbody": "body", "alerttitle": "title", "alertsubtitle": "subtitle",
    "threadidentifier": "thread-id", "categoryidentifier": "category",
    "targetcontentidentifier": "target-content-id", "summaryargument": "summary-arg",
    "summaryargumentcount": "summary-arg-count",
  ]
}
