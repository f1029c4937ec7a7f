import Foundation
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Sessions

@Suite("Recordings of a terminal")
struct CastTests {
  /// The events of a recording: when, and what is written.
  private func events(_ cast: Cast) throws -> [(time: Double, output: String)] {
    try cast.text.split(separator: "\n").dropFirst().map { line in
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      #expect(event.count == 3 && event[1] as? String == "o")
      return (try #require(event[0] as? Double), try #require(event[2] as? String))
    }
  }

  private func story(seconds: [Int64], seed: UInt64, size: Size) -> Story {
    var frames = RandomFrames(seed: seed, size: size)
    var now = Instant(milliseconds: 0)
    return Story(
      title: "Tea \u{1B}[2J",
      steps: seconds.map { second in
        now = now + .seconds(second)
        return Story.Step(at: now, clock: "", frame: frames.next())
      })
  }

  @Test(
    "A terminal that is fed with it shows each screen in turn",
    arguments: 1...6 as ClosedRange<UInt64>)
  func replayed(seed: UInt64) throws {
    let size = Size(columns: 30, rows: 8)
    let story = story(seconds: Array(repeating: 1, count: 12), seed: seed, size: size)
    let events = try events(Cast(story))
    #expect(events.count == story.steps.count + 1)
    var terminal = ScreenParser(columns: size.columns, rows: size.rows)
    for (step, event) in zip(story.steps, events) {
      terminal.feed(event.output.utf8)
      var fresh = ScreenParser(columns: size.columns, rows: size.rows)
      let alone = Story(title: "", steps: [Story.Step(at: step.at, clock: "", frame: step.frame)])
      fresh.feed((try self.events(Cast(alone)).first?.output ?? "").utf8)
      #expect(terminal.lines == fresh.lines, "as if it had been drawn on an empty screen")
      #expect(!terminal.isCursorVisible)
    }
    terminal.feed((events.last?.output ?? "").utf8)
    #expect(terminal.isCursorVisible, "the cursor comes back in the end")
  }

  @Test("A row keeps its last column, also where it follows a longer one or a shorter one")
  func lastColumn() throws {
    let screens = [
      ["0123456789ab", "日本日本日本"], ["0123456789", "日本日本日"], ["0123456789ab", "ab日本日本"],
    ]
    let story = Story.made(screens.map { (nil, [], $0) })
    var terminal = ScreenParser(columns: 12, rows: 2)
    for (screen, event) in zip(screens, try events(Cast(story))) {
      terminal.feed(event.output.utf8)
      #expect(terminal.lines.map(\.droppingTrailingBlanks) == screen)
    }
  }

  @Test(
    "Pauses are as long as they were, but neither too short to see nor too long to wait for",
    arguments: [
      ([0], [0.0, 3]), ([0, 0, 0], [0, 0.5, 1, 4]), ([0, 1, 2], [0, 1, 3, 6]),
      ([0, 3600, 1], [0, 3, 4, 7]), ([5, 2], [0, 2, 5]),
    ] as [([Int64], [Double])])
  func pauses(seconds: [Int64], times: [Double]) throws {
    let story = story(seconds: seconds, seed: 1, size: Size(columns: 20, rows: 4))
    #expect(try events(Cast(story)).map(\.time) == times)
  }

  @Test("A header says how big the terminal is; without a step it has the usual size and no event")
  func header() throws {
    let empty = Cast(Story(title: "Nothing"))
    #expect(try events(empty).isEmpty && empty.text.hasSuffix("\n"))
    for (cast, width, height) in [
      (empty, 80, 24),
      (Cast(story(seconds: [0], seed: 1, size: Size(columns: 33, rows: 5))), 33, 5),
    ] {
      let line = try #require(cast.text.split(separator: "\n").first)
      let header = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(header["version"] as? Int == 2)
      #expect(header["width"] as? Int == width && header["height"] as? Int == height)
      #expect((header["title"] as? String)?.contains("\u{1B}") == false)
    }
  }
}
