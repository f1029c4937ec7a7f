import Delivery

extension State {
  /// The change that *What would change it?* names: what is missing, else the system that knows all
  /// that it says, else what would show it elsewhere; nil where nothing would.
  ///
  /// - Parameters:
  ///   - number: The notification's number.
  ///   - isCountOpen: Whether the person opened what the lock screen only counts (F19).
  package func change(on number: Int, isCountOpen: Bool = false) -> Advice? {
    advice(on: number, isCountOpen: isCountOpen) ?? otherChange(on: number)
  }

  /// The same where nothing is missing.
  func otherChange(on number: Int) -> Advice? {
    newerSystem(for: number) ?? alternative(to: number)
  }
}

extension Advice {
  /// What would change it, as an answer.
  var question: Question {
    let gain = self.gain ?? spot.gain
    return Question(
      topic: .change, title: "What would change it?",
      answers: [Question.Answer(words: "\(deed) → \(gain)", kind: .change)])
  }
}

extension Reach.Spot {
  /// What one has then.
  var gain: String {
    switch self {
    case .lockScreen: "on the lock screen"
    case .notificationCenter: "in Notification Center"
    case .banner: "a banner"
    case .alert: "an alert"
    case .sound: "a sound"
    case .vibration: "a vibration"
    case .badge: "a badge"
    case .wake: "the display wakes"
    case .watch: "on the watch"
    case .carPlay: "in CarPlay"
    case .announcement: "read out by Siri"
    }
  }
}
