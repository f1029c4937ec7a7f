import Notifications

extension JSONNode {
  /// The kind in words, for complaints: `a string`, with its article.
  package var kindInWords: String { value.kindInWords }

  /// The complaint that a value is of another kind than is needed.
  ///
  /// Nothing is collected; `JSONDiagnosing` does that.
  ///
  /// - Parameters:
  ///   - name: The key that it is the value of.
  ///   - needed: The kind in words, such as `a string`.
  package func wrongKind(
    of name: String, needed: String, _ severity: Diagnostic.Severity = .error, rule: RuleID? = nil
  ) -> Diagnostic {
    let message = "\"\(name)\" is \(kindInWords) where \(needed) is needed"
    return Diagnostic(place, severity, message, rule: rule)
  }
}
