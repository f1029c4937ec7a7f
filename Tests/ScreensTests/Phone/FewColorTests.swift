import TerminalCore
import Testing

@testable import Screens

@Suite("On a terminal of few colors")
struct FewColorTests {
  @Test(
    "A card has its box with eight colors, in every theme", arguments: Palette.builtIn.map(\.name))
  func boxes(theme: String) {
    var harness = ScreenHarness.morning(theme: theme)
    harness.model.appearance.colors = 8
    #expect(CardStyle(harness.model.palette, .unicode) == .box)
    #expect(harness.text.contains("┌") || harness.text.contains("╭"), "\(harness.text)")
  }

  @Test(
    "With 16 colors no patch of a card falls into the ground, and edges are seen, in every theme",
    arguments: Palette.builtIn.map(\.name))
  func sixteen(theme: String) {
    var harness = ScreenHarness.morning(theme: theme)
    harness.model.appearance.colors = 16
    let palette = harness.model.palette
    func drawn(_ role: Role) -> Color { palette[role].reduced(to: .sixteen) }
    if CardStyle(palette, .unicode) == .patch { #expect(drawn(.surface) != drawn(.background)) }
    #expect(drawn(.edge) == .standard || drawn(.edge) != drawn(.background))
  }

  @Test(
    "The theme is the terminal's own where it has few colors, whatever its ground is",
    arguments: [(8, "terminal"), (16, "terminal"), (256, "light"), (nil, "light")]
      as [(Int?, String)])
  func automatic(colors: Int?, theme: String) {
    var harness = ScreenHarness.morning()
    harness.model.followTerminal()
    harness.model.appearance.colors = colors
    harness.send(.input(.background(RGB(0xFFFFFF))))
    #expect(harness.model.appearance.palette.name == theme)
  }

  @Test(
    "From iOS 16 a row in a box has the icon of its app", arguments: Palette.builtIn.map(\.name))
  func icons(theme: String) {
    var harness = ScreenHarness.today(theme: theme)
    harness.model.appearance.colors = 8
    #expect(harness.text.contains("📦"), "\(harness.text)")
  }

  @Test("What is written into a file has all its colors")
  func files() {
    var harness = ScreenHarness.morning(theme: "dark")
    let whole = harness.model.palette
    harness.model.appearance.colors = 8
    #expect(harness.model.palette != whole)
    harness.model.appearance.colors = nil
    #expect(harness.model.palette == whole)
  }
}
