import Delivery
import Notifications

extension State {
  /// P16, P18: the whole number that a notification gave the icon, and whose it is, as an answer to
  /// where it shows; nil for one that gave none.
  func givenBadgeAnswer(on number: Int, _ told: ToldPlaces) -> Question.Answer? {
    guard let badge = notification(number).content.badge,
      let place = told.judgments.first(where: { $0.spot == .badge && $0.reaches })
    else { return nil }
    return Question.Answer(
      subject: place.words, words: "\(badge), \(place.because)", rules: [place.reason.rule])
  }
}
