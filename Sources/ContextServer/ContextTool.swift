import Notifications

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
