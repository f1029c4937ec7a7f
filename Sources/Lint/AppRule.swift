import Files
import Localization
import Notifications

/// A rule about an app and all that it is sent.
package protocol AppRule: Sendable {
  /// The rule's id.
  static var id: RuleID { get }

  /// What it finds, in any order.
  func findings(in app: LintedApp) -> [Diagnostic]
}

/// A rule about a payload and the app that gets it.
package protocol PushRule: Sendable {
  /// The rule's id.
  static var id: RuleID { get }

  /// What it finds, in any order.
  func findings(in push: LintedPush) -> [Diagnostic]
}

/// A rule about a string table in all its languages.
protocol TableRule: Sendable {
  /// The rule's id.
  static var id: RuleID { get }

  /// What it finds, in any order.
  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic]
}

/// A payload with the app that gets it.
package struct LintedPush {
  /// An object.
  let payload: JSONNode
  let content: Content
  let app: LintedApp

  /// The `alert` that is an object.
  var alert: JSONNode? {
    payload["aps"]?["alert"].flatMap { $0.isObject ? $0 : nil }
  }
}

extension AppRule {
  func warning(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .warning, message, rule: Self.id)
  }

  func note(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .note, message, rule: Self.id)
  }
}

extension PushRule {
  func warning(_ node: JSONNode, _ message: String) -> Diagnostic {
    Diagnostic(node.place, .warning, message, rule: Self.id)
  }

  func note(_ node: JSONNode, _ message: String) -> Diagnostic {
    Diagnostic(node.place, .note, message, rule: Self.id)
  }
}

extension TableRule {
  func warning(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .warning, message, rule: Self.id)
  }

  func note(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .note, message, rule: Self.id)
  }
}
