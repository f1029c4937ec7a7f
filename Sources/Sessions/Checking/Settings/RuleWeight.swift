import Notifications

/// How bad what a rule finds is to be, or that it is not to be told.
package enum RuleWeight: Hashable, Sendable {
  case off
  case severity(Diagnostic.Severity)

  /// Nil for another word than those in `names`.
  package init?(_ name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Diagnostic.Severity(rawValue: name) {
      self = .severity(severity)
    } else {
      return nil
    }
  }

  /// The words, mildest first.
  package static let names = ["off"] + Diagnostic.Severity.allCases.map(\.rawValue)
}
