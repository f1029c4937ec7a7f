import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Typing a time to go to")
struct GoToTests {
  private func asked(_ text: String = "") -> ScreenHarness {
    var stage = ScreenHarness()
    stage.type("J" + text)
    return stage
  }

  private static func instant(_ day: Int, _ hour: Int, _ minute: Int) -> Instant {
    CivilTime(year: 2018, month: 6, day: day, hour: hour, minute: minute).instant(in: .utc)
  }

  @Test(
    "What is typed is said in full while it is typed, and gone to by Enter",
    arguments: [
      ("17:00", "Mon, Jun 4, 2018 17:00", instant(4, 17, 0)),
      ("+3h", "Mon, Jun 4, 2018 12:41", instant(4, 12, 41)),
      ("-30m", "Mon, Jun 4, 2018 09:11", instant(4, 9, 11)),
      ("2018-06-05T09:00", "Tue, Jun 5, 2018 09:00", instant(5, 9, 0)),
      ("-1d", "Sun, Jun 3, 2018 09:41", instant(3, 9, 41)),
      (" 17:00 ", "Mon, Jun 4, 2018 17:00", instant(4, 17, 0)),
    ])
  func times(typed: String, words: String, instant: Instant) {
    var stage = asked(typed)
    #expect(stage.text.contains(words), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.effects == [.moveClock(to: instant)] && stage.model.sheets.isEmpty)
  }

  @Test("Nothing and “now” are the present", arguments: ["", "now", "  now "])
  func present(typed: String) {
    var stage = asked(typed)
    #expect(stage.text.contains("The present. Or a time"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty && !stage.effects.contains { $0 != .look(.present) })
  }

  @Test(
    "What is no time is refused with what to write, and stays to be changed",
    arguments: ["tea", "25:00", "+", "-", "9h"])
  func refused(typed: String) {
    var stage = asked(typed)
    #expect(stage.text.contains("Such as 17:00"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.effects.isEmpty && stage.model.sheets.count == 1)
    #expect(stage.text.contains("“\(typed)” is no time"), "\(stage.text)")
    stage.press(.backspace)
    #expect(!stage.text.contains("is no time"), "the complaint is about another text")
  }

  @Test("What is pasted after a refusal is read anew, and is not called wrong before Enter")
  func pasted() {
    var stage = asked("tea")
    stage.press(.enter)
    stage.press(.character("u"), .control)
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty, "an empty line is the present")
    stage = asked("x")
    stage.press(.enter)
    stage.send(.input(.paste("17:00")))
    #expect(!stage.text.contains("is no time"), "\(stage.text)")
    stage.press(.home)
    stage.press(.delete)
    #expect(stage.text.contains("Mon, Jun 4, 2018 17:00"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.effects.last == .moveClock(to: Self.instant(4, 17, 0)))
  }

  @Test("Esc goes nowhere; asked twice, it is asked once")
  func leaving() {
    var stage = asked("17:00")
    stage.press(.escape)
    #expect(stage.effects.isEmpty && stage.model.sheets.isEmpty)
    stage.type("J")
    stage.model.ask(GoToSheet())
    #expect(stage.model.sheets.count == 1)
  }
}
