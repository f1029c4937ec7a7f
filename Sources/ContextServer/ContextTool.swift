import LanguageServer
import Notifications
import Screens

/// Something that an assistant can have done: what it takes, and what it does.
struct ContextTool: Sendable {
  /// As it is called.
  let name: String
  /// What it does, for the assistant.
  let summary: String
  /// What it takes, in the order of its schema.
  let parameters: [ToolParameter]
  /// Whether the phone and the files stay as they are.
  let isReading: Bool
  /// Whether something may be gone after it; false for what adds alone.
  var isDestructive = false
  /// Does it.
  let run: @Sendable (inout ContextServer, ToolArguments) throws(ToolError) -> JSONValue

  /// As clients get it.
  var json: JSONValue {
    let properties = parameters.map { JSONValue.Member($0.name, $0.schema) }
    let required = parameters.filter(\.isNeeded).map { JSONValue.string($0.name) }
    return [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(required),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(isReading), "openWorldHint": false,
        "destructiveHint": .bool(isDestructive),
      ],
    ]
  }
}

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
      .init("description", .string(summary)), .init("type", kind.schema),
    ]
    if !choices.isEmpty { members.append(.init("enum", .array(choices.map(JSONValue.string)))) }
    return .object(members)
  }
}

extension ToolParameter.Kind {
  /// The `type` of its JSON Schema.
  fileprivate var schema: JSONValue {
    switch self {
    case .text: "string"
    case .objectOrText: ["object", "string"]
    }
  }

  /// What has to be given, for complaints.
  fileprivate var words: String {
    switch self {
    case .text: "a string"
    case .objectOrText: "an object or a string"
    }
  }

  /// Whether it may be an object.
  fileprivate var takesObjects: Bool {
    switch self {
    case .text: false
    case .objectOrText: true
    }
  }
}

/// Why a tool did nothing, for the assistant to do better.
struct ToolError: Error {
  /// What is wrong, and what to write instead.
  let message: String

  init(_ message: String) { self.message = message }
}

/// What a tool was given, as it takes it.
struct ToolArguments {
  private let values: JSONValue

  /// - Throws: Where something is missing, unknown or of another kind.
  init(_ values: JSONValue, of tool: ContextTool) throws(ToolError) {
    guard case .object(let members) = values else {
      throw ToolError("\(tool.name) takes its arguments as an object")
    }
    let known = tool.parameters.map(\.name)
    for member in members where !known.contains(member.key) {
      let near = suggestion(for: member.key, among: known)
      throw ToolError("\(tool.name) takes no “\(member.key.shortenedWord)”\(near)")
    }
    for parameter in tool.parameters {
      guard let value = values[given: parameter.name] else {
        if parameter.isNeeded { throw ToolError("\(tool.name) lacks “\(parameter.name)”") }
        continue
      }
      try parameter.check(value)
    }
    self.values = values
  }

  /// A value; nil where it was not given.
  subscript(name: String) -> JSONValue? { values[given: name] }

  /// A text; empty where it was not given.
  func text(_ name: String) -> String { values[name]?.string ?? "" }
}

extension ToolParameter {
  fileprivate func check(_ value: JSONValue) throws(ToolError) {
    if case .object = value, kind.takesObjects { return }
    guard let text = value.string else { throw ToolError("“\(name)” has to be \(kind.words)") }
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
