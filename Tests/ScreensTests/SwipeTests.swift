import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The swipe row")
struct SwipeTests {
  @Test(
    "G20: Left on a stack opens View, Manage and Clear All in place; Enter at once clears nothing")
  func stack() {
    var stage = ScreenHarness.morning()
    stage.type("j")
    let height = stage.text.split(separator: "\n", omittingEmptySubsequences: false).count
    stage.press(.left)
    #expect(stage.text.contains("‹ View ›‹ Manage ›‹ Clear All ›"), "\(stage.text)")
    #expect(stage.text.split(separator: "\n", omittingEmptySubsequences: false).count == height)
    let count = stage.state.list.count
    stage.press(.enter)
    #expect(stage.state.list.count == count)
    #expect(stage.model.list.swipe == nil)
    stage = ScreenHarness.morning()
    stage.type("j")
    stage.press(.left)
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.state.list.count == 8)
    #expect(stage.model.list.swipe == nil)
  }

  @Test("G20: a single row offers Clear", arguments: [(40, 12), (80, 24), (200, 60)])
  func single(columns: Int, rows: Int) {
    for glyphs in [Glyphs.unicode, .ascii] {
      var stage = ScreenHarness.morning(columns: columns, rows: rows, glyphs: glyphs)
      stage.press(.left)
      let row = glyphs == .ascii ? "< View >< Manage >< Clear >" : "‹ View ›‹ Manage ›‹ Clear ›"
      #expect(stage.text.contains(row), "\(stage.text)")
    }
  }

  @Test("The arrows and Tab choose; Right beyond the last and Esc close it")
  func choosing() {
    var stage = ScreenHarness.morning()
    stage.press(.left)
    #expect(stage.model.list.swipe?.choice == .view)
    stage.press(.right)
    #expect(stage.model.list.swipe == nil)
    stage.press(.left)
    stage.press(.tab)
    #expect(stage.model.list.swipe?.choice == .manage)
    stage.press(.right)
    #expect(stage.model.list.swipe?.choice == .clear)
    stage.press(.right)
    #expect(stage.model.list.swipe == nil)
    stage.press(.left)
    stage.press(.escape)
    #expect(stage.model.list.swipe == nil && stage.effects.isEmpty)
  }

  @Test("X1, X10: Manage on a stack opens the sheet for its leading notification")
  func manage() throws {
    var stage = ScreenHarness.morning()
    stage.type("j")
    stage.press(.left)
    stage.press(.tab)
    stage.press(.enter)
    let leading = try #require(stage.number("Got it."))
    #expect(stage.state.sheet?.notification == leading)
    #expect(stage.model.list.swipe == nil)
  }

  @Test("Any other key closes it and acts as ever; so does a click elsewhere")
  func movingAway() throws {
    var stage = ScreenHarness.morning()
    stage.press(.left)
    stage.type("j")
    #expect(stage.model.list.swipe == nil)
    #expect(stage.selectedWords == "stack Got it.")
    stage.press(.left)
    let podcast = try #require(stage.number("Episode 12 is out."))
    stage.click(.row(.notification(podcast)))
    #expect(stage.model.list.swipe == nil)
  }

  @Test("On a member Left collapses its group")
  func member() {
    var stage = ScreenHarness.morning()
    stage.type("jl")
    stage.press(.left)
    #expect(stage.selectedWords == "stack Got it.")
    #expect(stage.model.list.swipe == nil)
  }

  @Test(
    "Four columns toward the leading edge open it, fewer or the other way do not",
    arguments: [(-3, false), (-4, true), (-20, true), (4, false), (20, false)])
  func dragging(columns: Int, opens: Bool) throws {
    var stage = ScreenHarness.morning()
    let podcast = try #require(stage.number("Episode 12 is out."))
    stage.drag(.row(.notification(podcast)), by: columns)
    #expect((stage.model.list.swipe != nil) == opens)
    #expect(stage.effects.isEmpty, "a drag is no click")
    #expect(stage.selectedWords == "Episode 12 is out.")
  }

  @Test("A drag up or down is no swipe, and dragging back closes it")
  func steep() throws {
    var stage = ScreenHarness.morning()
    let podcast = try #require(stage.number("Episode 12 is out."))
    stage.drag(.row(.notification(podcast)), by: -6, rows: 4)
    #expect(stage.model.list.swipe == nil)
    stage.drag(.row(.notification(podcast)), by: -6)
    #expect(stage.model.list.swipe != nil)
    stage.drag(.row(.notification(podcast)), by: 6)
    #expect(stage.model.list.swipe == nil)
  }

  @Test("A stack that is dragged aside does not expand, and its controls are clicked")
  func stackByMouse() throws {
    var stage = ScreenHarness.morning()
    let leading = try #require(stage.number("Got it."))
    stage.drag(.row(.notification(leading)), by: -8)
    #expect(stage.effects.isEmpty && stage.model.list.swipe != nil)
    stage.click(.swipe(.clear))
    #expect(stage.state.list.count == 8)
  }
}
