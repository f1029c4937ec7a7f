import Localization
import Notifications

extension Parameter {
  /// Understands a word as far as that goes without a state.
  ///
  /// - Returns: Checked for its form alone: whether a name is known is asked when the line runs.
  /// - Throws: At the word, with what to write instead.
  func read(_ word: Word) throws(Diagnostic) -> Argument {
    if let keyword = keywords.first(where: { word.isKeyword($0) }) {
      return Argument(word: word, value: .keyword(keyword))
    }
    return Argument(word: word, value: try value(of: word))
  }

  private func value(of word: Word) throws(Diagnostic) -> Argument.Value {
    switch kind {
    case .number(let range): return .number(try number(word, in: range))
    case .choice(let choices): return .keyword(try choice(word, of: choices))
    case .names(let names): try checkNames(word, of: names)
    case .system: try checkSystem(word)
    case .fraction: try checkFraction(word)
    case .span: try checkSpan(word)
    case .duration: return .interval(try duration(word))
    case .time: return .time(try time(word))
    case .expiration: return try expiration(word)
    case .policy: _ = try choice(word, of: PolicySwitch.all.map(\.name), called: "policy")
    case .rule: try checkRule(word)
    case .size: _ = try ScreenSize(word)
    case .pattern: _ = try ScreenPattern(word)
    case .payload, .appSource: if word.json == nil { try checkNotEmpty(word) }
    case .text, .identifier, .expectation: break
    case .fileName: try checkFileName(word)
    case .locale: try checkLocale(word)
    case .language: try checkLanguage(word.text, word)
    case .languages:
      let names = word.text.split(separator: ",", omittingEmptySubsequences: false)
      for name in names { try checkLanguage(String(name), word) }
    case .app, .group, .notification, .notificationOrGroup, .anything, .timeZone,
      .scenario:
      try checkNotEmpty(word)
    }
    if word.json != nil, kind != .payload, kind != .appSource, kind != .text {
      throw Diagnostic(word.place, .error, "this is JSON where \(name) is needed")
    }
    return .word
  }

  private func checkNotEmpty(_ word: Word) throws(Diagnostic) {
    // An empty name in quotes may be declared; without quotes it was forgotten.
    guard word.text.isEmpty, word.form == .plain else { return }
    throw Diagnostic(word.place, .error, "\(name) is empty")
  }

  private func checkFileName(_ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    guard !word.text.isEmpty, !word.text.contains("/"), !word.text.hasPrefix(".") else {
      let message =
        "\"\(word.text)\" is no name of a file; write one without slashes, such as morning"
      throw Diagnostic(word.place, .error, message)
    }
  }

  private func checkLocale(_ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    guard !LanguageTag.isLocale(word.text) else { return }
    throw Diagnostic(word.place, .error, LanguageTag.refusal(ofLocale: word.text))
  }

  private func checkLanguage(_ name: String, _ word: Word) throws(Diagnostic) {
    try checkNotEmpty(word)
    guard !LanguageTag.isLanguage(name) else { return }
    throw Diagnostic(word.place, .error, LanguageTag.refusal(ofLanguage: name))
  }

  private func number(_ word: Word, in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    let digits = word.text.utf8
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(word.text)
    else { throw Diagnostic(word.place, .error, "\"\(word.text)\" is no number") }
    guard range.contains(number) else {
      let message =
        range.upperBound == .max
        ? "\(number) is too small; the least is \(range.lowerBound)"
        : "\(number) is out of range; write \(range.lowerBound) to \(range.upperBound)"
      throw Diagnostic(word.place, .error, message)
    }
    return number
  }

  private func choice(
    _ word: Word, of choices: [String], called noun: String? = nil
  ) throws(Diagnostic) -> String {
    if let choice = choices.first(where: { $0 == word.text }) { return choice }
    let near = suggestion(for: word.text, among: choices)
    let advice = near.isEmpty ? "; write one of: " + choices.joined(separator: " ") : near
    throw Diagnostic(
      word.place, .error, "unknown \(noun ?? name.lowercased()) \"\(word.text)\"\(advice)")
  }

  private func checkNames(_ word: Word, of names: [String]) throws(Diagnostic) {
    for name in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = Word(String(name), .plain, at: word.place)
      _ = try choice(part, of: names + keywords)
    }
  }

  private func checkSystem(_ word: Word) throws(Diagnostic) {
    if Profile(version: word.text) != nil { return }
    throw Diagnostic(word.place, .error, Profile.refusal(of: word.text))
  }

  private func checkFraction(_ word: Word) throws(Diagnostic) {
    guard let number = Double(word.text), 0...1 ~= number else {
      throw Diagnostic(
        word.place, .error, "\"\(word.text)\" is no \(name.lowercased()); write 0 to 1, such as 0.5"
      )
    }
  }

  private func checkSpan(_ word: Word) throws(Diagnostic) {
    if DailySpan(word.text) != nil { return }
    throw Diagnostic(
      word.place, .error,
      "\"\(word.text)\" is no part of a day; write when it begins and ends, such as 22:00-07:00")
  }

  private func duration(_ word: Word) throws(Diagnostic) -> Interval {
    if let interval = Interval(scenarioText: word.text) { return interval }
    let message =
      Interval.isTooLong(scenarioText: word.text)
      ? When.beyond(word.text)
      : "\"\(word.text)\" is no duration; write one such as 5s, 90m or 1h30m"
    throw Diagnostic(word.place, .error, message)
  }

  private func time(_ word: Word) throws(Diagnostic) -> When {
    if let time = When(word.text) { return time }
    throw Diagnostic(word.place, .error, When.complaint(about: word.text))
  }

  private func expiration(_ word: Word) throws(Diagnostic) -> Argument.Value {
    if !word.text.hasPrefix("+"), Int64(word.text) != nil { return .word }
    if let time = When(word.text) { return .time(time) }
    throw Diagnostic(
      word.place, .error,
      "\"\(word.text)\" is no expiration; write 0, +30m, 09:41 or seconds since 1970")
  }

  private func checkRule(_ word: Word) throws(Diagnostic) {
    if Rule.named(RuleID(word.text)) != nil { return }
    let near = suggestion(for: word.text, among: Rule.all.map(\.id.description))
    throw Diagnostic(word.place, .error, "there is no rule \(word.text)\(near)")
  }
}

extension When {
  /// What to say of a length of time that is longer than any clock goes.
  ///
  /// - Parameter text: As it was written.
  static func beyond(_ text: String) -> String {
    "\"\(text)\" is longer than the clock goes, which ends with the year 9999"
  }

  /// What to say of a word that is no time, with three that are.
  ///
  /// - Parameter text: As it was written.
  static func complaint(about text: String) -> String {
    if text.hasPrefix("+"), Interval.isTooLong(scenarioText: text.dropFirst()) {
      return beyond(text)
    }
    return "\"\(text)\" is no time; write one such as 09:41, 2018-06-04T09:41 or +5s"
  }
}
