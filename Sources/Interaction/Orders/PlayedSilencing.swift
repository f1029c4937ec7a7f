import Explaining
import Notifications
import Screens
import Sessions

/// The same course of events with a Focus on, or with the summary, while it is
/// played for the open report.
struct PlayedSilencing {
  /// What it is played for.
  let order: SilencingOrder
  @CopyOnWrite private var run: ComparedRun

  /// Nil where the phone cannot begin like that.
  init?(_ order: SilencingOrder, of session: Session) {
    guard let run = try? ComparedRun(session, silencedBy: order.value) else { return nil }
    (self.order, self.run) = (order, run)
  }

  /// Plays some of it; how often it interrupts, once it is all played.
  mutating func play() -> SilencingTrial? {
    run.play(atMost: OrderServing.stepsAtOnce)
    guard run.isFinished else { return nil }
    return SilencingTrial(order.value, run.session.facts, on: run.session.state)
  }
}

extension Interaction {
  /// Plays some of what the open report of interruptions is still to be counted with.
  mutating func play(_ order: SilencingOrder) -> Bool {
    // With a second reference copy-on-write would copy the phone.
    var before = orders.silencing.take()
    if before?.order != order { before = nil }
    guard var played = before.take() ?? PlayedSilencing(order, of: session) else {
      model.take(nil, for: order)
      return true
    }
    if let trial = played.play() {
      model.take(trial, for: order)
    } else {
      orders.silencing = played
    }
    return true
  }
}
