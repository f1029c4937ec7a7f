import Notifications
import TerminalCore

/// What was played, step by step, for people: what was done, what happened and
/// why, and the screen then.
package struct Story {
  /// What the scenario calls itself, else what was opened.
  package var title: String
  /// What the phone is when the first notification comes: system, locale and zone, in a line.
  package var phone: String
  /// The steps, in order.
  package internal(set) var steps: [Step] = []

  package init(title: String, phone: String = "", steps: [Step] = []) {
    (self.title, self.phone, self.steps) = (title, phone, steps)
  }

  /// More steps than this make no story: it would be megabytes of pictures
  /// that nothing scrubs through.
  package static let mostSteps = 1000

  /// Adds a step at the end.
  mutating func append(_ step: Step) { steps.append(step) }

  /// Adds something that was checked to the last step.
  mutating func add(_ check: Check, frame: @autoclosure () -> Frame, at: Instant, clock: String) {
    if steps.isEmpty { steps.append(Step(at: at, clock: clock, frame: frame())) }
    steps[steps.count - 1].checks.append(check)
  }
}

extension Story {
  /// What one line brought about, or the passing of time.
  package struct Step {
    /// When, by the phone's clock.
    package let at: Instant
    /// What the phone's clock reads then: the time, on a later day with the date before it.
    package let clock: String
    /// The line of a scenario that did it; nil where time passed, or no line can say it.
    package var line: String?
    /// What the scenario notes for those who watch.
    package var notes: [String] = []
    /// What happened, in order.
    package var happenings: [Happening] = []
    /// Whether something that happened is there no more.
    var goesBack = false
    /// What was checked then.
    package var checks: [Check] = []
    /// The screen after it.
    package internal(set) var frame: Frame

    /// What the step is called: what is noted, else what happened first, else what was done.
    package var name: String {
      if !notes.isEmpty { return notes.joined(separator: " ") }
      let first = happenings.first.map { [$0.subject, $0.words].compactMap(\.self) }
      return first?.joined(separator: " ") ?? line ?? "The beginning"
    }
  }

  /// A fact in words.
  package struct Happening: Hashable, Sendable {
    /// Which notification or group it is about; nil where the words say it.
    var subject: String?
    /// What happened.
    var words: String
    /// The rules that made it so.
    package var reasons: [Reason] = []
  }

  /// Something that was expected of the step.
  package struct Check: Hashable, Sendable {
    /// As it is written, with `expect` or `snapshot`.
    var line: String
    /// What was found instead; nil where it held.
    package var failure: String?
  }
}
