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

  /// F20: what silenced a delivery beside what the places tell of, in the order in which it was asked.
  func furtherSilence(
    on number: Int, besides places: [PlaceJudgment]
  ) -> [Question.Answer] {
    // F2: what the app lacks is said by itself.
    let told = Set(places.filter { !$0.reaches }.map(\.reason.rule)).union(["F2"])
    let reasons = silenceJudgment(on: number)?.reasons.filter { !told.contains($0.rule) } ?? []
    return reasons.map {
      Question.Answer(subject: "silenced, too", words: $0.words, rules: [$0.rule])
    }
  }
}
