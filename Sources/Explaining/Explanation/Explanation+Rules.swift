import Delivery
import Notifications

extension Explanation {
  /// The rules that took part, in the order of trigger, places and judgments, once each.
  package var rules: [RuleID] {
    let others = (places.map(\.reason) + judgments.flatMap(\.reasons)).map(\.rule)
    return ((preview?.dependence.map(\.rule) ?? []) + others).uniqued()
  }

  /// The rules that took part in what became of a notification, as the explanation of it names
  /// them; no words are made, which the caller would not read.
  package static func rules(of number: Int, facts: FactLog, in state: State) -> Set<RuleID> {
    var memory = ExplanationMemory()
    let about = facts.about(number, in: state)
    let told = state.places(on: number, facts: facts, about, &memory)
    let facts = told.unsaid(about)
    let judgments =
      state.judgments(on: number) + about.compactMap(\.missingExtension)
      + [state.actionJudgment(on: number)].compactMap(\.self)
    let preview = state.preview(of: number)
    let reasons =
      told.judgments.map(\.reason) + facts.flatMap(\.reasons) + judgments.flatMap(\.reasons)
    return Set(reasons.map(\.rule) + (preview?.dependence.map(\.rule) ?? []))
  }
}
