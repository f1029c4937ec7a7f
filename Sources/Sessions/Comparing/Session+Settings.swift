import Delivery
import Explaining
import Notifications

extension Session {
  /// The same course of events with some settings from the start; what the person set
  /// otherwise later does not count.
  ///
  /// - Parameter change: Whose settings they are, nil for all apps'; and what they are.
  /// - Throws: `Refusal` where the phone cannot begin, or cannot be set so even at the end.
  package func played(
    with change: (app: BundleIdentifier?, settings: [Setting])
  ) throws(Refusal) -> Session {
    let step = StepChange(setting: change.settings, of: change.app)
    var other = try ComparedRun(self, step).finished()
    for command in step.settings(in: other.state) { try other.perform(command) }
    return other
  }

  /// F6, F12: the same course of events with a Focus on all the time, or
  /// with all apps in the summary.
  ///
  /// - Throws: `Refusal` where the phone cannot begin.
  package func played(silencedBy value: MatrixValue) throws(Refusal) -> Session {
    try ComparedRun(self, silencedBy: value).finished()
  }

  /// F6, F12: how often the same course would interrupt with each Focus on, and with the summary.
  package var silencingTrials: [SilencingTrial] {
    SilencingTrial.values(on: state).compactMap { value in
      guard let other = try? played(silencedBy: value) else { return nil }
      return SilencingTrial(value, other.facts, on: other.state)
    }
  }

  /// The phone, and for each category that has no notification in its list the
  /// phone with made-up ones of it.
  package var statesWithSamples: [State] {
    [state]
      + state.wordSubjects.map { subject in
        var session = self
        let point = MatrixPoint([.count(2)])
        for command in session.commands(for: point, of: subject) {
          _ = try? session.perform(command)
        }
        return session.state
      }
  }
}
