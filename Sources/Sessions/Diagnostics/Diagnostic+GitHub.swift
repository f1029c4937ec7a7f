import Files
import Notifications
import TerminalCore

extension Diagnostic {
  /// An annotation as GitHub's runners read them from the output, without a line feed.
  ///
  /// Of a path only what leads to the file: it is compared with those of a repository.
  ///
  /// - Parameter details: Lines below the message.
  package func workflowCommand(details: some Sequence<String> = []) -> String {
    let command = severity == .note ? "notice" : severity.rawValue
    let title = rule.map { ",title=\($0.description.escapedProperty)" } ?? ""
    let lines = ([message] + details).map(\.revealed.visibleLine).joined(separator: "\n")
    let path = FilePath(place.path).withoutDetours.revealedLine
    return "::\(command) file=\(path.escapedProperty),line=\(place.line),"
      + "col=\(place.column)\(title)::\(lines.escapedCommand)"
  }
}

extension String {
  // A line of its own is a command of its own.
  fileprivate var escapedCommand: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  fileprivate var escapedProperty: String {
    escapedCommand.escaped([":": "%3A", ",": "%2C"])
  }

  // Not by characters: the two of a Windows line feed are one.
  private func escaped(_ signs: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { signs[$0] ?? String($0) }.joined()
  }
}
