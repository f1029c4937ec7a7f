import Delivery
import Notifications

/// The clock that triggers are held against.
package struct LintedClock: Sendable {
  /// What it reads.
  var now: Instant
  /// The zone in which it is.
  let timeZone: TimeZone
  /// How times are found that a clock change skips or doubles.
  let policies: Policies

  /// The clock of a phone.
  package init(_ state: State) {
    now = state.now
    timeZone = state.device.timeZone
    policies = state.device.policies
  }
}
