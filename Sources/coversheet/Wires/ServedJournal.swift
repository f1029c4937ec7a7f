import Notifications
import Sessions

/// The journal of a phone without a screen: what it cannot keep is said, whatever else is not to be said.
final class ServedJournal {
  private let file: JournalFile
  private let complain: (Diagnostic) -> Void
  private var trouble: Diagnostic?

  /// - Parameter complain: Hears once of each trouble, until something could be written again.
  init(_ file: JournalFile, complain: @escaping (Diagnostic) -> Void) {
    self.file = file
    self.complain = complain
  }

  /// Whether lines were written that are not on the disk yet.
  var isDirty: Bool { file.isDirty }

  /// Writes lines, all of them or none.
  ///
  /// - Throws: Why they could not be written.
  func append(_ lines: [String]) throws(Diagnostic) {
    try watched { () throws(Diagnostic) in try file.append(lines) }
  }

  /// Writes what was performed; where something was taken back, the whole session anew.
  ///
  /// - Throws: Why it could not be written.
  func keep(_ performed: PerformedLines) throws(Diagnostic) {
    guard performed.isRewound else { return try append(performed.lines) }
    let text = JournalHeader().line + performed.lines.map { $0 + "\n" }.joined()
    try watched { () throws(Diagnostic) in try file.replace(with: text) }
  }

  /// Brings everything written so far to the disk; says where that is not possible.
  func synchronize() {
    do throws(Diagnostic) { try file.synchronize() } catch { complain(error) }
  }

  private func watched(_ write: () throws(Diagnostic) -> Void) throws(Diagnostic) {
    do throws(Diagnostic) { try write() } catch {
      if trouble != error { complain(error) }
      trouble = error
      throw error
    }
    trouble = nil
  }
}
