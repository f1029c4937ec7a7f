import Delivery
import Localization
import Notifications

extension State {
  /// How the words of a notification were made: what stands for its group or
  /// for hidden content first.
  ///
  /// - Parameters:
  ///   - number: The notification's number; nil for a group's words alone.
  ///   - group: Where it is listed; nil for nowhere.
  func wordsQuestion(_ number: Int?, in group: Group?) -> Question {
    let own = number.map { textAnswers($0) + offerAnswers($0) } ?? []
    return Question(
      topic: .words, title: "With which words?",
      answers: coverAnswers(number, in: group) + own)
  }

  private func coverAnswers(_ number: Int?, in group: Group?) -> [Question.Answer] {
    if let cover = hiddenCover(of: number, in: group) {
      return answers(cover.words, cover.parts, because: cover.reasons, flaws: cover.complaints)
    }
    guard let group, let summary = summary(of: group) else { return [] }
    return answers(
      summary.words, summary.parts, because: summary.reasons, flaws: summary.complaints)
  }

  // One text has its account; several that were joined have each its own below the whole.
  private func answers(
    _ words: String, _ parts: [ResolvedText], because reasons: [Reason], flaws: [Diagnostic]
  ) -> [Question.Answer] {
    let own = reasons.filter { reason in !parts.contains { $0.account.contains(reason) } }
    let complaints = flaws.map(Question.Answer.init)
    if parts.count == 1, parts[0].words == words {
      return parts[0].answers(because: own) + complaints
    }
    let whole = Question.Answer(words: "“\(words)”", kind: .fact)
    return [whole] + own.filter(\.tells).map(Question.Answer.init)
      + parts.flatMap { $0.answers() } + complaints
  }

  private func textAnswers(_ number: Int) -> [Question.Answer] {
    accountedTexts(of: number).flatMap { name, resolved, flaws in
      resolved.answers(called: name) + flaws.map(Question.Answer.init)
    }
  }

  // L35: what can be done with it, as its buttons would say it now, and why nothing else.
  private func offerAnswers(_ number: Int) -> [Question.Answer] {
    let made = actionTexts(of: number)
    let reasons = offerReasons(of: number)
    if made.isEmpty, reasons.isEmpty { return [] }
    let source = made.compactMap { $0[0].source }.first
    let isLookedUp = made.contains { $0.contains { !$0.account.isEmpty } }
    let offer = Question.Answer(
      subject: "offers", words: made.offerWords, source: source,
      rules: isLookedUp ? ["L35"] : [], kind: .fact)
    return [offer] + reasons.map(Question.Answer.init)
      + made.joined().flatMap(\.diagnostics).map(Question.Answer.init)
  }
}
