/// Why a tool did nothing, for the assistant to do better.
struct ToolError: Error {
  /// What is wrong, and what to write instead.
  let message: String

  init(_ message: String) { self.message = message }
}
