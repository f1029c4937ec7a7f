import TerminalCore
import Testing

@testable import Screens

@Suite("Choosing a theme")
struct ThemeChoiceTests {
  @Test("Moving in the list shows the theme at once; Enter keeps it")
  func keeps() {
    var harness = ScreenHarness.morning()
    harness.type("ot")
    #expect(harness.effects.contains(.listThemes))
    #expect(harness.text.contains("high-contrast-light"))
    harness.type("jj")
    #expect(harness.model.palette == .light)
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.palette == .light)
    #expect(harness.text.contains("Theme: light"))
  }

  @Test("The list beneath keeps its colors meanwhile, and cannot be hit")
  func preview() {
    var harness = ScreenHarness.morning(theme: "dark")
    let before = harness.model.frame(in: harness.scene)
    harness.type("ot")
    let during = harness.model.frame(in: harness.scene)
    let points = (0..<80).map { Point(column: $0, row: 4) }
    #expect(points.map { before.canvas[$0] } == points.map { during.canvas[$0] })
    _ = harness.model.show(in: harness.scene)
    #expect(
      !harness.model.painted.targets.contains { target in
        if case .row = target.id { true } else { false }
      })
  }

  @Test("Esc takes it back", arguments: [Key.Code.escape, .character("q")])
  func takesBack(key: Key.Code) {
    var harness = ScreenHarness.morning(theme: "dark")
    harness.type("otG")
    #expect(harness.model.appearance.theme == "mono")
    harness.press(key)
    #expect(harness.model.appearance.theme == "dark")
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("A click selects, a second one keeps")
  func mouse() {
    var harness = ScreenHarness.morning()
    harness.type("ot")
    harness.click(.choice(2))
    #expect(harness.model.appearance.theme == "light")
    harness.click(.choice(2))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.appearance.theme == "light")
  }

  @Test("Themes from files are offered after the built-in ones")
  func files() {
    var harness = ScreenHarness.morning()
    harness.type("ot")
    harness.send(.themes([Palette(name: "dusk") { _ in .ansi(4) }, .dark]))
    harness.type("G")
    #expect(harness.model.appearance.theme == "dusk")
    #expect(harness.model.palette[.text] == .ansi(4))
    #expect(harness.model.appearance.themes.count == Palette.builtIn.count + 1)
  }

  @Test("The list fits the least size")
  func small() {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.type("otG")
    #expect(harness.text.contains("mono"))
    #expect(harness.text.contains("Esc"))
  }

  @Test(
    "With auto the theme follows the terminal's background, once",
    arguments: [(RGB(0xFDF6E3), "light"), (RGB(0x002B36), "dark"), (RGB(0), "dark")])
  func auto(background: RGB, name: String) {
    var harness = ScreenHarness.morning()
    harness.model.followTerminal()
    #expect(harness.model.appearance.theme == "terminal")
    harness.send(.input(.background(background)))
    #expect(harness.model.appearance.theme == name)
    harness.send(.input(.background(RGB(0x808080))))
    #expect(harness.model.appearance.theme == name)
  }

  @Test("What was chosen by hand is not changed by a late answer; without auto none is heard")
  func late() {
    var harness = ScreenHarness.morning()
    harness.send(.input(.background(RGB(0))))
    #expect(harness.model.appearance.theme == "terminal")
    harness.model.followTerminal()
    harness.type("otj")
    harness.press(.enter)
    harness.send(.input(.background(RGB(0xFFFFFF))))
    #expect(harness.model.appearance.theme == "dark")
  }
}
