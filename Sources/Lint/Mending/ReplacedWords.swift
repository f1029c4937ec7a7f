import Files

/// Which words of an alert a key into a string table takes the place of.
enum ReplacedWords {
  private static let keys = [
    "title-loc-key": "title", "subtitle-loc-key": "subtitle", "loc-key": "body",
  ]

  private static let arguments = "-args"

  /// Whether an alert shows words of its own that a key would replace: what is
  /// shown is the author's choice.
  ///
  /// - Parameters:
  ///   - key: As it should be spelled, such as `loc-key`, or `loc-args` that fill it.
  ///   - aps: What holds the alert; nil where there is none.
  static func areShown(insteadOf key: String, in aps: JSONNode?) -> Bool {
    // What fills the words of a key stays with it.
    let isFilling = key.hasSuffix(arguments)
    let replacing = isFilling ? key.dropLast(arguments.count) + "-key" : key
    guard let words = keys[replacing], let alert = aps?["alert"] else { return false }
    if alert.isObject {
      return alert.member(named: words) != nil && alert.member(named: replacing) == nil
    }
    // A string is the body.
    return words == "body" && alert.string != nil
  }
}
