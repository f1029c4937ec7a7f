import Notifications

/// A decision with its reasons, which are the same for all that comes in one situation.
struct JudgedSituation: Sendable {
  /// What the system makes of it.
  let decision: Boxed<Decision>
  /// Why, from the situation alone.
  let reasons: [Reason]

  init(in situation: Situation) {
    decision = Boxed(Decision(in: situation))
    reasons = situation.reasons
  }
}
