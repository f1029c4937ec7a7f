import Notifications

extension PropertyList {
  /// The complaint that a value is of another kind than is needed.
  ///
  /// - Parameters:
  ///   - name: The key that it is the value of.
  ///   - needed: The kind in words, such as `a string`.
  func wrongKind(of name: String, needed: String, rule: RuleID? = nil) -> Diagnostic {
    let message = "\"\(name)\" is \(kindInWords) where \(needed) is needed"
    return Diagnostic(place, .error, message, rule: rule)
  }

  /// The complaint that a file is no dictionary.
  var noDictionary: Diagnostic {
    Diagnostic(place, .error, "the file is \(kindInWords) where a dictionary is needed")
  }

  /// The complaint that an element of a list is no string.
  ///
  /// - Parameter name: The key that the list is the value of.
  func strayElement(of name: String, rule: RuleID? = nil) -> Diagnostic {
    Diagnostic(
      place, .error, "\(kindInWords) is among the strings of \"\(name)\"; write strings alone",
      rule: rule)
  }
}
