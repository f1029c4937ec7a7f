import TerminalCore
import Testing

@testable import Screens

@Suite("On a terminal of few colors")
struct FewColorTests {
  @Test(
    "A card has its box with eight colors, in every theme", arguments: Palette.builtIn.map(\.name))
  func boxes(theme: String) {
    var stage = ScreenHarness.morning(theme: theme)
    stage.model.appearance.colors = 8
    #expect(CardStyle(stage.model.palette, .unicode) == .box)
    #expect(stage.text.contains("┌") || stage.text.contains("╭"), "\(stage.text)")
  }

  @Test(
    "The theme is the terminal's own where it has few colors, whatever its ground is",
    arguments: [(8, "terminal"), (16, "terminal"), (256, "light"), (nil, "light")]
      as [(Int?, String)])
  func automatic(colors: Int?, theme: String) {
    var stage = ScreenHarness.morning()
    stage.model.followTerminal()
    stage.model.appearance.colors = colors
    stage.send(.input(.background(RGB(0xFFFFFF))))
    #expect(stage.model.appearance.theme == theme)
  }

  @Test("What is written into a file has all its colors")
  func files() {
    var stage = ScreenHarness.morning(theme: "dark")
    let whole = stage.model.palette
    stage.model.appearance.colors = 8
    #expect(stage.model.palette != whole)
    stage.model.appearance.colors = nil
    #expect(stage.model.palette == whole)
  }
}
