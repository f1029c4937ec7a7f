import Notifications
import Scenarios
import Testing

@Suite struct WhenTests {
  static let zone = TimeZone(
    identifier: "America/Los_Angeles", firstOffset: -25_200,
    // 4 November 2018, 2:00 daylight time.
    changes: [TimeZone.Change(start: 1_541_322_000, offset: -28_800)])

  @Test(
    "A WHEN is printed as it is read",
    arguments: [
      "09:41", "09:41:05", "09:41:05.250", "2018-06-04T09:41",
      "2018-06-04T09:41:05.007",
      "2018-11-04T01:30-08:00", "2018-11-04T01:30+05:45", "+5s", "+1h30m", "+250ms", "+2d",
      "+29.9s",
    ])
  func readsWhatItPrints(text: String) throws {
    #expect(try #require(When(text)).description == text)
  }

  @Test(
    "What is no WHEN is refused",
    arguments: [
      "9:41", "24:00", "09:60", "09:41:60", "09:41:05.2500", "09:41:05.", "2018-02-30T09:41",
      "2018-6-4T09:41",
      "2018-06-04", "2018-06-04T09:41+0700", "2018-06-04T09:41-19:00", "+", "+5", "+s", "5s",
      "+1h-5m", "+99999999999999999999s", "+99999999999999d", "", "push", "T", "09:41 ", "٠٩:٤١",
    ])
  func refuses(text: String) { #expect(When(text) == nil, "\"\(text)\" was taken for a WHEN") }

  @Test(
    "Durations combine units",
    arguments: [
      ("5s", 5_000), ("250ms", 250), ("1h30m", 5_400_000), ("90m", 5_400_000),
      ("2w", 1_209_600_000),
      ("1d", 86_400_000), ("1m1ms", 60_001), ("0s", 0),
    ] as [(String, Int64)])
  func durations(text: String, milliseconds: Int64) {
    #expect(Interval(scenarioText: text)?.milliseconds == milliseconds)
  }

  @Test("Behind the point of a second stands a fraction", arguments: ["5", "50", "500"])
  func fractions(digits: String) {
    #expect(When("09:41:05." + digits) == When("09:41:05.500"))
  }

  @Test("A reading means the present day where the device is")
  func presentDay() throws {
    let now = Instant(milliseconds: 1_528_130_460_000)
    let instant = try #require(When("10:00")).instant(from: now, in: Self.zone)
    #expect(instant.scenarioText(in: Self.zone) == "2018-06-04T10:00:00-07:00")
  }

  @Test("A reading that the clocks show twice is the one that has not passed")
  func repeatedHour() throws {
    let first = try #require(When("2018-11-04T01:30")).instant(
      from: Instant(milliseconds: 0), in: Self.zone)
    #expect(first.scenarioText(in: Self.zone) == "2018-11-04T01:30:00-07:00")
    let second = try #require(When("01:30")).instant(from: first + .minutes(5), in: Self.zone)
    #expect(second.scenarioText(in: Self.zone) == "2018-11-04T01:30:00-08:00")
  }

  @Test("Backwards is an error that says what the clock reads")
  func backwards() throws {
    var harness = try ScenarioHarness()
    try harness.run("at 10:00:01")
    #expect(
      harness.complaint("09:00 wake")
        == "a.scenario:1:1: error: the clock only goes forward; it reads 2018-06-04T10:00:01 already, and 09:00 is past"
    )
    #expect(
      harness.complaint("at 09:00").contains("a.scenario:1:4: error: the clock only goes forward"))
    #expect(
      harness.complaint("2018-06-04T16:40Z wake").contains(
        "it reads 2018-06-04T10:00:01-07:00 already, and 2018-06-04T16:40+00:00 is past"))
  }

  @Test("A moment before there were zones is printed with whole minutes, and is still the same")
  func oddOffset() throws {
    let zone = TimeZone(identifier: "America/Los_Angeles", firstOffset: -28_378)
    let instant = Instant(milliseconds: -3_000_000_000_123)
    let text = instant.scenarioText(in: zone)
    #expect(try #require(When(text)).instant(from: instant, in: zone) == instant, "\(text)")
  }
}
