import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("How two phones that are compared look")
struct CompareScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  /// Compares with a language; the other phone is the same one speaking it.
  private func harness(
    columns: Int, rows: Int, language: String = "pl", glyphs: Glyphs = .unicode
  ) throws -> ScreenHarness {
    var harness = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    harness.type("C")
    harness.send(.input(.paste("\(language) language")))
    harness.press(.enter)
    try draw(&harness, language: language)
    return harness
  }

  private func draw(_ harness: inout ScreenHarness, language: String) throws {
    let order = try #require(harness.model.comparisonOrder)
    let scene = harness.scene
    let other = scene.with(scene.state.speaking(language, [language]))
    harness.model.take(
      ComparedScreens(
        order, harness.model.canvas(of: scene, for: order),
        harness.model.canvas(of: other, for: order),
        isMirrored: scene.direction != other.direction, refusedCount: 1))
  }

  @Test("Two phones look as they are on file", arguments: sizes)
  func picture(columns: Int, rows: Int) throws {
    expect(try harness(columns: columns, rows: rows), "compare")
  }

  @Test("What there is to compare with is a list", arguments: sizes)
  func list(columns: Int, rows: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: rows)
    harness.type("C")
    expect(harness, "compare-with")
  }

  @Test("Where nothing beyond ASCII can be drawn, the marks are ASCII too")
  func letters() throws {
    expect(try harness(columns: 80, rows: 24, glyphs: .ascii), "compare-ascii")
  }

  @Test("A language that runs from right to left is drawn from the right, beside one that does not")
  func mirrored() throws {
    expect(try harness(columns: 80, rows: 24, language: "ar"), "compare-mirrored")
  }

  @Test("What is drawn for one size is not shown as another's")
  func resized() throws {
    var harness = try harness(columns: 80, rows: 24)
    #expect(harness.model.comparisonOrder == nil)
    harness.send(.input(.resize(Size(columns: 60, rows: 24))))
    #expect(harness.model.comparisonOrder?.columns == 57)
  }
}
