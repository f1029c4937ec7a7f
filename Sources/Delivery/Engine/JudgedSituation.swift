import Notifications

/// A decision with its reasons, which are the same for all that comes in one situation.
///
/// Made once for all of them, so that the facts of many thousand arrivals share their reasons.
struct JudgedSituation: Sendable {
  /// What the system makes of it.
  let decision: Boxed<Decision>
  /// Why, from the situation alone.
  let reasons: [Reason]
  /// P16, P17: why the number on the icon is set.
  let badgeReasons: [Reason]
  /// P2, P3: why the display comes on.
  let wakeReasons: [Reason]
  /// R4, R10–R13: why a sound is heard or not.
  let soundReasons: [Reason]

  init(in situation: Situation) { self.init(decided: Boxed(Decision(in: situation))) }

  /// With the reasons of a decision that was made before.
  init(decided decision: Boxed<Decision>) {
    let situation = decision.value.situation
    self.decision = decision
    reasons = situation.reasons
    badgeReasons = [situation.badgeVerdict.reason]
    wakeReasons = [situation.wakeVerdict.reason]
    soundReasons = [situation.named(situation.soundVerdict.reason)]
  }
}
