import Delivery
import Notifications

extension State {
  /// F20, R10: everything that silences a notification, in the order in which it
  /// was asked; nil for nothing.
  ///
  /// What is held for a summary would be silenced, too, if it came now; no place tells yet which
  /// switches would keep it away.
  func silenceJudgment(on number: Int) -> Judgment? {
    if isHeldForSummary(number) {
      let reasons = situation(of: notification(number)).reasonsWhileHeld
      return reasons.isEmpty
        ? nil : Judgment(at: now, words: "would come quieter now", reasons: reasons)
    }
    guard let ending = ending(of: number), ending.outcome.isShown else { return nil }
    let situation = ending.decision.situation
    guard situation.isForWatch ? ending.reach.contains(.watch) : situation.hasAlert else {
      return nil
    }
    return Judgment(at: ending.at, words: "came quietly", silencedIn: situation)
  }

  /// Where a delivery shows and where not, with what silenced it besides; what silences is in the
  /// order of F20, the summary that holds it (F12) last.
  func placeAnswers(on number: Int, _ told: ToldPlaces) -> [Question.Answer] {
    // F2: what the app lacks is said by itself.
    let silencing = silenceJudgment(on: number)?.reasons.filter { $0.rule != "F2" } ?? []
    let keeping = told.judgments.filter { !$0.reaches }.map(\.reason.rule)
    let held = isHeldForSummary(number) ? [Question.Answer.held] : []
    let first = silencing.first?.rule
    let further = silencing.filter { !keeping.contains($0.rule) }.map {
      Question.Answer(
        subject: $0.rule == first ? "silenced" : "silenced, too", words: $0.words, rules: [$0.rule])
    }
    return (told.answers + further + held).inOrderOfSilencing
  }
}

extension Question.Answer {
  fileprivate static var held: Self {
    Self(subject: "not on the screen", words: Reason("F12").words, rules: ["F12"])
  }
}

extension [Question.Answer] {
  // F20: what none of the rules decided stays where it is.
  fileprivate var inOrderOfSilencing: Self {
    let rank = { (answer: Question.Answer) in
      RuleID.silencing.firstIndex { $0.contains(where: answer.rules.contains) } ?? -1
    }
    return reduce(into: []) { rows, row in
      let later = rank(row) < 0 ? nil : rows.firstIndex { rank($0) > rank(row) }
      rows.insert(row, at: later ?? rows.endIndex)
    }
  }
}

extension RuleID {
  // F20: level, app settings, mute, Focus, summary; what is critical is silenced by none of them.
  fileprivate static let silencing: [[RuleID]] = [
    ["R14", "F2"], ["U4", "X21", "X3", "U5", "U6", "U7", "U8", "U10", "U11"], ["F18"],
    ["R10"], ["F6"], ["F10"], ["F12", "F13", "F17"],
  ]
}

extension Situation {
  // F20: everything that would silence it, and each switch that would keep it from a place.
  fileprivate var reasonsWhileHeld: [Reason] {
    let switches = Reach.Spot.allCases.compactMap { spot in
      let verdict = verdict(on: spot)
      let isSwitch = !verdict.reaches && spot.toggle(deciding: verdict.reason.rule) != nil
      return isSwitch ? verdict.reason : nil
    }
    let all = (silencingReasons + switches).uniqued().map(named)
    return RuleID.silencing.flatMap { rules in all.filter { rules.contains($0.rule) } }
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
