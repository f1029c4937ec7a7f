import Notifications

/// Components as people repeat them, and moments near the changes of clocks, from a seed.
struct RandomDates {
  private var numbers: SplitMix

  /// Zones with changes of an hour, of half an hour, of two; at midnight; with none.
  static let zones = [
    "America/Los_Angeles", "America/New_York", "America/Havana", "America/Sao_Paulo",
    "America/St_Johns", "Africa/Cairo", "Africa/Casablanca", "Antarctica/Troll", "Asia/Gaza",
    "Asia/Jerusalem", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tehran", "Asia/Tokyo",
    "Australia/Lord_Howe", "Australia/Sydney", "Europe/Berlin", "Europe/Dublin",
    "Europe/London", "Pacific/Chatham",
  ]

  private static let shapes: [[DateMatching.Unit]] = [
    [.hour, .minute, .second], [.hour, .minute], [.hour], [.minute], [.minute, .second],
    [.weekday, .hour, .minute], [.day, .hour, .minute], [.month, .day, .hour, .minute],
    [.month, .day], [.month], [.weekday, .weekdayOrdinal, .month, .hour],
  ]

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  private mutating func number(below limit: Int) -> Int {
    Int(numbers.next() % UInt64(limit))
  }

  mutating func zone() -> String { Self.zones[number(below: Self.zones.count)] }

  /// Some units with values that every Gregorian year has.
  mutating func units(shorterThanDay: Bool = false) -> [DateMatching.Unit: Int] {
    let shapes = shorterThanDay ? Self.shapes.prefix(5) : Self.shapes[...]
    let shape = shapes[number(below: shapes.count)]
    return Dictionary(uniqueKeysWithValues: shape.map { ($0, value(of: $0)) })
  }

  // Half of the hours are those in which clocks change.
  private mutating func value(of unit: DateMatching.Unit) -> Int {
    switch unit {
    case .era, .quarter, .weekOfMonth: 1
    case .year, .yearForWeekOfYear: 2000 + number(below: 40)
    case .month: 1 + number(below: 12)
    case .weekOfYear: 1 + number(below: 52)
    case .weekdayOrdinal: 1 + number(below: 4)
    case .day: 1 + number(below: 31)
    case .weekday: 1 + number(below: 7)
    case .hour: number(below: 2) == 0 ? number(below: 4) : number(below: 24)
    case .minute, .second: number(below: 60)
    }
  }

  /// A local midnight between 2001 and 2033, half of the time on the day before a change.
  mutating func midnight(in zone: TimeZone) -> Instant {
    let changes = zone.changes.filter { (1_000_000_000..<2_000_000_000).contains($0.start) }
    let isNear = !changes.isEmpty && number(below: 2) == 0
    let seconds =
      isNear
      ? changes[number(below: changes.count)].start - 86_400
      : 1_000_000_000 + Int64(number(below: 1_000_000_000))
    var date = CivilTime(Instant(milliseconds: seconds * 1000), in: zone)
    (date.hour, date.minute, date.second) = (0, 0, 0)
    return date.instant(in: zone)
  }
}
