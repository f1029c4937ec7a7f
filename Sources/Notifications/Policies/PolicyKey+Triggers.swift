extension PolicyKey<GapPolicy> {
  /// K6, K7: what happens to a time that a day lacks, and to a day that a month lacks.
  package static let calendarGap = PolicyKey("calendar.gap", .preserve, .choice, "K6")
}

extension PolicyKey<OverlapPolicy> {
  /// K6: which of two moments counts where a clock reads the same twice.
  package static let calendarOverlap = PolicyKey("calendar.overlap", .first, .choice, "K6")
}

extension PolicyKey<Int> {
  /// K26: how much may come by itself while one command is done.
  package static let clockMaxEvents = PolicyKey(
    "clock.maxEvents", 100_000, .number(1...1_000_000_000), "K26")

  /// K10: how many regions an app has at most.
  package static let locationMaxRegions = PolicyKey(
    "location.maxRegions", 20, .number(1...99), "K10")
}

extension PolicyKey<Bool> {
  /// K28: a request that repeats fires once for all the times at which the phone was off.
  package static let missedCollapse = PolicyKey("missed.collapse", true, .bool, "K28")
}

extension PolicyKey<Interval?> {
  /// K28, N11: how late a request may fire that was missed.
  package static let missedWindow = PolicyKey(
    "missed.window", nil, .length(from: .seconds(0), or: "none"), "K28")
}

extension PolicySwitch {
  /// What is left open about triggers.
  static let triggers = PolicySwitch.of(
    .calendarGap, .calendarOverlap, .clockMaxEvents, .locationMaxRegions, .missedCollapse,
    .missedWindow)
}
