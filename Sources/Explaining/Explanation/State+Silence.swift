import Delivery
import Notifications

extension State {
  /// F20, R10: everything that silences a notification, in the order in which it
  /// was asked; nil for nothing.
  ///
  /// What is held for a summary would be silenced, too, if it came now.
  func silenceJudgment(on number: Int) -> Judgment? {
    if isHeldForSummary(number) {
      let situation = situation(of: notification(number))
      return Judgment(at: now, words: "would come quietly now", silencedIn: situation)
    }
    guard let ending = ending(of: number),
      !ending.reach.isDisjoint(with: [.lockScreen, .notificationCenter])
        || ending.decision.situation.isForWatch && ending.reach.contains(.watch)
    else { return nil }
    return Judgment(at: ending.at, words: "came quietly", silencedIn: ending.decision.situation)
  }

  /// F20: what silenced a delivery beside what the places tell of, in the
  /// order in which it was asked.
  func furtherSilence(
    on number: Int, besides places: [PlaceJudgment]
  ) -> [Question.Answer] {
    // F2: what the app lacks is said by itself.
    let told = Set(places.filter { !$0.reaches }.map(\.reason.rule)).union(["F2"])
    let reasons = silenceJudgment(on: number)?.reasons.filter { !told.contains($0.rule) } ?? []
    // W5: of what is for the watch alone, nothing else was told.
    let isAlone = ending(of: number)?.decision.situation.isForWatch == true
    let subject = isAlone ? "silenced" : "silenced, too"
    return reasons.map {
      Question.Answer(subject: subject, words: $0.words, rules: [$0.rule])
    }
  }
}

extension Judgment {
  fileprivate init?(at moment: Instant, words: String, silencedIn situation: Situation) {
    // W5: of what is for the watch alone, no place of the phone tells what kept it quiet.
    let silencing =
      situation.hasSilencers || situation.isForWatch
      ? situation.silencingReasons : situation.reasonsByRule.filter { $0.rule == "R10" }
    let reasons = silencing.map(situation.named)
    if reasons.isEmpty { return nil }
    self.init(at: moment, words: words, reasons: reasons)
  }
}
