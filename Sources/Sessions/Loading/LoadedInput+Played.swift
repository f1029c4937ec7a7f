import Notifications
import Scenarios

extension LoadedInput {
  /// What a run opened, as it is after so much was played: what is left of a scenario can still be
  /// gone through, all else is left off.
  ///
  /// - Parameter session: The run's, perhaps with other settings.
  package init(playedBy run: HeadlessRun, to session: Session) {
    self = run.opening
    self.session = session
    playback =
      run.playback.nextLine == nil ? Playback([], files: run.playback.files) : run.playback
    // The screen looks through the payload that is looked at.
    playback.lint = nil
    diagnostics = Array(run.report.diagnostics)
  }
}
