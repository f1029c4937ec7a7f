import Files
import Notifications

/// Y8: a category that the app does not register gives a notification nothing; A3.
///
/// Where no file says what its code registers, that is worth a note. One that a content
/// extension is for has that much.
struct UnregisteredCategory: PushRule, ContentRule {
  static let id: RuleID = "Y8"

  func reads(for app: LintedApp) -> ValueReads { .values(of: ["category"]) }

  func findings(in push: LintedPush) -> [Diagnostic] {
    finding(push.payload["aps"]?["category"], push.content, push.app)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    finding(content.value(.categoryIdentifier), content.content, content.app)
  }

  private func finding(_ node: JSONNode?, _ content: Content, _ linted: LintedApp) -> [Diagnostic] {
    let app = linted.app
    guard linted.isKnown, let node, let name = content.categoryIdentifier, !name.isEmpty,
      app.category(name) == nil, !app.setsCategory(name)
    else { return [] }
    let view = app.contentExtensions.first { $0.categories.containsExactly(name) }.map {
      "; only the content extension \"\($0.name)\" names it"
    }
    guard app.isCodeUnknown else {
      let near = view ?? suggestion(for: name, among: app.categories.map(\.identifier))
      let lacks = "so there are no actions, no summary format and no placeholder"
      return [
        warning(node, "\(app.displayName) registers no category \"\(name)\", \(lacks)\(near)")
      ]
    }
    let message = "no Notifications.json says whether the app registers the category \"\(name)\""
    return [note(node, message + (view ?? ""))]
  }
}

extension App {
  // A1: its code may register categories later.
  fileprivate func setsCategory(_ name: String) -> Bool {
    reactions.flatMap(\.steps).contains { step in
      guard case .setCategories(let categories) = step else { return false }
      return categories.contains { $0.identifier.isExactly(name) }
    }
  }
}
