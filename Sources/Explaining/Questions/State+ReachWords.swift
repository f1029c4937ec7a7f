import Delivery
import Notifications

extension State {
  /// Every place that a delivery reached, whether it was heard, the number that it gave the icon,
  /// and what became of it since: `On the lock screen, with a sound, badge 3; no longer listed`.
  ///
  /// - Parameters:
  ///   - number: The notification's number.
  ///   - isInBanner: Whether it took the place of another in its banner, whatever it was to reach.
  ///   - isUnseen: Whether its banner waited for a turn that never came (P8).
  ///   - memory: What other explanations of this moment have in common with it.
  func reachWords(
    of number: Int, isInBanner: Bool, isUnseen: Bool, _ memory: inout ExplanationMemory
  ) -> String {
    guard let ended = ending(of: number) else { return waitingWords(of: number) }
    let banner = "in the banner of the one before it"
    let reach = ended.reach.subtracting(isUnseen ? .banner : [])
    let turn = isUnseen ? "; its turn as a banner never came" : ""
    if reach.isEmpty {
      if isInBanner { return "Nowhere but \(banner)" }
      return "Nowhere" + (ended.outcome.wordsForNowhere.map { ": \($0)" } ?? turn)
    }
    let since = since(reach, of: number).map { "; \($0)" } ?? ""
    let situation = ended.decision.situation
    if situation.isForWatch { return situation.watchWords + since }
    let noticed = [memory.sentence(reach) { reach.sentence }, badgeWords(of: number, in: reach)]
      .filter { !$0.isEmpty }.joined(separator: ", ").capitalizedFirst
    return noticed + (isInBanner ? "; \(banner)" : turn) + since
  }

  // P16, P18: the whole number, which the icon cuts where it is long; empty where it set none.
  private func badgeWords(of number: Int, in reach: Reach) -> String {
    guard reach.contains(.badge), let badge = notification(number).content.badge else { return "" }
    let words = badge > 0 ? "badge \(badge)" : "badge removed"
    return reach == .badge ? "\(words), without a sound" : words
  }

  // Where it is by now, if that is another place.
  private func since(_ reach: Reach, of number: Int) -> String? {
    if let place = place(of: number) {
      let hasMoved = place.section == .notificationCenter && reach.contains(.lockScreen)
      return hasMoved ? "by now among the older ones" : nil
    }
    if reach.contains(.alert) {
      guard alerts.contains(number) else { return "its alert is gone" }
      return alerts.last == number ? nil : "its alert lies below a newer one"
    }
    if !reach.isDisjoint(with: [.lockScreen, .notificationCenter]) {
      return summaryWords(of: number) ?? "no longer listed"
    }
    let isGone = reach.contains(.watch) && !(isOnWatch(number) && watch.records.contains(number))
    return isGone ? "no longer there" : nil
  }
}

extension Situation {
  // W5: of what is for the watch alone no sound tells whether it was noticed.
  fileprivate var watchWords: String {
    "On the watch, which \(alertsOnWatch ? "alerted" : "did not alert")"
  }
}

extension Reach {
  /// The places and how it was noticed there, beginning with a capital; empty where it only counts.
  fileprivate var sentence: String {
    let places = Self.inReadingOrder.filter(contains).map(\.placeWords)
    let sounds = [Spot.sound, .vibration].filter(contains).map(\.gain)
    if self == .badge { return "" }
    guard !places.isEmpty else {
      return "Nothing but \(sounds.isEmpty ? "a lit display" : sounds.inEnglish)"
    }
    let sound = sounds.isEmpty ? "without a sound" : "with \(sounds.inEnglish)"
    return "\(places.inEnglish), \(sound)".capitalizedFirst
  }

  // What is in sight first.
  private static let inReadingOrder: [Spot] = [
    .alert, .lockScreen, .banner, .notificationCenter, .watch, .carPlay, .announcement,
  ]
}

extension Reach.Spot {
  // Behind a capital or a comma.
  fileprivate var placeWords: String {
    self == .banner || self == .alert ? "as \(gain)" : gain
  }
}

extension [String] {
  /// As a list in a sentence: `a`, `a and b`, `a, b, and c`.
  var inEnglish: String {
    guard count > 1 else { return first ?? "" }
    let comma = count > 2 ? "," : ""
    return dropLast().joined(separator: ", ") + "\(comma) and \(self[count - 1])"
  }
}
