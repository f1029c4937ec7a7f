import Notifications

/// A complaint that still counts in bytes.
///
/// Lines are counted once all are known, as most texts have none.
struct JSONMistake {
  /// The byte it is about, counted from the document's first.
  var offset: Int
  /// How bad it is.
  var severity: Diagnostic.Severity
  /// What was found and what to write instead.
  var message: String
  /// The rule that complains; nil where the text cannot be read, which is no rule's business.
  var rule: RuleID?

  /// - Parameter offset: From the document's first byte.
  init(_ offset: Int, _ severity: Diagnostic.Severity, _ message: String, rule: RuleID? = nil) {
    (self.offset, self.severity, self.message, self.rule) = (offset, severity, message, rule)
  }
}
