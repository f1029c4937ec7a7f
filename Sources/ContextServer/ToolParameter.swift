import JSONRPC
import Notifications

/// One thing that a tool takes.
struct ToolParameter: Sendable {
  /// Its key among the arguments.
  let name: String
  /// What it is, for the assistant.
  let summary: String
  /// What it may be.
  var kind = Kind.text
  /// The words that it may be; empty for any.
  var choices: [String] = []
  /// Whether the tool needs it.
  var isNeeded = true
  /// How long a text may be, in bytes of UTF-8; for lines as much as at the control socket.
  var byteLimit = 1 << 20

  /// What a parameter may be.
  enum Kind {
    case text
    /// JSON as it is, or written out as a text.
    case objectOrText
  }

  /// Its JSON Schema.
  var schema: JSONValue {
    var members: [JSONValue.Member] = [
      .init("description", .string(summary)), .init("type", kind.traits.schema),
    ]
    if !choices.isEmpty { members.append(.init("enum", .array(choices.map(JSONValue.string)))) }
    return .object(members)
  }

  /// Looks through what was given for it.
  ///
  /// - Throws: Where it is of another kind, too long or none of the choices.
  func check(_ value: JSONValue) throws(ToolError) {
    let traits = kind.traits
    if case .object = value, traits.takesObjects { return }
    guard let text = value.string else { throw ToolError("“\(name)” has to be \(traits.words)") }
    guard text.utf8.count <= byteLimit else {
      throw ToolError(
        "“\(name)” is longer than \(byteLimit) bytes, and nothing was done; write a shorter one")
    }
    guard choices.isEmpty || choices.contains(text) else {
      let near = suggestion(for: text, among: choices)
      let advice = near.isEmpty ? "; write one of: \(choices.joined(separator: " "))" : near
      throw ToolError("“\(text.shortenedWord)” is no \(name)\(advice)")
    }
  }
}

extension ToolParameter.Kind {
  /// The `type` of its JSON Schema, what has to be given, for complaints, and whether that may be an
  /// object.
  fileprivate var traits: (schema: JSONValue, words: String, takesObjects: Bool) {
    switch self {
    case .text: ("string", "a string", false)
    case .objectOrText: (["object", "string"], "an object or a string", true)
    }
  }
}
