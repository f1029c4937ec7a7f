import Notifications

extension LoadedInput {
  /// The same after it was played so far; what is left of a scenario can still be gone
  /// through, all else is left off.
  ///
  /// - Parameter session: The run's, perhaps with other settings.
  package func played(by run: HeadlessRun, to session: Session) -> LoadedInput {
    var opening = self
    opening.session = session
    opening.playback =
      run.playback.nextLine == nil ? Playback([], files: run.playback.files) : run.playback
    // The screen looks through the payload that is looked at.
    opening.playback.lint = nil
    opening.diagnostics = run.complaintsOnScreen
    return opening
  }
}

extension HeadlessRun {
  /// What a screen says of what was played, in the order it came up.
  package var complaintsOnScreen: [Diagnostic] {
    var lint = playback.lint
    return report.diagnostics.filter { lint?.isOnScreen($0) ?? true }
  }
}
