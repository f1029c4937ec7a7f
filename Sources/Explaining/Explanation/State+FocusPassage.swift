import Delivery
import Notifications

extension State {
  /// F6: how a delivery passed the Focus that was on; nil where none was, or it did not.
  func passageJudgment(on number: Int) -> Judgment? {
    guard let ending = ending(of: number), !ending.reach.isEmpty,
      let who = ending.decision.situation.passage
    else { return nil }
    let focus = ending.decision.situation.focusName ?? "a Focus"
    return Judgment(
      at: ending.at, words: "passed the Focus",
      reasons: [Reason("F6", "through", [.init("focus", focus), .init("who", who)])])
  }

  /// The same as an answer to where it shows.
  func passageAnswer(on number: Int) -> Question.Answer? {
    passageJudgment(on: number)?.reasons.first.map {
      Question.Answer(subject: "Focus", words: $0.words, rules: [$0.rule])
    }
  }
}
