import Delivery
import Notifications

/// What was, what is known to come, and what was left: a look, nothing is copied.
package struct Timeline: Sendable {
  /// What led to the moment that is shown.
  package var past = CommandHistory()
  /// What comes after it, up to the present; the next one is the last.
  var ahead = CommandHistory()
  /// Futures that were left, oldest first.
  package var branches: [Branch] = []
  /// What is to come, as far as it is known; nearest first.
  package var pending: [Pending] = []
  /// How many more there are to come than `pending` says.
  package var pendingBeyond = 0
  /// The requests of apps whose triggers fired, up to the present.
  package var fired = FiredRequests()
  /// When the present is.
  package var present = Instant(milliseconds: 0)

  package init() {}

  /// - Parameter now: The moment that is shown.
  package init(
    past: CommandHistory, ahead: CommandHistory, branches: [Branch], now: Instant
  ) {
    (self.past, self.ahead, self.branches) = (past, ahead, branches)
    present = ahead.steps.first?.at ?? now
  }

  /// How many events there were up to the present.
  package var eventCount: Int { past.eventCount + ahead.eventCount }

  /// The nth event from the beginning, from 0; of the past or ahead.
  ///
  /// Traps unless `number` is less than `eventCount`.
  package func event(_ number: Int) -> CommandHistory.Step {
    number < past.eventCount
      ? past.event(number) : ahead.event(ahead.eventCount - 1 - (number - past.eventCount))
  }

  /// Whether the clock went on after the last event of the present.
  ///
  /// Checks of expectations do not count as steps here.
  package var hasMovesAtEnd: Bool {
    let last =
      ahead.count > 0
      ? ahead.steps.first { $0.check == nil } : past.steps.last { $0.check == nil }
    return last?.isClockMove ?? false
  }

  /// A future that was left by an act in the past.
  package struct Branch: Hashable, Sendable {
    /// How many steps it shares with the present branch.
    ///
    /// Steps, not events: clock moves count.
    package var shared: Int
    /// What came then, oldest first.
    ///
    /// Clock moves are among them; `eventCount` leaves those out.
    package var steps: [CommandHistory.Step]
    /// When it was left.
    package var leftAt: Instant

    package init(shared: Int, steps: [CommandHistory.Step], leftAt: Instant) {
      (self.shared, self.steps, self.leftAt) = (shared, steps, leftAt)
    }

    /// How many rows of the timeline it has that the present branch does not: events, and triggers
    /// that fired.
    package var eventCount: Int {
      steps.reduce(0) { $0 + ($1.command.isClockMove ? 0 : 1) + $1.firedCount }
    }
  }

  /// Something that is to come.
  package struct Pending: Hashable, Sendable {
    /// When; nil where that depends on what comes before, and where no time decides it.
    package var at: Instant?
    /// What.
    package var subject: Subject

    package init(at: Instant?, _ subject: Subject) {
      (self.at, self.subject) = (at, subject)
    }

    /// What is to come.
    package enum Subject: Hashable, Sendable {
      /// A line of the scenario, as it was written.
      case line(String)
      /// A request of an app that waits for its trigger.
      case request(PendingRequest)
      /// The next summary, with what is held for it (F12, F13): the numbers of the
      /// notifications, oldest first.
      case summary([Int])
    }

    /// The request that waits; nil for a line or a summary.
    package var request: PendingRequest? {
      switch subject {
      case .request(let request): request
      case .line, .summary: nil
      }
    }
  }
}
