import Files
import Notifications
import Screens

/// Reads `config.json`: what is wrong is said, the rest is in force.
struct ConfigurationReader: JSONDiagnosing {
  /// The complaints so far.
  var diagnostics: [Diagnostic]

  private static let keys = ["$schema", "theme", "keys", "options"]

  /// The configuration.
  ///
  /// - Parameter root: Of a document that is not broken; what is no object gives the standard
  ///   configuration, with a complaint.
  mutating func configuration(_ root: JSONNode) -> Configuration {
    var configuration = Configuration()
    guard isObject(root, what: "the file") else { return configuration }
    for member in root.members {
      switch member.name {
      case "$schema": break
      case "theme":
        configuration.theme = string(member.value, named: member.name)
        configuration.themePlace = member.value.place
      case "keys": configuration.keymap = keymap(member.value)
      case "options": read(member.value, into: &configuration)
      default: unknown(member, among: Self.keys)
      }
    }
    return configuration
  }

  private mutating func read(_ node: JSONNode, into configuration: inout Configuration) {
    guard node.isObject else { return wrongKind(node, "options", needed: "an object") }
    for member in node.members {
      guard let option = ConfigurationOption.all.first(where: { $0.name == member.name }) else {
        unknown(member, "option", among: ConfigurationOption.all.map(\.name))
        continue
      }
      let value =
        option.isSwitch ? bool(member).map { String($0) } : choice(member, option.values)
      if let value { option.take(value, &configuration) }
    }
  }

  private mutating func keymap(_ node: JSONNode) -> Keymap {
    var choice = KeyChoice()
    guard node.isObject else {
      wrongKind(node, "keys", needed: "an object")
      return .standard
    }
    for member in node.members {
      guard let control = ControlID(rawValue: member.name) else {
        unknown(member, "control", among: Control.all.map(\.id.rawValue))
        continue
      }
      guard let keys = shortcuts(member) else { continue }
      choice.choose(keys, for: control, at: member.key.place)
    }
    let (keymap, collisions) = choice.resolved()
    diagnostics += choice.diagnostics + collisions
    return keymap
  }

  // One that is wrong leaves the control its own keys: it would have none otherwise.
  private mutating func shortcuts(_ member: JSONNode.Member) -> [KeyChoice.Entry]? {
    let node = member.value
    switch node.kind {
    case .null: return []
    case .string: return shortcut(node).map { [$0] }
    case .array:
      let read = node.elements.map { ($0, $0.string == nil ? nil : shortcut($0)) }
      for (element, _) in read where element.string == nil {
        wrongKind(element, member.name, needed: "a string for each key")
      }
      let entries = read.compactMap(\.1)
      return entries.isEmpty && !read.isEmpty ? nil : entries
    case .bool, .integer, .number, .object:
      wrongKind(node, member.name, needed: "a list of keys")
      return nil
    }
  }

  private mutating func shortcut(_ node: JSONNode) -> KeyChoice.Entry? {
    let text = node.string ?? ""
    if let shortcut = Shortcut(reading: text) {
      return KeyChoice.Entry(shortcut: shortcut, place: node.place)
    }
    let near =
      Shortcut.capital(meantBy: text).map { "; did you mean \"\($0)\"?" }
      ?? suggestion(for: text, among: Shortcut.names)
    let advice = "write one such as \"x\", \"gg\", \"ctrl-r\" or \"pgdn\"\(near)"
    complain(node, .error, "\"\(text)\" is no key; \(advice)")
    return nil
  }
}

extension ConfigurationReader {
  private mutating func bool(_ member: JSONNode.Member) -> Bool? {
    if member.value.bool == nil { wrongKind(member.value, member.name, needed: "true or false") }
    return member.value.bool
  }

  private mutating func choice(_ member: JSONNode.Member, _ choices: [String]) -> String? {
    guard let text = string(member.value, named: member.name) else { return nil }
    if choices.contains(text) { return text }
    let names = choices.joined(separator: ", ")
    complain(
      member.value, .error,
      "\"\(member.name)\" is \(names), not \"\(text)\"" + suggestion(for: text, among: choices))
    return nil
  }
}
