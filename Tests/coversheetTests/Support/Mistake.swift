import Testing

/// Something wrong that people do, and all that the program says about it.
struct Mistake: CustomTestStringConvertible, Sendable {
  /// What is wrong, in words.
  var testDescription: String
  /// The files that there are, by name.
  var files: [String: [UInt8]] = [:]
  /// The command line.
  var arguments: [String]
  /// Standard error, a line each.
  var errors: [String]
  /// The exit status: 1 a check failed, 2 the input cannot be used.
  var status: Int32 = 2

  /// A mistake in a command line.
  init(_ what: String, _ arguments: String..., says errors: String..., status: Int32 = 2) {
    testDescription = what
    self.arguments = arguments
    self.errors = errors
    self.status = status
  }

  /// A mistake in a file, which `state` is asked to show.
  init(_ what: String, in file: String, _ text: String, says errors: String..., status: Int32 = 2) {
    self.init(what, in: file, bytes: Array(text.utf8), says: errors, status: status)
  }

  /// A mistake in the bytes of a file.
  init(
    _ what: String, in file: String, bytes: [UInt8], says errors: [String], status: Int32 = 2
  ) {
    testDescription = what
    files = [file: bytes]
    arguments = ["state", file.split(separator: "/").first.map(String.init) ?? file]
    self.errors = errors
    self.status = status
  }
}
