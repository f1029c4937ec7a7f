import Files
import Notifications

/// Y8: a category that the app does not register gives a notification nothing; A3.
///
/// One that a content extension of the app is for has that much, and is meant.
struct UnregisteredCategory: PushRule {
  static let id: RuleID = "Y8"

  func findings(in push: LintedPush) -> [Diagnostic] {
    let app = push.app.app
    guard push.app.isKnown, let node = push.payload["aps"]?["category"],
      let name = push.content.categoryIdentifier, !name.isEmpty, app.category(name) == nil,
      !app.contentExtensions.contains(where: { $0.categories.contains(name) })
    else { return [] }
    let near = suggestion(for: name, among: app.categories.map(\.identifier))
    let lacks = "so there are no actions, no summary format and no placeholder"
    return [
      warning(node, "\(app.displayName) registers no category \"\(name)\", \(lacks)\(near)")
    ]
  }
}
