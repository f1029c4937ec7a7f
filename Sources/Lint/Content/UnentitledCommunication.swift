import Notifications

/// F9: a notification that says who speaks, of an app that may not.
struct UnentitledCommunication: ContentRule {
  static let id: RuleID = "Y19"

  func findings(in content: LintedContent) -> [Diagnostic] {
    guard let node = content.value(.communication), content.app.profile.has(.focus),
      !content.app.app.isEntitledToCommunication
    else { return [] }
    let consequence = "it is an ordinary notification (F9)"
    return [content.app.lacking(.communication, node.place, consequence, rule: Self.id)]
  }
}
