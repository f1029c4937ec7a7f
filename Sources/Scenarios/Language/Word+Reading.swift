import Notifications

// What a word says that needs no state: checked when the line is read, and
// taken when it is understood.
extension Word {
  /// The number that it is in digits.
  ///
  /// - Parameter range: What is outside of it is refused.
  func number(in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    let negative = Int(text).flatMap { $0 < 0 ? $0 : nil }
    let number = Int(digits: text) ?? negative
    if let number, range.contains(number) { return number }
    let isTooLarge = Int.isExceeded(digits: text)
    // Few come near the largest number that there is, and only they are told of it.
    let isOpen = range.upperBound == .max && !isTooLarge
    let wanted =
      isOpen ? "a number from \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    let isNumber = number != nil || isTooLarge
    let complaint = isNumber ? "\(text) is out of range" : "\"\(text)\" is no whole number"
    throw Diagnostic(place, .error, "\(complaint); write \(wanted)")
  }

  /// The one of some words that it is.
  ///
  /// - Parameter complaint: What is said before another word, such as `arm knows no`.
  func choice(among words: [String], or complaint: String) throws(Diagnostic) -> String {
    try choice(among: words.map { ($0, $0) }, or: complaint)
  }

  /// What the one of some words that it is stands for.
  func choice<Value>(
    among choices: [(word: String, value: Value)], or complaint: String
  ) throws(Diagnostic) -> Value {
    if let choice = choices.first(where: { $0.word == text }) { return choice.value }
    throw refusal(among: choices.map(\.word), complaint)
  }

  /// What to say of it where it is none of some words.
  ///
  /// - Parameter complaint: What is said before it, such as `arm knows no`.
  func refusal(among words: [String], _ complaint: String) -> Diagnostic {
    // The number that is next to a status means something else.
    let near = Int(digits: text) == nil ? suggestion(for: text, among: words) : ""
    let advice = near.isEmpty ? "; write one of: " + words.joined(separator: " ") : near
    return Diagnostic(place, .error, "\(complaint) \"\(text)\"\(advice)")
  }

  /// What stands between its commas.
  var parts: [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The version of the system.
  func system() throws(Diagnostic) -> Profile {
    if let profile = Profile(version: text) { return profile }
    throw Diagnostic(place, .error, Profile.refusal(of: text))
  }

  /// The number from 0 to 1.
  ///
  /// - Parameter noun: What it is, for the complaint.
  func fraction(called noun: String) throws(Diagnostic) -> Double {
    // Of zeros there is only one: -0 would be written so in JSON.
    if let number = Double(decimal: text), 0...1 ~= number { return number.magnitude }
    throw Diagnostic(
      place, .error, "\"\(text)\" is no \(noun.lowercased()); write 0 to 1, such as 0.5")
  }

  /// The part of every day.
  func span() throws(Diagnostic) -> DailySpan {
    if let span = DailySpan(text) { return span }
    throw Diagnostic(
      place, .error,
      "\"\(text)\" is no part of a day; write when it begins and ends, such as 22:00-07:00")
  }

  /// The length of time.
  func interval() throws(Diagnostic) -> Interval {
    if let interval = Interval(scenarioText: text) { return interval }
    let message =
      Interval.isTooLong(scenarioText: text)
      ? When.beyond(text) : "\"\(text)\" is no duration; write one such as 5s, 90m or 1h30m"
    throw Diagnostic(place, .error, message)
  }

  /// The WHEN: which moment it is, the state decides.
  func when() throws(Diagnostic) -> When {
    if let time = When(text) { return time }
    throw Diagnostic(place, .error, When.complaint(about: text))
  }

  /// When a push is given up (B6): digits alone are no time of day.
  func expiration() throws(Diagnostic) -> Expiration {
    if !text.hasPrefix("+"), let seconds = Int64(text) { return .seconds(seconds) }
    if let time = When(text) { return .time(time) }
    throw Diagnostic(
      place, .error,
      "\"\(text)\" is no expiration; write 0, +30m, 09:41 or seconds since 1970")
  }

  /// The two ways in which an expiration is written.
  enum Expiration {
    /// Since 1970.
    case seconds(Int64)
    case time(When)
  }

  /// The switch of section S.
  func policy() throws(Diagnostic) -> PolicySwitch {
    try choice(among: PolicySwitch.all.map { ($0.name, $0) }, or: "unknown policy")
  }

  /// The id of a rule that there is.
  func rule() throws(Diagnostic) -> RuleID {
    if let rule = Rule.named(RuleID(text)) { return rule.id }
    let near = suggestion(for: text, among: Rule.all.map(\.id.description))
    throw Diagnostic(place, .error, "there is no rule \(text)\(near)")
  }
}

extension When {
  /// What to say of a length of time that is longer than any clock goes.
  ///
  /// - Parameter text: As it was written.
  static func beyond(_ text: String) -> String {
    "\"\(text)\" is longer than the clock goes, which ends in the year 9999"
  }

  /// What to say of a word that is no time, with three that are.
  ///
  /// - Parameter text: As it was written.
  static func complaint(about text: String) -> String {
    if text.hasPrefix("+"), Interval.isTooLong(scenarioText: text.dropFirst()) {
      return beyond(text)
    }
    if text.hasPrefix("-"), Interval(scenarioText: text.dropFirst()) != nil {
      return "the clock only goes forward; write a time to come, such as +\(text.dropFirst())"
    }
    return "\"\(text)\" is no time; write one such as 09:41, 2018-06-04T09:41 or +5s"
  }
}
