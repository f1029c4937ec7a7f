import Notifications
import TerminalCore
import Testing

@testable import Scenarios
@testable import Screens

@Suite("The first line")
struct StatusLineTests {
  private func firstLine(columns: Int, failing: Int, _ lines: String) -> String {
    var harness = ScreenHarness.morning(columns: columns, rows: 24)
    harness.play(lines)
    let failure = ExpectationFailure(
      place: Place("day.scenario"), expectation: "locked no", expected: "no", actual: "yes",
      rules: [], shownBy: ShowingCommand(name: "state", path: "day.scenario", time: "09:00"))
    let checks = (0..<failing).map {
      FailedCheck(number: $0, failure: failure)
    }
    let scene = Scene(state: harness.state, facts: harness.facts, failedChecks: checks)
    return String(harness.model.frame(in: scene).text.prefix { $0 != "\n" })
  }

  @Test(
    "What fails is a number rather than that locale and version are not there",
    arguments: [
      "ringer off\nsleep", "dnd on", "unlock\nringer off", "dnd on\nringer off",
      "network off\nringer off", "sleep",
    ])
  func crowded(lines: String) {
    for columns in 80...140 {
      let line = firstLine(columns: columns, failing: 2, lines)
      #expect(line.contains("✗ 2"), "\(columns): \(line)")
      if !line.contains("expectations fail") { continue }
      #expect(line.contains("en_US · iOS 12"), "\(columns): \(line)")
    }
    #expect(firstLine(columns: 140, failing: 2, lines).contains("2 expectations fail"))
  }

  @Test("At 80 columns a dark, silent phone with failures still says what it is")
  func dark() {
    let line = firstLine(columns: 80, failing: 2, "ringer off\nsleep")
    #expect(line.contains("✗ 2 ") && line.contains("en_US · iOS 12"), "\(line)")
  }

  @Test(
    "P1: a locked phone says so at every width; that it knows its owner gives way")
  func recognized() {
    for columns in 40...80 {
      let line = firstLine(columns: columns, failing: 0, "authenticate")
      #expect(line.contains("  locked"), "\(columns): \(line)")
    }
    #expect(firstLine(columns: 40, failing: 0, "authenticate").contains("Tue, Jun 5"))
    #expect(firstLine(columns: 80, failing: 0, "authenticate").contains("locked, owner recognized"))
  }

  @Test("F4, R11: a Focus gives up its end, then the ringer, then letters, and is never left out")
  func focus() {
    let lines = """
      device os=16
      focus "Deep work on the quarterly figures" schedule=08:00-23:00
      ringer off
      unlock
      center
      """
    for columns in 40...120 {
      let line = firstLine(columns: columns, failing: 0, lines)
      #expect(line.contains("☾ Deep wo"), "\(columns): \(line)")
      let isWhole = line.contains("quarterly figures")
      #expect(isWhole != line.contains("⋯"), "\(columns): \(line)")
    }
    #expect(firstLine(columns: 80, failing: 0, lines).contains("quarterly figures, ringer off"))
    #expect(firstLine(columns: 120, failing: 0, lines).contains(" until 11:00 PM, ringer off"))
    let line = firstLine(columns: 40, failing: 0, "dnd on\nringer off")
    #expect(line.contains("☾ Do Not Disturb  "), "\(line)")
  }

  @Test(
    "O: a version that behaves as another has room wherever one has that does not",
    arguments: ["en_US", "pl"])
  func standIn(locale: String) {
    for columns in 40...100 {
      let lines = [16, 18].map { system in
        var harness = ScreenHarness(columns: columns, rows: 24)
        harness.play("device os=\(system) locale=\(locale)")
        return harness.text.prefix { $0 != "\n" }
      }
      #expect(lines[0].contains("iOS 16") == lines[1].contains("iOS 18"), "\(columns): \(lines)")
      for line in lines where line.contains("·") { #expect(line.contains("· iOS 1"), "\(line)") }
    }
  }

  @Test(
    "P21: what comes next is timed as the phone's clock counts, on another day with that day",
    arguments: [
      (10, "next:", "19:41", "7:41 PM"), (24, "next: Tue", "09:41", "9:41 AM"),
      (144, "next: Sun", "09:41", "9:41 AM"), (168, "next: Jun 11", "09:41", "9:41 AM"),
    ])
  func next(event: (hours: Int64, words: String, to24: String, to12: String)) {
    for (setting, clock) in [("on", event.to24), ("off", event.to12)] {
      let line = line(after: event.hours, "device 24h=\(setting)")
      #expect(line.contains("  \(event.words) \(clock)  "), "\(line)")
    }
  }

  @Test("What comes next in another year has that year, and no time")
  func nextYear() {
    #expect(line(after: 365 * 24, "device 24h=off").contains("  next: Jun 4, 2019  "))
  }

  // The first line before something that comes so many hours later.
  private func line(after hours: Int64, _ lines: String) -> Substring {
    var harness = ScreenHarness(columns: 120, rows: 24)
    harness.play(lines)
    let scene = Scene(
      state: harness.state, facts: harness.facts,
      nextEventTime: harness.state.now + .seconds(hours * 3600))
    return harness.model.frame(in: scene).text.prefix { $0 != "\n" }
  }
}
