import Delivery
import Notifications

extension [PlaceJudgment] {
  /// Where it shows and where not, places with one reason in one line; what it reached for no
  /// reason of its own is left out.
  var answers: [Question.Answer] {
    var rows: [(places: [PlaceJudgment], words: String)] = []
    for place in self {
      guard let words = place.told else { continue }
      if let index = rows.firstIndex(where: { $0.words == words }) {
        rows[index].places.append(place)
      } else {
        rows.append(([place], words))
      }
    }
    return rows.map { places, words in
      Question.Answer(
        subject: places.subject, words: words, rules: places.map(\.reason).ruleIDs)
    }
  }

  private var subject: String {
    let missed = filter { !$0.reaches }.map(\.spot).missedTogether
    return (filter(\.reaches).map(\.words) + missed.withOneNo).joined(separator: ", ")
  }
}

extension [String] {
  // `no lock screen or banner`: what it did not reach has one “no”, behind
  // which nothing else stands.
  fileprivate var withOneNo: [String] {
    let nouns = filter { $0.hasPrefix("no ") }.map { $0.dropFirst("no ".count) }
    guard let last = nouns.last else { return self }
    let all = [nouns.dropLast().joined(separator: ", "), String(last)].filter { !$0.isEmpty }
    let lead = prefix { !$0.hasPrefix("no ") }
    return lead + ["no " + all.joined(separator: " or ")]
      + dropFirst(lead.count).filter { !$0.hasPrefix("no ") }
  }
}

extension PlaceJudgment {
  /// Why it is so, for a person who asks; nil where it shows as everything does.
  fileprivate var told: String? {
    switch (reason.rule, spot, reaches) {
    case ("P3", .lockScreen, true): "it was locked when it came"
    case ("P3", .banner, false): "banners need an unlocked phone"
    case ("P4", .banner, true), ("P4", _, false): "it was unlocked when it came"
    case ("P5", .notificationCenter, true), ("P5", _, false): "the list was open when it came"
    // What keeps it from the other places is told there.
    case ("X3", _, true), ("X21", _, true), ("U6", _, true): nil
    case ("P3", _, true), ("P4", _, true), ("P5", _, true), ("P7", _, true): nil
    // Told with its number, which is another for each notification.
    case ("P16", _, true): nil
    case (_, _, true): reason.tells ? because : nil
    case (_, _, false): because
    }
  }
}

extension [Reach.Spot] {
  /// What these are called where none was reached for one reason: all that is seen has one name.
  fileprivate var missedTogether: [String] {
    let seen: [Reach.Spot] = [.lockScreen, .notificationCenter, .banner, .wake]
    guard seen.allSatisfy(contains) else { return map(\.missed) }
    return ["not on the screen"] + filter { !seen.contains($0) }.map(\.missed)
  }
}

extension Reach.Spot {
  /// What it is called where it was not reached; `no badge` joins others that have one “no”.
  fileprivate var missed: String { self == .badge ? "no badge" : words(false) }
}
