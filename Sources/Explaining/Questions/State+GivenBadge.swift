import Delivery
import Notifications

extension State {
  /// P16, P18: the whole number that a notification gave the icon, and whose it is, as an answer to
  /// where it shows; nil for one that gave none.
  func givenBadgeAnswer(on number: Int, _ told: ToldPlaces) -> Question.Answer? {
    guard let badge = notification(number).content.badge,
      let place = told.judgments.first(where: { $0.spot == .badge && $0.reaches })
    else { return nil }
    let words = badge > 0 ? "\(badge), \(place.because)" : "removed, \(place.because) to 0"
    return Question.Answer(subject: place.words, words: words, rules: [place.reason.rule])
  }
}
