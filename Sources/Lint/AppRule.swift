import Files
import Localization
import Notifications

/// A rule about an app and all that it is sent.
package protocol AppRule: LintRule {
  /// What it finds, in any order.
  func findings(in app: LintedApp) -> [Diagnostic]
}

/// A rule about a payload and the app that gets it.
package protocol PushRule: LintRule {
  /// What it finds, in any order.
  func findings(in push: LintedPush) -> [Diagnostic]
}

/// A rule about a string table in all its languages.
protocol TableRule: LintRule {
  /// What it finds, in any order.
  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic]
}

extension TableRule {
  /// One note for each file, at the first of what was found in it.
  ///
  /// - Parameter sentence: Says it of the keys, and of several where that is true.
  func notes(
    for found: [(key: String, place: Place)],
    _ sentence: (_ keys: String, _ areMany: Bool) -> String
  ) -> [Diagnostic] {
    Set(found.map(\.place.path)).sorted().compactMap { path in
      let own = found.filter { $0.place.path == path }
      guard let first = own.first else { return nil }
      let keys = own.map(\.key).quotedFew
      let subject = own.count > 3 ? "\(own.count) texts, \(keys)," : keys
      return note(first.place, sentence(subject, own.count > 1))
    }
  }
}

/// A payload with the app that gets it.
package struct LintedPush {
  /// An object.
  let payload: JSONNode
  /// What the payload was read as.
  let content: Content
  /// The app that gets it.
  let app: LintedApp

  /// The `alert` that is an object.
  var alert: JSONNode? {
    payload["aps"]?["alert"].flatMap { $0.isObject ? $0 : nil }
  }
}
