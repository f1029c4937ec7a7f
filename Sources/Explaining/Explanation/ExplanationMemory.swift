import Delivery
import Notifications

/// What explanations of one moment have in common: what was decided alike is told alike.
package struct ExplanationMemory: Sendable {
  // Nil for what takes more than the decision to tell.
  private var places: [DecidedContent: ToldPlaces?] = [:]
  private var sentences: [Reach: String] = [:]

  package init() {}

  /// Where something shows that was decided so, with the words for it; made where it was not yet.
  ///
  /// - Parameters:
  ///   - badgeOrigin: Who gave its badge, or none (P16).
  ///   - make: Nil where it takes more than the decision to tell.
  mutating func places(
    _ decision: Decision, _ badgeOrigin: ContentOrigin, _ make: () -> ToldPlaces?
  ) -> ToldPlaces? {
    let key = DecidedContent(decision: decision, badgeOrigin: badgeOrigin)
    if let known = places[key] { return known }
    let new = make()
    places[key] = .some(new)
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

private struct DecidedContent: Hashable {
  let decision: Decision
  let badgeOrigin: ContentOrigin
}

/// Where something shows and where not, and how that is told.
struct ToldPlaces: Sendable {
  /// Place by place.
  let judgments: [PlaceJudgment]
  /// The places with one reason in one line.
  let answers: [Question.Answer]
  /// P8, G26: whether it took the place of another in its banner, though it was
  /// to roll down none itself.
  let isInBannerOfAnother: Bool

  init(_ judgments: [PlaceJudgment], isInBannerOfAnother: Bool = false) {
    self.judgments = judgments
    self.isInBannerOfAnother = isInBannerOfAnother
    answers = judgments.spoken.answers
  }

  /// Those among the facts about a notification that the places do not tell.
  func unsaid(_ facts: [Fact]) -> [Fact] {
    judgments.isEmpty ? facts : facts.compactMap(\.besidePlaces)
  }
}

extension Fact {
  fileprivate var besidePlaces: Fact? {
    guard event.has(.saidByPlaces) else { return self }
    let unsaid = reasons.filter { !$0.isSaidByPlaces }
    return unsaid.isEmpty ? nil : Fact(event, at: at, because: unsaid)
  }
}

extension Reason {
  // R5, R6, R12: that a sound is heard is said by the places; that it is another one than was asked
  // for is not. U9, W4: nor is that all places are off, and what keeps a silent push off the watch.
  fileprivate var isSaidByPlaces: Bool { !isOfOtherSound && rule != "U9" && rule != "W4" }
}
