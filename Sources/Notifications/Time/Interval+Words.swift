extension Interval {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("w", 604_800_000), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]

  /// Reads a duration such as `5s`, `250ms`, `29.9s` or `1h30m`; nil for anything else.
  ///
  /// A fraction is rounded to whole milliseconds.
  package init?(scenarioText text: some StringProtocol) {
    var rest = Substring(text)
    var total: Int64 = 0
    repeat {
      let digits = rest.leadingDigits
      rest = rest.dropFirst(digits.count)
      guard let fraction = rest.takeFraction() else { return nil }
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard let count = Int64(digits), let unit = Self.units.first(where: { $0.name == name })
      else { return nil }
      let (whole, isTooLong) = count.multipliedReportingOverflow(by: unit.milliseconds)
      let (part, isTooLongYet) = whole.addingReportingOverflow(
        fraction.share(of: unit.milliseconds))
      let (sum, isTooLongNow) = total.addingReportingOverflow(part)
      guard !isTooLong, !isTooLongYet, !isTooLongNow, sum <= Self.longest else { return nil }
      total = sum
    } while !rest.isEmpty
    self.init(milliseconds: total)
  }

  /// Whether a text is a duration but for its length: no clock goes so far.
  package static func isTooLong(scenarioText text: some StringProtocol) -> Bool {
    // Every number as 1: a combining mark behind a digit makes another
    // character of it, which stays.
    let short = text.reduce(into: "") { short, character in
      guard character.isASCII, character.isNumber else { return short.append(character) }
      if short.last != "1" { short.append("1") }
    }
    return Interval(scenarioText: text) == nil && Interval(scenarioText: short) != nil
  }

  // 10,000 years: what a clock with years of four digits can move by.
  private static let longest: Int64 = 10_000 * 366 * 86_400_000

  /// The duration as a scenario writes it, such as `1h30m`, `29.9s` or `250ms`; not negative.
  package var scenarioText: String {
    var rest = milliseconds
    var text = ""
    for unit in Self.units.dropFirst() where rest >= unit.milliseconds {
      text += String(rest / unit.milliseconds)
      rest %= unit.milliseconds
      if unit.name == "s", rest > 0 {
        text += "." + rest.decimals
        rest = 0
      }
      text += unit.name
    }
    return text.isEmpty ? "0s" : text
  }
}

/// What stands behind the point of a number, as digits.
private struct DecimalFraction {
  // As many as 64 bits have room for when a week's milliseconds are multiplied by them.
  static let most = 10
  let digits: Substring

  /// So much of a unit, rounded to whole milliseconds.
  func share(of unit: Int64) -> Int64 {
    let known = digits.prefix(Self.most)
    guard let number = Int64(known) else { return 0 }
    let scale = (0..<known.count).reduce(Int64(1)) { power, _ in power * 10 }
    return (number * unit + scale / 2) / scale
  }
}

extension Substring {
  fileprivate var leadingDigits: Substring { prefix { $0.isASCII && $0.isNumber } }

  /// Takes a point and the digits behind it, an empty fraction where there is no
  /// point; nil for a point alone.
  fileprivate mutating func takeFraction() -> DecimalFraction? {
    guard first == "." else { return DecimalFraction(digits: "") }
    let digits = dropFirst().leadingDigits
    self = dropFirst(1 + digits.count)
    return digits.isEmpty ? nil : DecimalFraction(digits: digits)
  }
}

extension Int64 {
  // Three digits, without the zeros at their end.
  fileprivate var decimals: String {
    let digits = "\(self + 1000)".dropFirst()
    return String(digits.prefix(digits.count - digits.reversed().prefix { $0 == "0" }.count))
  }
}
