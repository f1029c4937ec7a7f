import Delivery
import Notifications

extension State {
  /// F20: everything that silenced a delivery from iOS 15 on, in the order in which it was asked; nil for nothing.
  func silenceJudgment(on number: Int) -> Judgment? {
    guard let ending = ending(of: number), ending.decision.situation.silencers != .none,
      !ending.reach.isDisjoint(with: [.lockScreen, .notificationCenter])
    else { return nil }
    let situation = ending.decision.situation
    let reasons = situation.silencingReasons.map(situation.named)
    if reasons.isEmpty { return nil }
    return Judgment(at: ending.at, words: "came quietly", reasons: reasons)
  }

  /// F12, F20: what would have shown it at once; nil for what waits for no summary.
  func adviceOnHeld(_ number: Int) -> Advice? {
    guard summary.held.contains(number) else { return nil }
    let app = notification(number).app
    let deed = "deliver \(displayName(of: app)) immediately"
    return Advice(
      spot: device.isLocked ? .lockScreen : .notificationCenter, words: "To see it now: \(deed)",
      deed: deed, commands: [.set(app, [.delivery(.immediate)])])
  }
}
