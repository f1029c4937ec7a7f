import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of the screens")
struct SnapshotTests {
  static let sizes = [(80, 24), (120, 40), (40, 12), (200, 60)]

  @Test("The lock screen looks as it is on file", arguments: sizes)
  func lockScreen(columns: Int, rows: Int) {
    expect(ScreenHarness.morning(columns: columns, rows: rows), "lock-screen")
  }

  @Test("An expanded group looks as it is on file", arguments: sizes)
  func expanded(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("jjl")
    expect(stage, "expanded")
  }

  @Test("The history at the end of the list looks as it is on file", arguments: sizes)
  func history(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("G")
    expect(stage, "history")
  }

  @Test("The three tabs of the inspector look as they are on file", arguments: sizes)
  func inspector(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("w")
    expect(stage, "why")
    stage.type("]")
    expect(stage, "payload")
    stage.type("]")
    expect(stage, "log")
  }

  @Test("A rich view and its field look as they are on file", arguments: sizes)
  func richView(columns: Int, rows: Int) {
    var stage = ScreenHarness.social(columns: columns, rows: rows)
    stage.type("v")
    expect(stage, "rich-view")
    stage.type("2So beau")
    expect(stage, "rich-view-field")
  }

  @Test("A swipe row looks as it is on file", arguments: sizes)
  func swipe(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("j")
    stage.press(.left)
    expect(stage, "swipe")
  }

  @Test("The compact list looks as it is on file", arguments: sizes)
  func compact(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows, theme: "dark")
    stage.type("jjlov")
    expect(stage, "compact")
  }

  @Test("Stacks on patches look as they are on file", arguments: sizes)
  func patches(columns: Int, rows: Int) {
    expect(ScreenHarness.morning(columns: columns, rows: rows, theme: "dark"), "patches")
  }

  @Test("Help looks as it is on file", arguments: sizes)
  func help(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("?")
    expect(stage, "help", isCounted: false)
  }

  @Test("The list of locales looks as it is on file", arguments: sizes)
  func locales(columns: Int, rows: Int) {
    var stage = ScreenHarness.album(columns: columns, rows: rows)
    stage.type("ol")
    stage.press(.down)
    expect(stage, "locales")
  }

  @Test("The workbench looks as it is on file", arguments: sizes)
  func workbench(columns: Int, rows: Int) {
    var stage = ScreenHarness.album(columns: columns, rows: rows)
    stage.type("W")
    expect(stage, "workbench")
    stage.type("pl22")
    expect(stage, "workbench-typed")
  }

  @Test("The sheet of payloads looks as it is on file", arguments: sizes)
  func sending(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("a")
    stage.send(.payloads(ScreenHarness.payloads(12)))
    stage.type("j")
    expect(stage, "sending")
  }

  @Test("An empty list says so and how to fill it", arguments: sizes)
  func empty(columns: Int, rows: Int) {
    expect(ScreenHarness(columns: columns, rows: rows), "empty")
  }

  @Test("The home screen looks as it is on file", arguments: sizes)
  func home(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("su")
    expect(stage, "home")
  }

  @Test("Sheets, prompts and what rows offer look as they are on file", arguments: sizes)
  func offers(columns: Int, rows: Int) {
    var stage = ScreenHarness.pods(columns: columns, rows: rows)
    stage.play(ScreenHarness.trial)
    stage.play("suggest podcasts")
    stage.type("ggj")
    expect(stage, "offers")
    stage.press(.enter)
    expect(stage, "keep-sheet")
    stage.press(.escape)
    stage.type("Gm")
    expect(stage, "management-sheet")
    stage.type("2")
    expect(stage, "turn-off-sheet")
    stage.press(.escape)
    stage.press(.escape)
    stage.play(ScreenHarness.news)
    expect(stage, "prompt")
  }

  @Test("A banner over home and app, and Settings look as they are on file", arguments: sizes)
  func phone(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.play("unlock\nset-badge mail 12345\nset-badge messages 3\ndeliver-quietly mail")
    stage.play("push podcasts {\"aps\":{\"alert\":{\"title\":\"Bees\",\"body\":\"Episode 13\"}}}")
    expect(stage, "banner-home")
    stage.play("launch messages")
    expect(stage, "banner-app")
    stage.type("Bss")
    expect(stage, "settings")
    stage.play("settings messages")
    stage.type("jjj")
    expect(stage, "settings-app")
  }

  @Test("An app shows what its delegate received", arguments: sizes)
  func app(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("su")
    stage.type("sc")
    stage.press(.enter)
    expect(stage, "app")
  }

  @Test("With --ascii nothing of ours is beyond 7 bits", arguments: sizes)
  func ascii(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows, glyphs: .ascii)
    stage.type("jjl")
    expect(stage, "ascii")
    let strays = stage.text.filter { !$0.isASCII && !"“”…".contains($0) }
    #expect(strays.isEmpty, "beyond ASCII: \(strays)")
  }
}

extension ScreenHarness {
  /// Payloads to choose from.
  static func payloads(_ count: Int) -> [PayloadChoice] {
    (1...count).map { number in
      PayloadChoice(
        id: number, title: "Cake \(number)", app: "Messages", path: "Payloads/cake-\(number).apns",
        text: "{\n  \"aps\": {\n    \"alert\": \"Cake \(number)\"\n  }\n}\n")
    }
  }
}
