extension Interval {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("w", 604_800_000), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]

  /// Reads a duration such as `5s`, `250ms` or `1h30m`; nil for anything else.
  package init?(scenarioText text: some StringProtocol) {
    var rest = text[...]
    var total: Int64 = 0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard let count = Int64(digits), let unit = Self.units.first(where: { $0.name == name })
      else { return nil }
      let (part, isTooLong) = count.multipliedReportingOverflow(by: unit.milliseconds)
      let (sum, isTooLongNow) = total.addingReportingOverflow(part)
      guard !isTooLong, !isTooLongNow, sum <= Self.longest else { return nil }
      total = sum
    } while !rest.isEmpty
    self.init(milliseconds: total)
  }

  /// Whether a text is a duration but for its length: no clock goes so far.
  package static func isTooLong(scenarioText text: some StringProtocol) -> Bool {
    let short = String(text).replacing(/[0-9]+/, with: "1")
    return Interval(scenarioText: text) == nil && Interval(scenarioText: short) != nil
  }

  // 10,000 years: what a clock with years of four digits can move by.
  private static let longest: Int64 = 10_000 * 366 * 86_400_000

  /// The duration as a scenario writes it, such as `1h30m`; not negative.
  package var scenarioText: String {
    var rest = milliseconds
    var text = ""
    for unit in Self.units.dropFirst() where rest >= unit.milliseconds {
      text += String(rest / unit.milliseconds) + unit.name
      rest %= unit.milliseconds
    }
    return text.isEmpty ? "0s" : text
  }
}
