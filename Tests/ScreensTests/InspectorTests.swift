import Delivery
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("Inspector")
struct InspectorTests {
  @Test("w explains the selected row: the verdict, each decision, each rule")
  func why() {
    var stage = ScreenHarness.morning()
    stage.type("jjw")
    for words in ["See you at six?", "Listed on the lock screen.", "grouped with 3 others", "G3"] {
      #expect(stage.text.contains(words), "“\(words)” is not in\n\(stage.text)")
    }
    stage.press(.escape)
    #expect(stage.selectedWords == "stack See you at six?")
  }

  @Test(
    "What opens on the phone is seen, and has the keys, from the inspector too",
    arguments: [("Tm", 80), ("Tm", 120), ("wv", 80), ("Lv", 120)])
  func opening(keys: String, columns: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: columns / 3)
    stage.type(keys)
    #expect(stage.model.focus == .phone)
    #expect(stage.model.layout.hasPhone)
    #expect(stage.state.sheet != nil || stage.state.pane != nil)
    stage.press(.escape)
    #expect(stage.state.sheet == nil && stage.state.pane == nil)
  }

  @Test("The footer says what Enter does in a tab", arguments: [("T", "phone"), ("L", "explain")])
  func footer(key: String, words: String) {
    var stage = ScreenHarness.morning()
    stage.type(key)
    #expect(stage.text.split(separator: "\n").last?.hasPrefix(" ↵ \(words)  ") == true)
  }

  @Test("What did not happen is explained from the log")
  func rejected() {
    var stage = ScreenHarness.morning()
    let payload = Payload(content: nil, source: SourceText([], at: Place("broken.apns")))
    stage.perform(.push(PushRequest(app: "com.example.mail", payload: payload, name: "broken")))
    stage.type("i]]")
    #expect(stage.text.contains("broken rejected"))
    stage.type("w")
    #expect(stage.text.contains("It shows nowhere: rejected."))
    #expect(stage.text.contains("B24"))
  }

  @Test("The log moves line by line, and keeps its line while facts come")
  func log() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.press(.tab)
    stage.type("]]jjj")
    let fact = stage.model.inspector.fact
    #expect(fact == stage.facts.count - 4)
    stage.push("Zoe", "One", thread: "one")
    #expect(stage.model.inspector.fact == fact)
    stage.type("G")
    #expect(stage.model.inspector.fact == 0)
    stage.type("gg")
    #expect(stage.model.inspector.fact == nil)
  }

  @Test(
    "Where there is no room beside the phone the inspector takes the screen, and Esc gives it back")
  func narrow() {
    var stage = ScreenHarness.morning()
    #expect(!stage.text.contains("Payload"))
    stage.type("i")
    #expect(stage.text.contains(" Why  Payload  Log"))
    #expect(!stage.text.contains("MESSAGES"))
    stage.press(.escape)
    #expect(stage.text.contains("MESSAGES"))
  }

  @Test("Where there is room both are seen; i hides the inspector, z gives it everything")
  func wide() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    #expect(stage.text.contains("Payload") && stage.text.contains("MESSAGES"))
    stage.type("z")
    #expect(stage.text.contains("Payload") && !stage.text.contains("MESSAGES"))
    stage.type("z")
    stage.type("i")
    #expect(!stage.text.contains("Payload") && stage.text.contains("MESSAGES"))
  }

  @Test("A pane that a smaller window hides does not keep the keys")
  func shrinking() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.press(.tab)
    #expect(stage.model.focus == .inspector)
    stage.send(.input(.resize(Size(columns: 80, rows: 24))))
    stage.type("j")
    #expect(stage.selectedWords == "stack Got it.")
  }

  @Test("A payload is shown byte for byte, keys apart from values")
  func payload() {
    let text = #"{"a": "b\"c", "n": 1}"#
    let runs = JSONColoring.runs(text)
    #expect(runs.map(\.text).joined() == text)
    #expect(runs.filter { $0.foreground == .accent }.map(\.text) == ["\"a\"", "\"n\""])
    #expect(runs.contains { $0.text == #""b\"c""# })
  }

  @Test("Text that is no JSON comes out whole", arguments: ["", "\"", "{\"a", "\"\\", "x\"y\"z:"])
  func noJSON(text: String) {
    #expect(JSONColoring.runs(text).map(\.text).joined() == text)
  }
}
