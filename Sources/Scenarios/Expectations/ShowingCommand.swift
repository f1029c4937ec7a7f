/// A command that shows what did not hold, at its moment.
package struct ShowingCommand: Hashable, Sendable {
  /// `explain`, `render` or `state`.
  var name: String
  /// The scenario that was run; of a failure in one that it includes not that.
  package var path: String
  /// What is explained, without quotes; nil for the other commands.
  package var subject: String?
  /// When, as `--at` takes it.
  package var time: String
  /// The line at which it can be seen, as `--line` takes it: later lines of the same moment may
  /// change what did not hold. Nil where the time alone tells.
  package var line: String?
  /// How the world began and what could run, as words of a command line without quotes.
  package var options: [String] = []

  /// The command line. Paths and names are quoted for a shell.
  ///
  /// Nil for what came through standard input, which has been read to its end.
  var text: String? {
    if ScenarioName(path, where: { $0 == "-" }).path == "-" { return nil }
    let operands = [path, subject].compactMap(\.self)
    let moment = line.map { ["--line", $0] } ?? ["--at", time]
    return [String].command(name, operands, moment + options).programLine
  }
}

extension [String] {
  /// The words of a command: its operands before its options, or behind `--` where one of
  /// them looks like an option.
  package static func command(
    _ name: String, _ operands: [String], _ options: [String]
  ) -> [String] {
    let isMistakable = operands.contains { $0.hasPrefix("-") && $0 != "-" }
    return [name] + (isMistakable ? options + ["--"] + operands : operands + options)
  }

  /// The words behind the program's name as a line of a shell.
  package var programLine: String {
    (["coversheet"] + self).map(\.shellWordOfOneLine).joined(separator: " ")
  }
}
