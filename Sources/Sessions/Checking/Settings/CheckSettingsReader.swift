import Files
import Notifications

/// Reads `.coversheet-check.json`. What is wrong there is an error, since a rule that is
/// misspelled would be told on; a key that is unknown is a warning, as in all our JSON files.
package struct CheckSettingsReader: JSONDiagnosing {
  package var diagnostics: [Diagnostic]
  private var settings: CheckSettingsFile

  /// Reads a settings file.
  ///
  /// - Parameter folder: The folder that it lies in, whole.
  /// - Returns: What can be read of it, also where there are errors.
  package static func read(_ file: SourceFile, folder: String) -> Reading<CheckSettingsFile> {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    var reader = CheckSettingsReader(
      diagnostics: document.diagnostics, settings: CheckSettingsFile(folder: folder))
    if let root = document.root, !document.isBroken { reader.read(root) }
    return Reading(reader.settings, reader.diagnostics)
  }

  private mutating func read(_ root: JSONNode) {
    guard isObject(root, what: "the file") else { return }
    for member in root.members {
      switch member.name {
      case "$schema": break
      case "rules": readRules(member.value)
      case "ignore": readIgnored(member.value)
      default: stray(member, among: ["rules", "ignore"])
      }
    }
  }

  private mutating func readRules(_ node: JSONNode) {
    guard node.isObject else { return wrongKind(node, "rules", needed: "an object") }
    for member in node.members {
      guard let rule = rule(member.key) else { continue }
      guard let name = member.value.string else {
        wrongKind(member.value, member.name, needed: "a string")
        continue
      }
      guard let weight = RuleWeight(name) else {
        let near = suggestion(for: name, among: RuleWeight.names)
        complain(
          member.value, .error,
          "\"\(name)\" is not how bad something is; write off, note, "
            + "warning or error\(near)")
        continue
      }
      settings.rules[rule] = weight
    }
  }

  private mutating func readIgnored(_ node: JSONNode) {
    guard node.kind == .array else { return wrongKind(node, "ignore", needed: "an array") }
    for element in node.elements {
      if let path = element.string {
        ignore(path, element)
      } else if element.isObject {
        readEntry(element)
      } else {
        wrongKind(element, "ignore", needed: "a string or an object")
      }
    }
  }

  private mutating func readEntry(_ node: JSONNode) {
    for member in node.members where !["path", "rules"].contains(member.name) {
      stray(member, among: ["path", "rules"])
    }
    if node["path"] == nil {
      let message = "an entry needs a \"path\", such as \"Vendor/**\""
      complain(lacking: ["path"], in: node, message)
    }
    let path = node["path"].flatMap { string($0, named: "path") }
    if let list = node["rules"], list.kind != .array {
      return wrongKind(list, "rules", needed: "an array")
    }
    // Of a misspelt key nothing is known, and without it nothing would be told of these files.
    if node["rules"] == nil, node.member(near: "rules") != nil { return }
    let rules = node["rules"].map { list in Set(list.elements.compactMap { rule($0) }) }
    if let path { ignore(path, node, rules) }
  }

  // What goes nowhere, or out of the folder, would leave out everything or nothing without a word.
  private mutating func ignore(_ path: String, _ node: JSONNode, _ rules: Set<RuleID>? = nil) {
    // With its slash at the beginning it is that of the folder alone.
    let path = path.hasPrefix("./") ? String(path.dropFirst()) : path
    let parts = path.split(separator: "/")
    if parts.isEmpty || parts.contains("..") {
      return complain(
        node, .error, "\"\(path)\" is no path within this folder; write one such as \"Vendor/**\"")
    }
    settings.ignored.append(.init(pattern: PathPattern(path), rules: rules))
  }

  private mutating func rule(_ node: JSONNode) -> RuleID? {
    guard let name = node.string else {
      wrongKind(node, "rules", needed: "a string")
      return nil
    }
    if Rule.named(RuleID(name)) != nil { return RuleID(name) }
    let near = suggestion(for: name, among: Rule.all.map(\.id.description))
    complain(node, .error, "there is no rule \"\(name)\"\(near)")
    return nil
  }

  private mutating func stray(_ member: JSONNode.Member, among known: [String]) {
    let near = suggestion(for: member.name, among: known)
    let advice = near.isEmpty ? "; write one of: " + known.joined(separator: " ") : near
    complain(member.key, .warning, "unknown key \"\(member.name)\"\(advice)")
  }
}
