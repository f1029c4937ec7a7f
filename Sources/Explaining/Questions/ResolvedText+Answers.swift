import Localization
import Notifications

extension ResolvedText {
  /// The words in quotation marks with the place that they come from, and
  /// below them what made them so.
  ///
  /// - Parameters:
  ///   - head: Before the quotation: `title`; nil for what speaks for itself.
  ///   - reasons: What decided that these words show; such as tell something are said below.
  func answers(called head: String? = nil, because reasons: [Reason] = []) -> [Question.Answer] {
    let told = reasons.filter(\.tells)
    let rules = (reasons.filter { ["T4", "H5"].contains($0.rule) } + choiceReasons).ruleIDs
    let quote = Question.Answer(
      subject: head, words: "“\(words)”", source: source, rules: rules, kind: .fact)
    return [quote] + told.map(Question.Answer.init) + steps.flatMap(answers)
  }

  /// The place that a translator would change: the form that was taken, else the entry.
  var source: WordSource? {
    guard let found else { return nil }
    let forms = plurals
    let place = forms.count == 1 ? forms[0].form.place : found.place
    return place.isWithoutFile ? nil : WordSource(language: found.localization, place: place)
  }

  // Where the language is the one that was wanted, the rule is enough.
  private var choiceReasons: [Reason] {
    steps.compactMap { step in
      guard case .localization(let choice) = step, choice.isAsWanted else { return nil }
      return choice.reason
    }
  }

  private func answers(_ step: TextStep) -> [Question.Answer] {
    switch step {
    case .literal, .arguments: []
    case .localization(let choice):
      step.reasons.filter { !choice.isAsWanted || $0.rule != choice.reason.rule }
        .map(Question.Answer.init)
    case .found, .missing, .lacking, .surplus, .cleaned:
      step.reasons.filter(\.tells).map(Question.Answer.init)
    case .plural(let choice): [answer(choice)]
    }
  }

  // One form's place is that of the words above.
  private func answer(_ choice: PluralChoice) -> Question.Answer {
    let place = choice.form.place
    let language = found?.localization
    let hasPlace = plurals.count > 1 && !place.isWithoutFile
    return Question.Answer(
      words: choice.account, source: hasPlace ? WordSource(language: language, place: place) : nil,
      rules: ["L26"])
  }
}

extension PluralChoice {
  // `3 is “few”`; where the form is missing, which stands in.
  fileprivate var account: String {
    guard let number else { return "\(variable) is no number, so “\(taken.rawValue)”" }
    if category == taken { return "\(number) is “\(category.rawValue)”" }
    return "\(number) is “\(category.rawValue)”, which is missing; “\(taken.rawValue)” stands in"
  }
}

extension LocalizationChoice {
  fileprivate var isAsWanted: Bool {
    switch way {
    case .exact, .parent, .language: true
    case .developmentRegion, .base, .none: false
    }
  }
}

extension Question.Answer {
  /// A reason in its own words.
  init(_ reason: Reason) {
    self.init(words: reason.words, rules: [reason.rule])
  }

  /// Something that is wrong, with its place.
  init(_ complaint: Diagnostic) {
    let place = complaint.place
    self.init(
      words: complaint.message, source: place.isWithoutFile ? nil : WordSource(place),
      rules: [complaint.rule].compactMap(\.self), kind: .flaw, severity: complaint.severity)
  }
}
