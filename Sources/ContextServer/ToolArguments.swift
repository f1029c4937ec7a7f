import JSONRPC
import Notifications

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
