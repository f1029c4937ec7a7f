import Delivery
import Notifications

/// The clock that triggers and the headers of pushes are held against.
package struct LintedClock: Sendable {
  /// What it reads.
  package var now: Instant
  /// The phone whose clock it is.
  let device: Device
  /// The zone in which it is.
  package var timeZone: TimeZone { device.timeZone }
  /// Among them how times are found that a clock change skips or doubles.
  var policies: Policies { device.policies }
  /// Switches that other times were found by since; what an app asks for later may meet them.
  private(set) var laterPolicies: [Policies] = []

  /// The clock of a phone.
  package init(_ state: State) {
    now = state.now
    device = state.device
  }

  /// Takes in how times are found by now.
  package mutating func see(_ state: State) {
    let gap = state.device.policies[.calendarGap]
    if policies[.calendarGap] == gap || laterPolicies.contains(where: { $0[.calendarGap] == gap }) {
      return
    }
    laterPolicies.append(state.device.policies)
  }
}
