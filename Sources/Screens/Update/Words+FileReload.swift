import Files
import Notifications

extension Words {
  /// Files by their names: all of a few, else how many.
  package static func files(_ names: [String]) -> String {
    let once = names.uniqued()
    return switch once.count {
    case 1: once[0]
    case 2: "\(once[0]) and \(once[1])"
    default: "\(once.count) files"
    }
  }

  /// What is said where files changed and everything since was done again.
  ///
  /// - Parameters:
  ///   - names: The names of the files that are there.
  ///   - gone: Those of what was read before and is gone.
  ///   - struck: The acts that are no longer possible, by their titles.
  package static func readAnew(
    _ names: [String], gone: [String] = [], struck: [String]
  ) -> String {
    let own = names.filter { !FilePath($0).isEditorsOwn }
    let away = "\(files(gone)) \(gone.uniqued().count == 1 ? "is" : "are") gone"
    let anew = "\(files(own.isEmpty ? names : own)) reloaded"
    let lost = struck.map { "“\($0)” can no longer be done" }
    let clauses = (gone.isEmpty ? [] : [away]) + (names.isEmpty ? [] : [anew]) + lost
    return clauses.joined(separator: "; ") + "."
  }

  /// What is said where a session goes on and what it had open is no longer what it was.
  ///
  /// - Parameter lost: Why each act is no longer possible that is not.
  package static func resumed(_ change: Diagnostic, lost: [String]) -> String {
    let acts = "\(lost.count.counted("act")) no longer \(lost.count == 1 ? "fits" : "fit")"
    let first = lost.first.map { "\(acts): \($0); " } ?? ""
    return "\(first)\(change.place.path): \(change.message)".withFullStop
  }

  /// What is said where a file that was read anew has mistakes.
  ///
  /// - Parameter others: How many more there are.
  package static func lastGoodStays(_ mistake: Diagnostic, others: Int) -> String {
    mistakes(mistake, others: others).followed(byClause: "the last good one stays")
  }

  /// What is said where a file has mistakes when it is read first.
  ///
  /// - Parameter others: How many more there are.
  package static func mistakes(_ mistake: Diagnostic, others: Int) -> String {
    let more = others > 0 ? " (and \(others) more)" : ""
    return "\(mistake.place): \(mistake.message)\(more)"
  }

  /// What is said where a folder cannot be watched, and why.
  package static func notWatched(_ reason: String) -> String {
    "\(reason): what changes there does not show until it is opened again"
  }

  /// What is said where a file that something was wrong with was taken away.
  package static func takenAway(_ name: String) -> String { "\(name) is gone." }

  /// What is said where the person's settings were written.
  package static let settingsTakenOver = "config.json reloaded."

  /// What is said where files were written and say nothing else.
  package static func readTheSame(_ names: [String]) -> String {
    let verb = Set(names).count == 1 ? "says what it" : "say what they"
    return "\(files(names)) \(verb) said before."
  }
}
