import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The watch beside the phone")
struct WatchScreenTests {
  private static func stage(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var stage = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    stage.play(
      """
      app {"bundleIdentifier":"com.example.walk","displayName":"Walk","icon":"◆","categories":[
        {"identifier":"company","actions":[{"identifier":"wait","title":"Wait for Me"},
        {"identifier":"map","title":"Show the Map","options":["foreground"]},
        {"identifier":"answer","title":"Answer","textInput":{"buttonTitle":"Send"}}]}]}
      watch
      lock
      push walk {"aps":{"alert":{"title":"Omar is near","body":"He left five minutes ago, and he is not fast."},"category":"company"}} id=omar
      """)
    return stage
  }

  @Test(
    "W6: the card has a clock of its own and a short look: icon, app and title",
    arguments: [(80, 24), (120, 40)])
  func shortLook(size: (columns: Int, rows: Int)) {
    let stage = Self.stage(columns: size.columns, rows: size.rows)
    expect(stage, "watch-short")
    #expect(stage.text.contains("╭") && stage.text.contains("Omar is near"))
  }

  @Test(
    "W6: a raised wrist shows the whole text and the actions",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func longLook(size: (columns: Int, rows: Int)) {
    var stage = Self.stage(columns: size.columns, rows: size.rows)
    stage.type("r")
    expect(stage, "watch-long")
    #expect(stage.text.contains("Wait for Me"), "\(stage.text)")
    #expect(stage.state.watch.look?.isLong == true)
  }

  @Test("The watch is drawn in light, without color and in ASCII", arguments: ["light", "mono"])
  func themes(theme: String) {
    var stage = Self.stage(theme: theme, glyphs: theme == "mono" ? .ascii : .unicode)
    stage.type("r")
    expect(stage, "watch-\(theme)")
  }

  @Test("W7: a number presses an action there, Enter the one with the focus, x clears")
  func keys() {
    var stage = Self.stage()
    stage.type("r1")
    #expect(stage.state.calls.last?.action == "wait")
    #expect(stage.state.list.count == 0 && stage.state.watch.look == nil)
    stage = Self.stage()
    stage.type("r")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.state.watch.waiting.map(\.action.identifier) == ["map"])
    stage = Self.stage()
    stage.type("rx")
    #expect(stage.state.list.count == 0)
  }

  @Test("W6: Esc lowers the wrist, and the notification stays; Tab only leaves the watch")
  func leaving() {
    var stage = Self.stage()
    stage.type("r")
    stage.press(.escape)
    #expect(stage.state.watch.look == nil && stage.state.list.count == 1)
    stage = Self.stage()
    stage.type("r")
    stage.press(.tab)
    #expect(stage.state.watch.look?.isLong == true)
    #expect(!stage.model.isOnWatch(in: stage.scene))
  }

  @Test("An answer is written on the command line, as the line that it is")
  func answering() {
    var stage = Self.stage()
    stage.type("r3")
    #expect(stage.text.contains("watch-act omar answer text="), "\(stage.text)")
  }

  @Test("A click raises the wrist, a click on an action presses it")
  func mouse() {
    var stage = Self.stage()
    stage.click(.watch(.card))
    #expect(stage.state.watch.look?.isLong == true)
    stage.click(.watch(.action("wait")))
    #expect(stage.state.calls.last?.action == "wait")
  }

  @Test("Without a watch, or with one that is not worn, r says why")
  func refused() {
    var stage = ScreenHarness()
    stage.type("r")
    #expect(stage.text.contains("No watch is paired"), "\(stage.text)")
    stage = Self.stage()
    stage.play("watch worn=off")
    stage.type("r")
    #expect(stage.text.contains("not worn"), "\(stage.text)")
  }
}
