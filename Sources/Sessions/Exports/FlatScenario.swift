import Delivery
import Notifications
import Scenarios
import TerminalCore

/// What was played as one scenario: what it included stands in it, the world as it
/// was set, what was expected.
package struct FlatScenario {
  /// The file.
  package let text: String

  /// Of a run that kept its checks.
  ///
  /// - Parameters:
  ///   - origin: What was played, for the comment on top.
  ///   - path: Where it will lie: the paths of apps are written as they
  ///     are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package init(
    _ session: Session, title: String?, origin: String, in path: String, from workingFolder: String
  ) {
    let comment = "# \(origin.visibleLine), as it was played"
    let lines = title.map { ["title \($0.quoted)"] } ?? []
    let recorded = session.flatLines(in: path, from: workingFolder)
    text = ([comment] + lines + recorded).map { $0 + "\n" }.joined()
  }
}
