extension TimeZoneRule {
  /// Reads a POSIX `TZ` text; nil when it is none.
  ///
  /// - Parameter text: A zone file's last line.
  init?(_ text: String) {
    var parser = Parser(rest: text[...])
    guard parser.name() != nil, let west = parser.time() else { return nil }
    standard = -west
    guard !parser.rest.isEmpty else {
      summer = nil
      return
    }
    guard parser.name() != nil else { return nil }
    let summerWest = parser.rest.first == "," ? west - 3600 : parser.time()
    guard let summerWest, let start = parser.moment(), let end = parser.moment(),
      parser.rest.isEmpty
    else { return nil }
    summer = Summer(offset: -summerWest, start: start, end: end)
  }
}

private struct Parser {
  /// What is still to be read.
  var rest: Substring

  /// Letters, or anything between `<` and `>`.
  mutating func name() -> String? {
    if take("<") {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }
    let letters = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(letters.count)
    return letters.isEmpty ? nil : String(letters)
  }

  /// Seconds of `[+-]h[:mm[:ss]]`.
  mutating func time() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number().map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// `,M3.2.0/2`, `,J60` or `,59`.
  mutating func moment() -> TimeZoneRule.YearlyMoment? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return TimeZoneRule.YearlyMoment(day: day, seconds: 7200) }
    return time().map { TimeZoneRule.YearlyMoment(day: day, seconds: $0) }
  }

  private mutating func day() -> TimeZoneRule.YearlyMoment.Day? {
    if take("J") { return number().flatMap { (1...365).contains($0) ? .julian($0) : nil } }
    guard take("M") else {
      return number().flatMap { (0...365).contains($0) ? .zeroBased($0) : nil }
    }
    guard let month = number(), take("."), let week = number(), take("."), let weekday = number(),
      (1...12).contains(month), (1...5).contains(week), (0...6).contains(weekday)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(4)
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}
