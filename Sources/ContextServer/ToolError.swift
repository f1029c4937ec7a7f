import Notifications

/// Why a tool did nothing, or not all that it was to do, for the assistant to do better.
struct ToolError: Error {
  /// What is wrong, and what to write instead.
  let message: String
  /// What was done all the same, with all that was wrong; nil for nothing.
  let done: JSONValue?

  init(_ message: String, done: JSONValue? = nil) { (self.message, self.done) = (message, done) }
}
