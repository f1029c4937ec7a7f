import Delivery
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Checks the folders of all apps as `check` does for the phone's system, and what was opened where
  /// it declares apps itself; lists what is wrong.
  mutating func checkFiles() {
    do { try findInFiles() } catch { return handle(.refused("\(error)")) }
    handle(.filesChecked)
  }

  /// Once they were checked, files that changed are checked again.
  mutating func checkFilesAgain() {
    if complaints.system != nil { try? findInFiles() }
  }

  /// Once they were checked, files are checked again for another system.
  mutating func checkFilesForOtherSystem() {
    if let system = complaints.system, system != session.state.device.profile {
      try? findInFiles()
    }
  }

  private mutating func findInFiles() throws {
    let folders = session.state.apps.map(\.app.folder)
    // What an app has that is declared in a scenario is in no folder.
    let declaring = folders.contains(nil) ? opened.source?.scenarios ?? [] : []
    var settings = opened.source?.settings ?? WorldSettings()
    settings.configuration.profile = session.state.device.profile
    // Noted first: what cannot be checked is not tried again for each frame.
    complaints.system = session.state.device.profile
    let check = try Check(
      folders.compactMap(\.self) + declaring, settings: settings, locations: locations)
    complaints.take(found: check.findings)
  }

  /// Checks what a scenario expects, and keeps it for the recording.
  ///
  /// What is not so waits for `tellFailedChecks`.
  mutating func check(played expectation: Expectation) {
    guard session.check(expectation) != nil, let failed = session.failedChecks.last else { return }
    checks.add(failed)
  }

  /// Says what is not so, once.
  mutating func tellFailedChecks() {
    let failed = checks.takeUntold()
    if !failed.isEmpty { handle(.checksFailed(failed)) }
  }

  /// Checks what the person expects. What is so is written down; what is not only when it is typed
  /// once more: most are mistakes that a recording should not hold.
  ///
  /// - Parameter text: The line as it was typed; the same text again keeps the check.
  /// - Returns: What to say.
  /// - Throws: A diagnostic that says what is so instead.
  mutating func check(
    typed expectation: Expectation, in text: String
  ) throws(Diagnostic) -> String {
    let failure = expectation.failure(in: session.expectationContext)
    if !checks.keeps(text, isSo: failure == nil), let failure {
      throw Diagnostic(expectation.place, .error, Words.notSo(failure.diagnostic.message))
    }
    session.check(expectation, isByPerson: true)
    kept.record(.expectation(expectation))
    if session.recordsLastCheck { kept.keep(line: "expect \(expectation.momentText)") }
    return failure == nil
      ? Words.isSo(expectation.text) : Words.keptFailing(expectation.text)
  }

  /// What can be expected of something, as far as it is so.
  func expectations(of subject: ExpectationSubject) -> [String] {
    session.holding(of: subject).map(\.text)
  }

  /// Checks what a program asks about; neither recording nor journal hold it.
  ///
  /// - Throws: A diagnostic where it is not so.
  func check(asked expectation: Expectation) throws(Diagnostic) {
    guard let failure = expectation.failure(in: session.expectationContext) else { return }
    throw Diagnostic(expectation.place, .error, failure.diagnostic.message)
  }
}
