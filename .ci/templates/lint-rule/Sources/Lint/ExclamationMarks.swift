import Files
import Notifications

/// Y99: three exclamation marks say no more than one.
struct ExclamationMarks: PayloadRule {
  static let id: RuleID = "Y99"
  var reads: ValueReads { .values(of: ["title"]) }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let title = payload["aps"]?["alert"]?.member(named: "title"),
      title.string?.hasSuffix("!!!") == true
    else { return [] }
    return [
      Diagnostic(
        title.place, .note, "three exclamation marks say as much as one; leave two out",
        rule: Self.id)
    ]
  }
}
