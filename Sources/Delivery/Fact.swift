import Notifications

/// Something that happened, when, and why: what everything shown is made from.
package struct Fact: Hashable, Sendable {
  /// When, by the simulated clock.
  package let at: Instant
  /// What happened, with what is needed to take it back.
  package let event: Event
  /// Empty for what was simply done.
  package let reasons: [Reason]

  package init(_ event: Event, at: Instant, because reasons: [Reason] = []) {
    (self.at, self.event, self.reasons) = (at, event, reasons)
  }
}
