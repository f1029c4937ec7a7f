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
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("jjl")
    expect(harness, "expanded")
  }

  @Test("The history at the end of the list looks as it is on file", arguments: sizes)
  func history(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("G")
    expect(harness, "history")
  }

  @Test("The three tabs of the inspector look as they are on file", arguments: sizes)
  func inspector(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("w")
    expect(harness, "why")
    harness.type("]")
    expect(harness, "payload")
    harness.type("]")
    expect(harness, "log")
  }

  @Test("A rich view and its field look as they are on file", arguments: sizes)
  func richView(columns: Int, rows: Int) {
    var harness = ScreenHarness.social(columns: columns, rows: rows)
    harness.type("v")
    expect(harness, "rich-view")
    harness.type("2So beau")
    expect(harness, "rich-view-field")
  }

  @Test("A swipe row looks as it is on file", arguments: sizes)
  func swipe(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("j")
    harness.press(.left)
    expect(harness, "swipe")
  }

  @Test("The compact list looks as it is on file", arguments: sizes)
  func compact(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows, theme: "dark")
    harness.type("jjlov")
    expect(harness, "compact")
  }

  @Test("Stacks on patches look as they are on file", arguments: sizes)
  func patches(columns: Int, rows: Int) {
    expect(ScreenHarness.morning(columns: columns, rows: rows, theme: "dark"), "patches")
  }

  @Test("Help looks as it is on file", arguments: sizes)
  func help(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("?")
    expect(harness, "help", isCounted: false)
  }

  @Test("The list of locales looks as it is on file", arguments: sizes)
  func locales(columns: Int, rows: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: rows)
    harness.type("ol")
    harness.press(.down)
    expect(harness, "locales")
  }

  @Test("The workbench looks as it is on file", arguments: sizes)
  func workbench(columns: Int, rows: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: rows)
    harness.type("W")
    expect(harness, "workbench")
    harness.type("pl22")
    expect(harness, "workbench-typed")
  }

  @Test("The sheet of payloads looks as it is on file", arguments: sizes)
  func sending(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("a")
    harness.send(.payloads(ScreenHarness.payloads(12)))
    harness.type("j")
    expect(harness, "sending")
  }

  @Test("An empty list says so and how to fill it", arguments: sizes)
  func empty(columns: Int, rows: Int) {
    expect(ScreenHarness(columns: columns, rows: rows), "empty")
  }

  @Test("The home screen looks as it is on file", arguments: sizes)
  func home(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("su")
    expect(harness, "home")
  }

  @Test("Sheets, prompts and what rows offer look as they are on file", arguments: sizes)
  func offers(columns: Int, rows: Int) {
    var harness = ScreenHarness.pods(columns: columns, rows: rows)
    harness.play(ScreenHarness.trial)
    harness.play("suggest podcasts")
    harness.type("ggj")
    expect(harness, "offers")
    harness.press(.enter)
    expect(harness, "keep-sheet")
    harness.press(.escape)
    harness.type("Gm")
    expect(harness, "management-sheet")
    harness.type("2")
    expect(harness, "turn-off-sheet")
    harness.press(.escape)
    harness.press(.escape)
    harness.play(ScreenHarness.news)
    expect(harness, "prompt")
  }

  @Test("A banner over home and app, and Settings look as they are on file", arguments: sizes)
  func phone(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.play("unlock\nset-badge mail 12345\nset-badge messages 3\ndeliver-quietly mail")
    harness.play("push podcasts {\"aps\":{\"alert\":{\"title\":\"Bees\",\"body\":\"Episode 13\"}}}")
    expect(harness, "banner-home")
    harness.play("launch messages")
    expect(harness, "banner-app")
    harness.type("Bss")
    expect(harness, "settings")
    harness.play("settings messages")
    harness.type("jjj")
    expect(harness, "settings-app")
  }

  @Test("An app shows what its delegate received", arguments: sizes)
  func app(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("su")
    harness.type("sc")
    harness.press(.enter)
    expect(harness, "app")
  }

  @Test("With --ascii nothing of ours is beyond 7 bits", arguments: sizes)
  func ascii(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows, glyphs: .ascii)
    harness.type("jjl")
    expect(harness, "ascii")
    let strays = harness.text.filter { !$0.isASCII && !"“”…".contains($0) }
    #expect(strays.isEmpty, "beyond ASCII: \(strays)")
  }
}

extension ScreenHarness {
  /// Payloads to choose from.
  static func payloads(_ count: Int) -> [PayloadChoice] {
    (1...count).map { number in
      PayloadChoice(
        title: "Cake \(number)", app: "Messages", path: "Payloads/cake-\(number).apns",
        text: "{\n  \"aps\": {\n    \"alert\": \"Cake \(number)\"\n  }\n}\n")
    }
  }
}
