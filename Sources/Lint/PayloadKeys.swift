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

  /// All of them.
  static let all = aps + alert
}
