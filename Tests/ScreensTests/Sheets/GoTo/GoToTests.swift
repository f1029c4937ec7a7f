import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Typing a time to go to")
struct GoToTests {
  private func asked(_ text: String = "") -> ScreenHarness {
    var harness = ScreenHarness()
    harness.type("J" + text)
    return harness
  }

  private static func instant(_ day: Int, _ hour: Int, _ minute: Int) -> Instant {
    CivilTime(year: 2018, month: 6, day: day, hour: hour, minute: minute).instant(in: .utc)
  }

  @Test(
    "What is typed is said in full while it is typed, and gone to by Enter",
    arguments: [
      ("17:00", "Mon, Jun 4, 2018 17:00", instant(4, 17, 0)),
      ("8:15", "Mon, Jun 4, 2018 08:15", instant(4, 8, 15)),
      ("+3h", "Mon, Jun 4, 2018 12:41", instant(4, 12, 41)),
      ("-30m", "Mon, Jun 4, 2018 09:11", instant(4, 9, 11)),
      ("2018-06-05T09:00", "Tue, Jun 5, 2018 09:00", instant(5, 9, 0)),
      ("-1d", "Sun, Jun 3, 2018 09:41", instant(3, 9, 41)),
      (" 17:00 ", "Mon, Jun 4, 2018 17:00", instant(4, 17, 0)),
    ])
  func times(typed: String, words: String, instant: Instant) {
    var harness = asked(typed)
    #expect(harness.text.contains(words), "\(harness.text)")
    #expect(harness.text.contains("↵ go"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.effects == [.moveClock(to: instant)] && harness.model.sheets.isEmpty)
  }

  @Test("While one looks back, hours are counted from the moment that is looked at")
  func lookingBack() {
    let harness = asked()
    var (model, later) = (harness.model, harness)
    later.perform(.advance(to: later.state.now + .seconds(7200)))
    let scene = Scene(
      state: harness.state, present: later.state, facts: later.facts, isLookingBack: true)
    for character in "+3h" {
      _ = model.update(.input(.key(Key(.character(character)))), in: scene)
    }
    let effects = model.update(.input(.key(Key(.enter))), in: scene)
    #expect(effects == [.moveClock(to: Self.instant(4, 12, 41))])
  }

  @Test("Nothing and “now” are the present", arguments: ["", "now", "  now "])
  func present(typed: String) {
    var harness = asked(typed)
    #expect(harness.text.contains("The present. Or a time"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && !harness.effects.contains { $0 != .look(.present) })
  }

  @Test(
    "What is no time is refused with what to write, and stays to be changed",
    arguments: ["tea", "25:00", "+", "-", "9h"])
  func refused(typed: String) {
    var harness = asked(typed)
    #expect(harness.text.contains("Such as 17:00"), "\(harness.text)")
    #expect(!harness.text.contains("↵ go"), "there is nothing to go to: \(harness.text)")
    harness.press(.enter)
    #expect(harness.effects.isEmpty && harness.model.sheets.count == 1)
    #expect(harness.text.contains("“\(typed)” is no time"), "\(harness.text)")
    harness.press(.backspace)
    #expect(!harness.text.contains("is no time"), "the complaint is about another text")
  }

  @Test("What is pasted after a refusal is read anew, and is not called wrong before Enter")
  func pasted() {
    var harness = asked("tea")
    harness.press(.enter)
    harness.press(.character("u"), .control)
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty, "an empty line is the present")
    harness = asked("x")
    harness.press(.enter)
    harness.send(.input(.paste("17:00")))
    #expect(!harness.text.contains("is no time"), "\(harness.text)")
    harness.press(.home)
    harness.press(.delete)
    #expect(harness.text.contains("Mon, Jun 4, 2018 17:00"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.effects.last == .moveClock(to: Self.instant(4, 17, 0)))
  }

  @Test("Esc goes nowhere; asked twice, it is asked once")
  func leaving() {
    var harness = asked("17:00")
    harness.press(.escape)
    #expect(harness.effects.isEmpty && harness.model.sheets.isEmpty)
    harness.type("J")
    harness.model.ask(GoToSheet())
    #expect(harness.model.sheets.count == 1)
  }
}
