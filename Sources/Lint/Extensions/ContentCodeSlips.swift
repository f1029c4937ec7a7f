import Files
import Notifications

/// Y30: what the code of a content extension will not do as its author means, and rows of the
/// app's own code that never run.
///
/// A title in the place of which the app's name stands (C5), a play button without a frame (C16), a
/// file that is asked for behind its picture (V15), an input view that is not there (C18), rows for
/// actions and inputs that nothing has, and steps that name such actions (C9). A content extension
/// that is a program is not judged.
struct ContentCodeSlips: AppRule {
  static let id: RuleID = "Y30"

  func findings(in app: LintedApp) -> [Diagnostic] {
    let declared = app.declaredActions
    let inline = app.inlineContents
    let contents = app.app.contentExtensions.enumerated().flatMap { index, content in
      guard content.command.isEmpty,
        let code = inline?[index] ?? app.contentRoot(in: content.folder)
      else { return [Diagnostic]() }
      return findings(in: code, of: content, app, declared)
    }
    return contents + actionless(app, declared)
  }

  private func findings(
    in code: JSONNode, of content: ContentExtension, _ app: LintedApp, _ declared: [DeclaredAction]
  ) -> [Diagnostic] {
    let actions = app.app.isCodeUnknown ? [] : actionless(code, content, declared)
    return titled(code, content) + (code["view"].map(frameless) ?? []) + late(code, content)
      + inputless(code, content) + actions + itemless(code, content)
  }

  // C5.
  private func titled(_ code: JSONNode, _ content: ContentExtension) -> [Diagnostic] {
    guard content.table.title != nil, !content.overridesDefaultTitle,
      let key = code.members.first(where: { $0.isNamed("title") })?.key
    else { return [] }
    let what = "the title of \(content.name) is not shown, as the app's name stands there"
    return [warning(key, "\(what); set UNNotificationExtensionOverridesDefaultTitle to true")]
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

  // V15: what asks for files by itself reads none before that.
  private func late(_ code: JSONNode, _ content: ContentExtension) -> [Diagnostic] {
    let table = content.table
    let showsMedia = table.view.flatMap(\.leaves).contains {
      if case .media = $0 { true } else { false }
    }
    let isInTime = (table.steps(on: .notification) ?? []).contains { $0.contains(\.isAccess) }
    guard showsMedia, !isInTime,
      let key = code["on"]?.calls(of: "startAccessingSecurityScopedResource").first
    else { return [] }
    let what = "the view of \(content.name) opens without its picture"
    return [note(key, "\(what), as the file is asked for here; ask for it on \"notification\"")]
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
    return code.rows(on: "input").filter { !items.containsExactly($0.name) }.map { row in
      let near = suggestion(for: row.name, among: items)
      return warning(row.key, "the inputView has no \"\(row.name)\", so this row never runs\(near)")
    }
  }

  // C9, C10: what no category has, and no step brings, is neither chosen nor shown.
  private func actionless(
    _ code: JSONNode, _ content: ContentExtension, _ declared: [DeclaredAction]
  ) -> [Diagnostic] {
    let actions = declared.filter { content.categories.containsExactly($0.category) }
    let known = actions.map(\.action) + content.table.newActions.map(\.identifier)
    // Of a category that nothing registers more is said elsewhere (Y8).
    guard !known.isEmpty else { return [] }
    let named = code.rows(on: "action") + code.namedActions
    return actionless(named, known, "no category that it is for").map {
      warning($0.key, $0.message)
    }
  }

  // A10: it has responses to opening and to dismissing, too.
  private func actionless(_ app: LintedApp, _ declared: [DeclaredAction]) -> [Diagnostic] {
    guard !app.app.isCodeUnknown, let code = app.manifestRoot else { return [] }
    let own = app.app.contentExtensions.flatMap(\.table.newActions).map(\.identifier)
    let known = declared.map(\.action) + own + SystemAction.words
    let named = code.rows(on: "action").map { ($0.key, SystemAction.word(for: $0.name)) }
    return actionless(named, known, "no category of the app").map {
      note($0.key, $0.message)
    }
  }

  private func actionless(
    _ named: [(key: JSONNode, name: String)], _ known: [String], _ whose: String
  ) -> [(key: JSONNode, message: String)] {
    named.filter { !known.containsExactly($0.name) }.map { action in
      let near = suggestion(for: action.name, among: known)
      return (action.key, "\(whose) has an action \"\(action.name)\"\(near)")
    }
  }
}

private typealias DeclaredAction = (category: String, action: String)

extension LintedApp {
  /// What says what the code of each content extension does; nil where a scenario does not say it.
  fileprivate var inlineContents: [JSONNode]? {
    guard app.inlineSource != nil, let content = manifestRoot?["content"] else { return nil }
    let nodes = Array(content.elements)
    return nodes.count == app.contentExtensions.count ? nodes : nil
  }

  /// The actions of every category that its files declare, also of those that
  /// its code registers later.
  fileprivate var declaredActions: [DeclaredAction] {
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
    (self["on"].map { Array($0.members) } ?? []).compactMap { member in
      let words = member.name.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, words[0] == event, words[1] != "*" else { return nil }
      return (member.key, words[1])
    }
  }

  /// The actions that the steps of all rows name, where they stand.
  fileprivate var namedActions: [(key: JSONNode, name: String)] {
    (self["on"].map { Array($0.members) } ?? []).flatMap { $0.value.actionsOfSteps }.compactMap {
      node in node.string.map { (node, $0) }
    }
  }

  // Also of those that depend on a condition; a new one is an object.
  private var actionsOfSteps: [JSONNode] {
    elements.flatMap { step in
      [step["replaceAction"], step["with"], step["removeAction"]].compactMap(\.self)
        + (step["setActions"].map { Array($0.elements) } ?? [])
        + (step["do"]?.actionsOfSteps ?? [])
    }
  }

  fileprivate var declaredActions: [DeclaredAction] {
    let category = self["identifier"]?.string ?? ""
    let own = (self["actions"].map { Array($0.elements) } ?? []).compactMap { action in
      action["identifier"]?.string.map { (category, $0) }
    }
    return own + members.flatMap { $0.value.declaredActions }
      + elements.flatMap { $0.declaredActions }
  }
}
