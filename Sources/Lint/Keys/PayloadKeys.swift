/// The keys that the system reads in a payload.
///
/// Those of Apple's “Generating a remote notification”, with the keys that live activities and web
/// pushes have.
package enum PayloadKeys {
  /// What may be a key at a place of a payload; none in what is the app's own.
  ///
  /// - Parameter path: The keys of the objects around it, outermost first.
  package static func known(in path: [String]) -> [String] {
    switch path {
    case []: top
    case ["aps"]: aps
    case ["aps", "alert"]: alert
    case ["aps", "sound"]: sound
    default: []
    }
  }

  /// Those of `aps`.
  ///
  /// In no order that matters.
  static let aps = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
    "stale-date", "content-state", "timestamp", "event", "dismissal-date", "attributes-type",
    "attributes", "input-push-token", "input-push-channel", "content-changed",
  ]

  /// Those of live activities that apps have as words of their own, too.
  static let ofActivities = ["timestamp", "event", "attributes"]

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

  /// Those of `alert` that have no effect in `aps`.
  ///
  /// Summary arguments have a rule of their own (Y10). `action` is a web push's, and as a word in
  /// `aps` more likely the app's own.
  static let alertAlone = alertTexts + ["launch-image", "action-loc-key"]

  /// Those of a `sound` that is an object (R1, R5).
  static let sound = ["critical", "name", "volume"]

  /// Those of them that mean nothing else elsewhere in `aps`.
  static let soundAlone = ["critical", "volume"]

  /// Those of `aps` that no app has for its own within it: of several words, with their hyphens.
  static let hyphenated = aps.filter { $0.contains("-") }

  /// Those of them that none has beside it either: a `content-state` may be anything's there.
  static let unmistakable = hyphenated.filter { $0 != "content-state" }

  /// Those beside `aps` that the simulator reads.
  ///
  /// Everything else beside `aps` is the app's own, and not looked at.
  static let top = ["aps", "Simulator Target Bundle", "WatchKit Simulator Actions"]

  /// Those of `aps` and of `alert`.
  static let all = aps + alert

  /// What people write after the names that code or Firebase has for them, without `-`, `_` and
  /// capitals.
  ///
  /// By the plain letters of what is written; the values are keys as they should be.
  static let otherNames = [
    "bodylockey": "loc-key", "bodylocargs": "loc-args",
    "alertbody": "body", "alerttitle": "title", "alertsubtitle": "subtitle",
    "threadidentifier": "thread-id", "categoryidentifier": "category",
    "targetcontentidentifier": "target-content-id", "summaryargument": "summary-arg",
    "summaryargumentcount": "summary-arg-count",
  ]
}
