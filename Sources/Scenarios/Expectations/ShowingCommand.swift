/// A command that shows what did not hold, at its moment.
package struct ShowingCommand: Hashable, Sendable {
  /// `explain`, `render` or `state`.
  package var name: String
  /// The scenario that was run; of a failure in one that it includes not that.
  package var path: String
  /// What is explained; nil for the other commands.
  package var subject: String?
  /// When, as `--at` takes it.
  package var time: String
  /// How the world began, as words of a command line that need no quotes any more.
  package var options: [String] = []

  /// The command line. Paths and names are quoted for a shell.
  package var text: String {
    let words = ["coversheet", name, path.shellWord, subject?.shellWord, "--at", time]
    return (words.compactMap(\.self) + options).joined(separator: " ")
  }
}
