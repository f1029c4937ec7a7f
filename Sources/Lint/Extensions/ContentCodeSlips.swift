import Files
import Notifications

/// Y30: what the code of a content extension will not do as its author means, and rows of the app's own code that
/// never run.
///
/// A play button without a frame (C16), an input view that is not there (C18), and rows for actions and inputs that
/// nothing has. A content extension that is a program is not judged.
struct ContentCodeSlips: AppRule {
  static let id: RuleID = "Y30"

  func findings(in app: LintedApp) -> [Diagnostic] {
    let contents = app.app.contentExtensions.indices.flatMap { index -> [Diagnostic] in
      let content = app.app.contentExtensions[index]
      guard content.command.isEmpty, let code = app.code(ofContent: index) else { return [] }
      return (code["view"].map(frameless) ?? []) + inputless(code, content)
        + actionless(code, content, app) + itemless(code, content)
    }
    return contents + actionless(app)
  }

  // C16.
  private func frameless(_ node: JSONNode) -> [Diagnostic] {
    let own = node.members.flatMap { member -> [Diagnostic] in
      guard member.isNamed("playButton") else { return frameless(member.value) }
      let frame = member.value["frame"]
      guard ["default", "overlay"].contains(member.value["type"]?.string),
        frame?.isNull ?? true
      else { return [] }
      return [
        warning(
          member.key,
          "a playButton without a frame is not drawn; write one such as [0.4, 0.4, 0.2, 0.2]")
      ]
    }
    return own + node.elements.flatMap(frameless)
  }

  // C18.
  private func inputless(_ code: JSONNode, _ content: ContentExtension) -> [Diagnostic] {
    guard content.table.inputView.isEmpty, let rows = code["on"] else { return [] }
    return rows.members.flatMap { $0.value.calls(of: "becomeFirstResponder") }.map { key in
      warning(
        key, "becomeFirstResponder shows nothing without an inputView; write what it offers there")
    }
  }

  // C18: what is not offered is not chosen.
  private func itemless(_ code: JSONNode, _ content: ContentExtension) -> [Diagnostic] {
    let items = content.table.inputView
    guard !items.isEmpty else { return [] }
    return code.rows(on: "input").filter { !items.contains($0.name) }.map { row in
      let near = suggestion(for: row.name, among: items)
      return warning(row.key, "the inputView has no \"\(row.name)\", so this row never runs\(near)")
    }
  }

  // C10.
  private func actionless(
    _ code: JSONNode, _ content: ContentExtension, _ app: LintedApp
  ) -> [Diagnostic] {
    let actions = app.declaredActions.filter { content.categories.contains($0.category) }
    let known = actions.map(\.action) + content.table.newActions.map(\.identifier)
    // Of a category that nothing registers more is said elsewhere (Y8).
    guard !app.app.isCodeUnknown, !known.isEmpty else { return [] }
    return actionless(code, known, "no category that it is for").map {
      warning($0.key, $0.message)
    }
  }

  // A10: it has responses to opening and to dismissing, too.
  private func actionless(_ app: LintedApp) -> [Diagnostic] {
    guard !app.app.isCodeUnknown, let code = app.manifestRoot else { return [] }
    let own = app.app.contentExtensions.flatMap(\.table.newActions).map(\.identifier)
    let known = app.declaredActions.map(\.action) + own + ["default", "dismiss"]
    return actionless(code, known, "no category of the app").map { note($0.key, $0.message) }
  }

  private func actionless(
    _ code: JSONNode, _ known: [String], _ whose: String
  ) -> [(key: JSONNode, message: String)] {
    code.rows(on: "action").filter { !known.contains($0.name) }.map { row in
      let near = suggestion(for: row.name, among: known)
      return (row.key, "\(whose) has an action \"\(row.name)\"\(near)")
    }
  }
}

extension LintedApp {
  /// What says what the code of a content extension does; nil where that is not known.
  ///
  /// - Parameter index: Which one of the app's.
  fileprivate func code(ofContent index: Int) -> JSONNode? {
    let inline = app.inlineSource == nil ? nil : manifestRoot?["content"]
    if let nodes = inline.map({ Array($0.elements) }),
      nodes.count == app.contentExtensions.count
    {
      return nodes[index]
    }
    return contentRoot(in: app.contentExtensions[index].folder)
  }

  /// The actions of every category that its files declare, also of those that its code registers later.
  fileprivate var declaredActions: [(category: String, action: String)] {
    let registered = app.categories.flatMap { category in
      category.actions.map { (category.identifier, $0.identifier) }
    }
    return registered + (manifestRoot?.declaredActions ?? [])
  }
}

extension JSONNode {
  /// What calls a method, here and below: the keys. Depth is limited by the reader.
  fileprivate func calls(of name: StaticString) -> [JSONNode] {
    members.flatMap { ($0.isNamed(name) ? [$0.key] : []) + $0.value.calls(of: name) }
      + elements.flatMap { $0.calls(of: name) }
  }

  /// The rows that wait for something with a name, which is not any.
  fileprivate func rows(on event: String) -> [(key: JSONNode, name: String)] {
    (self["on"]?.members.map { $0 } ?? []).compactMap { member in
      let words = member.name.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, words[0] == event, words[1] != "*" else { return nil }
      return (member.key, words[1])
    }
  }

  fileprivate var declaredActions: [(category: String, action: String)] {
    let category = self["identifier"]?.string ?? ""
    let own = (self["actions"]?.elements.map { $0 } ?? []).compactMap { action in
      action["identifier"]?.string.map { (category, $0) }
    }
    return own + members.flatMap { $0.value.declaredActions }
      + elements.flatMap { $0.declaredActions }
  }
}
