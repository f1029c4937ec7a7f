import Delivery
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("Inspector")
struct InspectorTests {
  @Test("w explains the selected row: the answer, then each question with its rules")
  func why() {
    var harness = ScreenHarness.morning()
    harness.type("jjw")
    for words in [
      "See you at six?", "On the lock screen", "Where does it show?", "Why in this stack?", "G3",
    ] {
      #expect(harness.text.contains(words), "“\(words)” is not in\n\(harness.text)")
    }
    harness.press(.escape)
    #expect(harness.selectedWords == "stack See you at six?")
  }

  @Test("A long answer keeps to its line, and moves those of the others nowhere")
  func longSubjects() throws {
    var harness = ScreenHarness.morning(columns: 200, rows: 60)
    harness.type("w")
    let rows = harness.text.split(separator: "\n")
    let long = try #require(rows.first { $0.contains("lock screen, Notification Center") })
    #expect(long.contains(" R4"), "\(harness.text)")
    let short = try #require(rows.first { $0.contains("  no banner") })
    #expect(short.contains(/no banner {2,4}[a-z]/), "\(short)")
  }

  @Test("What else happened at a moment with a long date begins below what happened first")
  func longDate() throws {
    var harness = ScreenHarness(columns: 200, rows: 60)
    harness.play(
      """
      device start=2020-02-28T20:00
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      unlock
      launch chat
      home
      launch chat
      at 2021-03-01T12:00
      home
      launch chat
      """)
    harness.type("w")
    let rows = harness.text.split(separator: "\n")
    let first = try #require(rows.firstIndex { $0.contains("Chat installed") })
    let start = try #require(rows[first].firstRange(of: "Chat installed")?.lowerBound)
    let columns = rows[first].distance(from: rows[first].startIndex, to: start)
    for words in ["Chat is in front now", "Chat is in the background now"] {
      let row = try #require(rows.first { $0.contains(words) })
      #expect(String(row.dropFirst(columns)).hasPrefix(words), "\(harness.text)")
    }
  }

