import TerminalCore
import Testing

@testable import Screens

@Suite("How cards look")
struct CardLookTests {
  private func cells(_ harness: ScreenHarness, of words: String) -> [Cell] {
    let canvas = harness.model.frame(in: harness.scene).canvas
    for row in 0..<canvas.size.rows {
      let cells = Array(canvas.row(row))
      let text = cells.map { String($0.character) }
      for start in text.indices where text[start...].joined().hasPrefix(words) {
        return Array(cells[start..<start + words.count])
      }
    }
    return []
  }

  @Test("The body of the selected card is tinted, others are not")
  func tinted() {
    var harness = ScreenHarness.morning(theme: "dark")
    #expect(cells(harness, of: "Glucose").allSatisfy { $0.style.background == .surfaceSelected })
    harness.type("j")
    #expect(cells(harness, of: "Glucose").allSatisfy { $0.style.background == .surface })
    harness.type("jl")
    #expect(cells(harness, of: "See you").first?.style.background == .surfaceSelected)
    #expect(cells(harness, of: "Me neither").first?.style.background == .surface)
  }

  @Test("What is critical is said in its color, selected or not", arguments: ["", "ov"])
  func critical(keys: String) {
    var harness = ScreenHarness.morning(theme: "dark")
    harness.type(keys)
    for _ in 0..<2 {
      let mark = cells(harness, of: "▲")
      #expect(mark.first?.style.foreground == .critical)
      harness.type("j")
    }
  }

  @Test("Each app has a tint of its own on its icon and its name")
  func tints() {
    let harness = ScreenHarness.morning(columns: 80, rows: 60, theme: "dark")
    let names = ["MESSAGES", "MAIL", "PODCASTS"]
    let tints = names.compactMap { cells(harness, of: $0).first?.style.foreground }
    #expect(Set(tints).count == names.count && Set(tints).isSubset(of: Role.tints), "\(tints)")
  }

  @Test("Both edges of a stack are in one row of half blocks, in a color of their own")
  func edges() {
    let harness = ScreenHarness.morning(columns: 80, rows: 60, theme: "dark")
    let both = cells(harness, of: "▀▀█")
    #expect(both.count == 3 && both.allSatisfy { $0.style.foreground == .edge })
    let one = cells(harness, of: "▀▀▀")
    #expect(one.count == 3 && one.allSatisfy { $0.style.foreground == .edge })
  }

  @Test(
    "G16: where there are few rows a stack shows its edge, too",
    arguments: [("dark", "▀▀▀"), ("terminal", "▀▀▀"), ("mono", "   └──")])
  func tight(theme: String, edge: String) {
    let harness = ScreenHarness.morning(columns: 80, rows: 17, theme: theme)
    #expect(harness.text.contains(edge), "\(harness.text)")
  }
}
