import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("What is kept for the next start")
struct ChoicesTests {
  @Test("What was written is read as it was", arguments: 1...40)
  func roundTrip(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let choices = Choices(
      theme: random.once(in: 2) ? random.words(1)[0] : nil,
      density: random.pick([nil, .compact, .comfortable]),
      phoneColumns: random.once(in: 2) ? random.number(1...1000) : nil)
    #expect(Choices(choices.text) == choices, "\(choices.text)")
  }

  @Test(
    "A choice is a line; what is none, or of another version, is left out",
    arguments: [
      ("", Choices()), ("theme dark\n", Choices(theme: "dark")), ("theme\n", Choices()),
      ("theme \n", Choices()), ("rows compact\nrows cozy\n", Choices()),
      ("rows comfortable", Choices(density: .comfortable)), ("phone 60", Choices(phoneColumns: 60)),
      ("phone 0\n", Choices()), ("phone 1001\n", Choices()), ("phone -3\n", Choices()),
      ("phone +60\n", Choices()),
      ("phone wide\n", Choices()), ("phone 99999999999999999999\n", Choices()),
      ("sound loud\ntheme mine and yours\n\n", Choices(theme: "mine and yours")),
      ("theme light\ntheme dark\n", Choices(theme: "dark")), ("\u{0}\u{1}", Choices()),
    ])
  func lines(text: String, choices: Choices) {
    #expect(Choices(text) == choices)
  }

  @Test("What was chosen later counts, and what was not chosen again stays")
  func completed() {
    let first = Choices(theme: "dark", density: .compact, phoneColumns: 50)
    #expect(first.completed(by: Choices()) == first)
    #expect(Choices().completed(by: first) == first)
    #expect(
      first.completed(by: Choices(theme: "light"))
        == Choices(theme: "light", density: .compact, phoneColumns: 50))
    #expect(
      first.completed(by: Choices(density: .comfortable, phoneColumns: 60))
        == Choices(theme: "dark", density: .comfortable, phoneColumns: 60))
  }

  @Test("The next start begins so, and an empty file changes nothing")
  func taken() {
    var model = ScreenHarness.morning(columns: 120, rows: 40).model
    let before = model.layout.phoneColumns
    model.take(Choices())
    #expect(model.layout.phoneColumns == before && model.appearance.density == .comfortable)
    model.take(Choices(density: .compact, phoneColumns: 50))
    #expect(model.layout.phoneColumns == 50 && model.appearance.density == .compact)
    model.take(Choices(phoneColumns: 1000))
    #expect(model.layout.inspectorColumns == ScreenLayout.leastInspector, "both panes keep room")
  }
}
