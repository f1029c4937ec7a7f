import Files
import Notifications

/// A rule about payloads: what in them will not do what their author means. What needs the app is a
/// `PushRule`.
protocol PayloadRule: LintRule {
  /// What of the values decides what it finds, beside the payload's shape.
  var reads: ValueReads { get }

  /// What it finds in a payload that is an object, in the order of the file.
  ///
  /// - Parameter payload: Read leniently: comments and trailing commas are no reason to say
  ///   nothing.
  func findings(in payload: JSONNode) -> [Diagnostic]
}
