import Delivery
import Notifications

/// What a line turns out to be once its names are known.
package enum Act: Sendable {
  /// For the engine.
  case command(Command)
  /// Not for the engine: the session has the history.
  case undo
  /// Not for the engine: the session has the history.
  case redo
  /// Of the scenario, for reports.
  case title(String)
  /// Of the scenario, for the runner of tests.
  case testing(TestDirective)
  /// Checked at once; what fails does not stop the run.
  case expect(Expectation)
  /// Compared with a file, or written to it where that is asked for.
  case snapshot(SnapshotRequest)
  /// The lines of another scenario come first.
  case include(Inclusion)
  /// Something that has to be said; the line goes on.
  case remark(Diagnostic)
}
