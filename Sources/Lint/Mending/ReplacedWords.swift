import Files

/// Which words of an alert a key into a string table takes the place of.
enum ReplacedWords {
  private static let keys = [
    "title-loc-key": "title", "subtitle-loc-key": "subtitle", "loc-key": "body",
  ]

  /// Whether an alert shows words of its own that a key would replace: what is shown is the author's choice.
  ///
  /// - Parameters:
  ///   - key: As it should be spelled, such as `loc-key`.
  ///   - aps: What holds the alert.
  static func areShown(insteadOf key: String, in aps: JSONNode) -> Bool {
    guard let words = keys[key], let alert = aps["alert"] else { return false }
    if alert.isObject { return alert.member(named: words) != nil }
    // A string is the body.
    return words == "body" && alert.string != nil
  }
}
