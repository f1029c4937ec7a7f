import Notifications

extension When {
  /// Reads a WHEN; nil for anything else.
  ///
  ///     When("09:41")             // .clock
  ///     When("+1h30m")            // .later
  ///     When("2018-06-04T09:41")  // .reading
  ///     When("9:41")              // nil: two digits are needed
  package init?(_ text: String) {
    if text.hasPrefix("+") {
      guard let interval = Interval(scenarioText: text.dropFirst()) else { return nil }
      self = .later(interval)
    } else if let separator = text.utf8.firstIndex(of: UInt8(ascii: "T")) {
      self.init(date: text[..<separator], rest: text[text.utf8.index(after: separator)...])
    } else {
      guard let time = CivilTime(year: 1970, month: 1, day: 1).reading(text) else { return nil }
      self = .clock(time)
    }
  }

  /// Whether a word can only have been meant as a WHEN: no verb begins with a digit or a sign.
  ///
  /// - Returns: True also for what turns out to be none, such as `-5s`, which is then complained of
  ///   as a time.
  static func looksLike(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isBackwards = text.utf8.first == UInt8(ascii: "-")
    guard let first = text.utf8.dropFirst(isBackwards ? 1 : 0).first else { return false }
    return digits.contains(first) || (first == UInt8(ascii: "+") && !isBackwards)
  }

  private init?(date: Substring, rest: Substring) {
    guard let day = CivilTime(dateText: date) else { return nil }
    var clock = rest
    var offset: Int?
    if let sign = rest.firstIndex(where: { "+-Z".contains($0) }) {
      clock = rest[..<sign]
      guard let seconds = Self.offset(rest[sign...]) else { return nil }
      offset = seconds
    }
    guard let reading = day.reading(clock) else { return nil }
    self = offset.map { .moment(reading, secondsFromGMT: $0) } ?? .reading(reading)
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = parts[0].number(digits: 2, in: 0...18),
      let minutes = parts[1].number(digits: 2, in: 0...59)
    else { return nil }
    return (hours * 60 + minutes) * (text.first == "-" ? -60 : 60)
  }
}

extension CivilTime {
  fileprivate init?(dateText: Substring) {
    let parts = dateText.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = parts[0].number(digits: 4, in: 1...9999),
      let month = parts[1].number(digits: 2, in: 1...12),
      let day = parts[2].number(digits: 2, in: 1...31)
    else { return nil }
    self.init(year: year, month: month, day: day)
    // 30 February counts as 2 March, and that is another day.
    guard CivilTime(instant(secondsFromGMT: 0), secondsFromGMT: 0).day == day else { return nil }
  }

  /// This day at `HH:MM`, `HH:MM:SS` or `HH:MM:SS.m`, with up to three digits behind the point.
  fileprivate func reading(_ text: some StringProtocol) -> CivilTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let hour = parts[0].number(digits: 2, in: 0...23),
      let minute = parts[1].number(digits: 2, in: 0...59)
    else { return nil }
    var reading = self
    reading.hour = hour
    reading.minute = minute
    return parts.count == 2 ? reading : reading.adding(seconds: parts[2])
  }

  private func adding(seconds text: some StringProtocol) -> CivilTime? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let second = parts[0].number(digits: 2, in: 0...59) else { return nil }
    var reading = self
    reading.second = second
    guard parts.count == 2 else { return reading }
    // `.5` is half a second, as in a duration.
    guard (1...3).contains(parts[1].utf8.count),
      let milliseconds = (parts[1] + "00").prefix(3).number(digits: 3, in: 0...999)
    else { return nil }
    reading.millisecond = milliseconds
    return reading
  }
}

extension StringProtocol {
  fileprivate func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
    guard utf8.count == digits, let number = Int(digits: self), range.contains(number) else {
      return nil
    }
    return number
  }
}
