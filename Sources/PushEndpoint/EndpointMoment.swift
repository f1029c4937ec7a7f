import Notifications

/// What the clocks read as something comes in.
///
/// Taken once for all that is ready, so that what comes together has one time.
package struct EndpointMoment: Hashable, Sendable {
  /// The machine's clock that only goes forward: for waiting, limits and rates.
  package let uptime: Duration
  /// The machine's clock as people read it: for certificates.
  let machine: Instant
  /// The phone's clock.
  package let phone: Instant

  /// - Parameter uptime: Must not go back from one moment to the next.
  package init(uptime: Duration, machine: Instant, phone: Instant) {
    (self.uptime, self.machine, self.phone) = (uptime, machine, phone)
  }
}
