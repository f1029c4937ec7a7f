/// The keys that the system reads in a payload.
///
/// Those of Apple's “Generating a remote notification”, with the keys that live activities and web
/// pushes have.
enum PayloadKeys {
  /// Those of `aps`.
  ///
  /// In no order that matters.
  static let aps = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
    "stale-date", "content-state", "timestamp", "event", "dismissal-date", "attributes-type",
    "attributes", "input-push-token", "input-push-channel",
  ]

  /// Those of `alert` that are words to read.
  ///
  /// An alert with none of them has nothing to read (Y4).
  static let alertTexts = [
    "title", "subtitle", "body", "title-loc-key", "title-loc-args", "subtitle-loc-key",
    "subtitle-loc-args", "loc-key", "loc-args",
  ]

  /// Those of `alert`.
  static let alert =
    alertTexts + ["launch-image", "summary-arg", "summary-arg-count", "action-loc-key", "action"]

  /// Those beside `aps` that the simulator reads.
  ///
  /// Everything else beside `aps` is the app's own, and not looked at.
  static let top = ["aps", "Simulator Target Bundle", "WatchKit Simulator Actions"]

  /// All of them.
  static let all = aps + alert

  /// What people write after the names that code has for them, without `-`, `_` and capitals.
  ///
  /// By the plain letters of what is written; the values are keys as they should be.
  static let otherNames = [
    "alertbody": "body", "alerttitle": "title", "alertsubtitle": "subtitle",
    "threadidentifier": "thread-id", "categoryidentifier": "category",
    "targetcontentidentifier": "target-content-id", "summaryargument": "summary-arg",
    "summaryargumentcount": "summary-arg-count",
  ]
}
