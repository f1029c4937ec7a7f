import Notifications

/// How a delivery ended.
package struct EndedDelivery: Hashable, Sendable {
  /// When it was decided.
  package let at: Instant
  /// The delivery's number.
  package let number: Int
  /// What was decided, shared by all that ended so in the same situation.
  let boxedDecision: Boxed<Decision>

  init(at: Instant, number: Int, decision: Boxed<Decision>) {
    (self.at, self.number) = (at, number)
    boxedDecision = decision
  }

  /// What was decided, with its reasons.
  package var decision: Decision { boxedDecision.value }

  /// What became of it, in one word of the outcome list.
  package var outcome: Outcome { decision.outcome }
  /// Where it was to show or be noticed; empty where it was not presented.
  package var reach: Reach { decision.reach }
}
