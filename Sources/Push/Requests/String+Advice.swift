import Notifications

extension String {
  /// What was wrong with a push, and behind it what to do; as it is where it says that already.
  package func followed(byAdvice advice: String?) -> String {
    guard let advice, !containsBytes(of: advice) else { return self }
    return isEmpty ? advice : followed(byClause: advice)
  }
}
