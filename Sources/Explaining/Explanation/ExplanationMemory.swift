import Delivery

/// What explanations of one moment have in common: what was decided alike is told alike.
package struct ExplanationMemory: Sendable {
  // Nil for what takes more than the decision to tell.
  private var places: [Decision: ToldPlaces?] = [:]
  private var sentences: [Reach: String] = [:]

  package init() {}

  /// Where something shows that was decided so, with the words for it; made where it was not yet.
  ///
  /// - Parameter make: Nil where it takes more than the decision to tell.
  mutating func places(_ decision: Decision, _ make: () -> ToldPlaces?) -> ToldPlaces? {
    if let known = places[decision] { return known }
    let new = make()
    places[decision] = .some(new)
    return new
  }

  /// The sentence that names what was reached; made where it was not yet.
  mutating func sentence(_ reach: Reach, _ make: () -> String) -> String {
    if let known = sentences[reach] { return known }
    let new = make()
    sentences[reach] = new
    return new
  }
}

/// Where something shows and where not, and how that is told.
struct ToldPlaces: Sendable {
  /// Place by place.
  let judgments: [PlaceJudgment]
  /// The places with one reason in one line.
  let answers: [Question.Answer]
  /// P8, G26: whether it took the place of another in its banner, though it was to roll down none itself.
  let isInBannerOfAnother: Bool

  init(_ judgments: [PlaceJudgment], isInBannerOfAnother: Bool = false) {
    self.judgments = judgments
    self.isInBannerOfAnother = isInBannerOfAnother
    answers = judgments.spoken.answers
  }

  /// Those among the facts about a notification that the places do not tell.
  func unsaid(_ facts: [Fact]) -> [Fact] {
    judgments.isEmpty ? facts : facts.filter { !$0.event.has(.saidByPlaces) }
  }
}
