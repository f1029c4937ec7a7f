import Notifications

/// Something that a client can offer to do at a place.
struct CodeAction {
  /// What it does.
  let title: String
  /// Where clients list it.
  let kind: Kind
  /// The edits, by the addresses of files; nil for a command.
  var changes: [JSONValue.Member]?
  /// What is asked for when it is chosen, to work out its edits; nil where they are there.
  var data: JSONValue?
  /// The name of what the client does, with what it needs; nil where it is an edit.
  var command: (name: String, arguments: [JSONValue])?

  /// What a client lists it among, as the protocol names it.
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll"
    case rewrite = "refactor.rewrite"
    case source

    /// Whether it is asked for by a name: its own, or one that its own begins with.
    func isAsked(for name: String) -> Bool { rawValue == name || rawValue.hasPrefix(name + ".") }
  }

  init(_ title: String, _ kind: Kind) {
    (self.title, self.kind) = (title, kind)
  }

  /// As clients get it.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("title", .string(title)), .init("kind", .string(kind.rawValue)),
    ]
    if let changes { members.append(.init("edit", ["changes": .object(changes)])) }
    if let data { members.append(.init("data", data)) }
    if let command {
      members.append(
        .init(
          "command",
          [
            "title": .string(title), "command": .string(command.name),
            "arguments": .array(command.arguments),
          ]))
    }
    return .object(members)
  }
}
