import TerminalCore
import Testing

@testable import Screens

@Suite("Choosing a theme")
struct ThemeChoiceTests {
  @Test("Moving in the list shows the theme at once; Enter keeps it")
  func keeps() {
    var stage = ScreenHarness.morning()
    stage.type("ot")
    #expect(stage.effects.contains(.listThemes))
    #expect(stage.text.contains("high-contrast-light"))
    stage.type("jj")
    #expect(stage.model.palette == .light)
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.model.palette == .light)
    #expect(stage.text.contains("Theme: light"))
  }

  @Test("The list beneath keeps its colors meanwhile, and cannot be hit")
  func preview() {
    var stage = ScreenHarness.morning(theme: "dark")
    let before = stage.model.frame(in: stage.scene)
    stage.type("ot")
    let during = stage.model.frame(in: stage.scene)
    let points = (0..<80).map { Point(column: $0, row: 4) }
    #expect(points.map { before.canvas[$0] } == points.map { during.canvas[$0] })
    _ = stage.model.show(in: stage.scene)
    #expect(
      !stage.model.painted.targets.contains { target in
        if case .row = target.id { true } else { false }
      })
  }

  @Test("Esc takes it back", arguments: [Key.Code.escape, .character("q")])
  func takesBack(key: Key.Code) {
    var stage = ScreenHarness.morning(theme: "dark")
    stage.type("otG")
    #expect(stage.model.appearance.theme == "mono")
    stage.press(key)
    #expect(stage.model.appearance.theme == "dark")
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("A click selects, a second one keeps")
  func mouse() {
    var stage = ScreenHarness.morning()
    stage.type("ot")
    stage.click(.choice(2))
    #expect(stage.model.appearance.theme == "light")
    stage.click(.choice(2))
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.model.appearance.theme == "light")
  }

  @Test("Themes from files are offered after the built-in ones")
  func files() {
    var stage = ScreenHarness.morning()
    stage.type("ot")
    stage.send(.themes([Palette(name: "dusk") { _ in .ansi(4) }, .dark]))
    stage.type("G")
    #expect(stage.model.appearance.theme == "dusk")
    #expect(stage.model.palette[.text] == .ansi(4))
    #expect(stage.model.appearance.themes.count == Palette.builtIn.count + 1)
  }

  @Test("The list fits the least size")
  func small() {
    var stage = ScreenHarness.morning(columns: 40, rows: 12)
    stage.type("otG")
    #expect(stage.text.contains("mono"))
    #expect(stage.text.contains("Esc"))
  }

  @Test(
    "With auto the theme follows the terminal's background, once",
    arguments: [(RGB(0xFDF6E3), "light"), (RGB(0x002B36), "dark"), (RGB(0), "dark")])
  func auto(background: RGB, name: String) {
    var stage = ScreenHarness.morning()
    stage.model.followTerminal()
    #expect(stage.model.appearance.theme == "terminal")
    stage.send(.input(.background(background)))
    #expect(stage.model.appearance.theme == name)
    stage.send(.input(.background(RGB(0x808080))))
    #expect(stage.model.appearance.theme == name)
  }

  @Test("What was chosen by hand is not changed by a late answer; without auto none is heard")
  func late() {
    var stage = ScreenHarness.morning()
    stage.send(.input(.background(RGB(0))))
    #expect(stage.model.appearance.theme == "terminal")
    stage.model.followTerminal()
    stage.type("otj")
    stage.press(.enter)
    stage.send(.input(.background(RGB(0xFFFFFF))))
    #expect(stage.model.appearance.theme == "dark")
  }
}
