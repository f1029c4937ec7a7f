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
    harness.click(.choice(3))
    #expect(harness.model.appearance.theme == "light")
    harness.click(.choice(3))
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

  @Test("The list of themes fits the least size")
  func small() {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.type("otG")
    #expect(harness.text.contains("mono"))
    #expect(harness.text.contains("Esc"))
  }

  @Test(
    "With auto the theme is as the terminal's background, each time that it says so",
    arguments: [(RGB(0xFDF6E3), Ground.light), (RGB(0x002B36), .dark), (RGB(0), .dark)])
  func auto(background: RGB, ground: Ground) {
    var harness = ScreenHarness.morning()
    harness.model.followTerminal()
    #expect(harness.model.palette == .dark, "nothing is known yet")
    harness.send(.input(.background(background)))
    #expect(harness.model.palette == ground.palette)
    #expect(harness.effects.last == .terminal(.rememberGround(ground)))
    harness.send(.input(.background(RGB(0xFFFFFF))))
    #expect(harness.model.palette == .light, "it was turned light meanwhile")
  }

  @Test("With auto the first frame is as such a terminal was the last time, and asks for nothing")
  func remembered() {
    var harness = ScreenHarness.morning()
    harness.model.followTerminal(on: .light)
    #expect(harness.model.palette == .light && harness.effects.isEmpty)
    let first = harness.model.frame(in: harness.scene)
    harness.send(.input(.background(RGB(0xFDF6E3))))
    #expect(harness.model.frame(in: harness.scene) == first, "what was known needs no other frame")
    harness.send(.input(.background(RGB(0))))
    #expect(harness.model.frame(in: harness.scene) != first)
  }

  @Test("With few colors auto is the terminal's own sixteen", arguments: [8, 16, 88])
  func few(colors: Int) {
    var harness = ScreenHarness.morning()
    harness.model.followTerminal()
    harness.model.appearance.colors = colors
    #expect(harness.model.palette.name == Palette.terminal.name)
    harness.model.appearance.colors = 256
    #expect(harness.model.palette == .dark)
  }

  @Test("auto is the first of the list, and can be chosen again")
  func again() {
    var harness = ScreenHarness.morning(theme: "mono")
    harness.type("ot")
    harness.press(.home)
    #expect(harness.model.palette == .dark && harness.text.contains("auto"))
    harness.press(.enter)
    #expect(harness.effects.last == .rememberChoices(Choices(theme: "auto")))
  }

  @Test("What was chosen by hand is not changed by an answer of the terminal")
  func late() {
    var harness = ScreenHarness.morning()
    harness.send(.input(.background(RGB(0xFFFFFF))))
    #expect(harness.model.appearance.theme == "terminal")
    harness.model.followTerminal()
    harness.type("otjj")
    harness.press(.enter)
    harness.send(.input(.background(RGB(0xFFFFFF))))
    #expect(harness.model.appearance.theme == "dark")
  }
}
