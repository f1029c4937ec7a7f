import Files
import Notifications

/// A rule about an app and all that it is sent.
///
/// The id that the protocol asks for is the rule's own; a finding may bear another one, where one
/// look at the app answers for several rules.
protocol AppRule: LintRule {
  /// What it finds, in any order.
  ///
  /// - Parameter app: What the rule cannot know is nil or empty there; such a rule then finds
  ///   nothing.
  func findings(in app: LintedApp) -> [Diagnostic]
}

/// A rule about a payload and the app that gets it.
protocol PushRule: LintRule {
  /// What of the values decides what it finds for an app, beside the payload's shape.
  func reads(for app: LintedApp) -> ValueReads

  /// What it finds, in any order.
  ///
  /// - Parameter push: An object, and one that a device takes: what it drops has no content and is
  ///   not asked about.
  func findings(in push: LintedPush) -> [Diagnostic]
}

/// A rule about a string table in all its languages.
protocol TableRule: LintRule {
  /// What it finds, in any order.
  ///
  /// - Parameters:
  ///   - table: One table in all languages of the app.
  ///   - app: For what is asked of the app besides, such as which files are looked at.
  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic]
}

extension TableRule {
  /// One note for each file, at the first of what was found in it.
  ///
  /// - Parameters:
  ///   - found: Each key with where it stands; a file's first is where the note points to.
  ///   - sentence: Says it of the keys, and of several where that is true.
  ///   - keys: Up to three keys in quotes, with the number of all where there are more.
  ///   - areMany: Whether the verb is to be plural.
  /// - Returns: In the order of the files' paths.
  func notes(
    for found: [KeyUse],
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
struct LintedPush {
  /// An object. Its keys have places, which findings point to.
  let payload: JSONNode
  /// What the payload was read as. It has what a device makes of the payload, so that rules need
  /// not read values again.
  let content: Content
  /// The app that gets it.
  let app: LintedApp

  /// The `alert` that is an object.
  ///
  /// Nil also where `alert` is a string, which has no keys that could be wrong.
  var alert: JSONNode? {
    payload["aps"]?["alert"].flatMap { $0.isObject ? $0 : nil }
  }
}