  @Test("w says where to read it where it shows already, and what leads back from there")
  func whyAlready() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("w")
    #expect(harness.text.contains("Why is said beside the phone; Tab goes there."))
    harness.press(.tab)
    harness.type("w")
    #expect(harness.text.contains("This is why; Esc goes back to the phone."))
    harness.press(.escape)
    #expect(harness.model.focus == .phone && harness.model.message == nil)
    harness.type("]")
    harness.type("w")
    #expect(harness.model.message == nil && harness.text.contains("Where does it show?"))
  }

  @Test(
    "What opens on the phone is seen, and has the keys, from the inspector too",
    arguments: [("wm", 80), ("Tm", 120), ("wv", 80), ("]v", 120)])
  func opening(keys: String, columns: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: columns / 3)
    harness.type(keys)
    #expect(harness.model.focus == .phone)
    #expect(harness.model.layout.hasPhone)
    #expect(harness.state.sheet != nil || harness.state.pane != nil)
    harness.press(.escape)
    #expect(harness.state.sheet == nil && harness.state.pane == nil)
  }

  @Test("The footer says what Enter does in a tab", arguments: [("T", "phone"), ("L", "explain")])
  func footer(key: String, words: String) {
    var harness = ScreenHarness.morning()
    harness.type(key)
    #expect(harness.text.split(separator: "\n").last?.hasPrefix(" ↵ \(words)  ") == true)
  }

  @Test("What did not happen is explained from the log")
  func rejected() {
    var harness = ScreenHarness.morning()
    let payload = Payload(content: nil, source: SourceText([], at: Place("broken.apns")))
    harness.perform(.push(PushRequest(app: "com.example.mail", payload: payload, name: "broken")))
    harness.type("i]]")
    #expect(harness.text.contains("broken rejected"))
    harness.type("w")
    #expect(harness.text.contains("Nowhere: rejected"))
    #expect(harness.text.contains("B24"))
  }

  @Test("The log moves line by line, and keeps its line while facts come")
  func log() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.press(.tab)
    harness.type("]]jjj")
    let fact = harness.model.inspector.fact
    #expect(fact == harness.facts.count - 4)
    harness.push("Zoe", "One", thread: "one")
    #expect(harness.model.inspector.fact == fact)
    harness.type("G")
    #expect(harness.model.inspector.fact == 0)
    harness.type("gg")
    #expect(harness.model.inspector.fact == nil)
  }

  @Test(
    "Where there is no room beside the phone the inspector takes the screen, and Esc gives it back")
  func narrow() {
    var harness = ScreenHarness.morning()
    #expect(!harness.text.contains("Payload"))
    harness.type("i")
    #expect(harness.text.contains(" Why  Payload  Log"))
    #expect(!harness.text.contains("MESSAGES"))
    harness.press(.escape)
    #expect(harness.text.contains("MESSAGES"))
  }

  @Test("Where there is room both are seen; i hides the inspector, z gives it everything")
  func wide() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    #expect(harness.text.contains("Payload") && harness.text.contains("MESSAGES"))
    harness.type("z")
    #expect(harness.text.contains("Payload") && !harness.text.contains("MESSAGES"))
    harness.type("z")
    harness.type("i")
    #expect(!harness.text.contains("Payload") && harness.text.contains("MESSAGES"))
  }

  @Test("What became shorter since it was scrolled shows its end, and one row up goes one row up")
  func shortened() {
    var harness = ScreenHarness.morning(columns: 120, rows: 12)
    harness.type("j")
    harness.model.focus = .inspector
    let rows = InspectorPane(harness.model, harness.scene).contentRows
    let last = rows - harness.model.layout.inspectorRows
    #expect(last > 1, "\(harness.text)")
    let tab = harness.model.inspector.tab.rawValue
    harness.model.inspector.firstRows[tab] = last
    let end = harness.text
    harness.model.inspector.firstRows[tab] = last + 100
    #expect(harness.text == end)
    harness.press(.up)
    #expect(harness.model.inspector.firstRows[tab] == last - 1)
  }

  @Test("N1: over the home screen w explains the alert, and no app behind its box")
  func alert() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      """
      device os=4
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe"}
      app {"bundleIdentifier":"com.example.kettle","displayName":"Kettle"}
      unlock
      home
      present-legacy kettle {"alertBody":"The water boils"}
      """)
    #expect(harness.subject.number(in: harness.state) == harness.state.alertBox?.number)
    #expect(harness.text.contains("“The water boils” · Kettle"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.subject.app(in: harness.state) == "com.example.gripe")
  }

  @Test("X17, X1: w explains the app that asks or is managed, and a selected row of it as ever")
  func asking() {
    var harness = ScreenHarness.pods(columns: 120, rows: 40)
    harness.play(ScreenHarness.news)
    #expect(harness.subject.app(in: harness.state) == "com.example.news")
    #expect(!harness.text.contains("‹t›"), "\(harness.text)")
    harness.play("allow\nmanage news")
    #expect(harness.subject.app(in: harness.state) == "com.example.news")
    harness.press(.escape)
    harness.type("m")
    #expect(harness.state.sheet != nil && harness.subject.number(in: harness.state) == 0)
  }

  @Test("P1, H18: while the phone waits for its owner w explains what is to be opened")
  func waitingForOwner() {
    var harness = ScreenHarness.pods(columns: 120, rows: 40)
    harness.push("Jo", "I bring cake", app: "com.example.podcasts")
    harness.play(
      "lock\nsetting all previews=when-unlocked\nview \(harness.state.notification(0).name)")
    #expect(harness.state.prompt != nil && harness.subject.number(in: harness.state) == 0)
  }

  @Test("A smaller window hides a pane that does not have the keys")
  func shrinking() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(harness.model.layout.hasPhone && !harness.model.layout.hasInspector)
    harness.type("j")
    #expect(harness.selectedWords == "stack Got it.")
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

extension ScreenHarness {
  fileprivate var subject: InspectorPane.Subject { InspectorPane(model, scene).subject }
}
