import Files
import Notifications

/// Y8: a category that the app does not register gives a notification nothing; A3.
///
/// Where no file says what its code registers, that is worth a note. One that a content
/// extension is for has that much, and one that sets its actions itself needs no category (C9).
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
    let view = app.contentExtensions.first { $0.categories.containsExactly(name) }
    let viewNames = view.map { "; only the content extension \"\($0.name)\" names it" }
    if app.isCodeUnknown {
      let message = "no Notifications.json says whether the app registers the category \"\(name)\""
      return [note(node, message + (viewNames ?? ""))]
    }
    let message = "\(app.displayName) registers no category \"\(name)\", so there are "
    let others = "no summary format and no placeholder"
    if let view, view.setsActions, linted.profile.has(.changingActions) {
      let own = "only the actions that the content extension \"\(view.name)\" sets, "
      return [note(node, message + own + others)]
    }
    let near = viewNames ?? suggestion(for: name, among: app.categories.map(\.identifier))
    return [warning(node, message + "no actions, " + others + near)]
  }
}

extension ContentExtension {
  // C9: from the first notification on.
  fileprivate var setsActions: Bool {
    table.rows.filter { $0.event == .notification }.flatMap(\.steps).contains { step in
      step.contains { if case .setActions = $0 { true } else { false } }
    }
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
