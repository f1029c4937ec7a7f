import Delivery
import Explaining
import Notifications
import Push
import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("States that screens are seldom in: empty, without an app, without room")
struct RareStateTests {
  @Test(
    "Without an app the home screen says so, and the workbench and the matrix why they stay shut")
  func noApps() {
    var stage = ScreenHarness()
    stage.play("unlock")
    #expect(stage.text.contains(Words.noApps), "\(stage.text)")
    for key in ["W", "M", "C", "A"] {
      stage.type(key)
      #expect(stage.model.message == Message(text: Words.noAppInstalled, isError: true), "\(key)")
      #expect(stage.model.sheets.isEmpty)
    }
  }

  @Test("An endpoint without a single connection says so")
  func quietWires() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.model.wires = Wires(ConnectionLog(), uptime: .zero)
    stage.type("S")
    #expect(stage.text.contains(Words.nobodyConnected.prefix(24)), "\(stage.text)")
  }

  @Test(
    "W6: where rows are few a line has to do for the watch, in ASCII too",
    arguments: [Glyphs.unicode, .ascii])
  func watchLine(glyphs: Glyphs) {
    var stage = ScreenHarness(columns: 80, rows: 15, glyphs: glyphs)
    stage.play(
      """
      app {"bundleIdentifier":"com.example.walk","displayName":"Walk"}
      watch
      lock
      """)
    let mark = glyphs == .ascii ? "@" : "⌚"
    #expect(stage.text.contains(" \(mark) "), "\(stage.text)")
    stage.play(#"push walk {"aps":{"alert":{"title":"Omar is near","body":"He is not fast."}}}"#)
    let line = stage.text.split(separator: "\n").first { $0.contains(" \(mark) ") }
    #expect(line?.contains("WALK Omar is near") == true, "\(stage.text)")
    #expect(stage.text.split(separator: "\n", omittingEmptySubsequences: false).count == 16)
  }

  @Test(
    "Remarks on a payload stand below their lines, whatever ends those", arguments: ["\n", "\r\n"])
  func lineEnds(lineEnd: String) throws {
    var stage = ScreenHarness(columns: 120, rows: 40)
    stage.install("com.example.tea", "Tea")
    let lines = [
      "{", "  \"aps\": {", "    \"alert\": \"Tea\",", "    \"threadid\": \"kitchen\"", "  }", "}",
    ]
    let source = SourceText(
      ArraySlice(lines.joined(separator: lineEnd).utf8), at: Place("tea.apns"))
    var content = Content(body: .literal("Tea"))
    content.userInfo = .payload(source)
    stage.perform(
      .push(PushRequest(app: "com.example.tea", payload: Payload(content: content, source: source)))
    )
    stage.model.inspector.tab = .payload
    let shown = stage.text.split(separator: "\n").map(String.init)
    let row = try #require(shown.firstIndex { $0.contains("\"threadid\"") }, "\(stage.text)")
    #expect(shown[row + 1].contains("^") && shown[row + 1].contains("thread-id"), "\(stage.text)")
    #expect(!stage.text.contains("␍"))
  }

  @Test("K6: from the timeline w explains the request under the cursor, E changes it")
  func timelineRequest() {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.type("Tj")
    #expect(stage.model.timelineRequest(stage.scene) != nil, "\(stage.text)")
    stage.type("w")
    #expect(stage.model.inspector.tab == .why && stage.text.contains("Waits for"), "\(stage.text)")
    stage.type("T")
    stage.type("j")
    stage.type("E")
    #expect(stage.model.sheets.last is RequestForm, "\(stage.text)")
  }

  @Test("Scenarios that a line may include are offered as its words are typed")
  func scenarios() {
    var stage = ScreenHarness.morning()
    stage.type(":include ")
    stage.send(.payloads([], scenarios: ["tea.scenario", "days/two words.scenario"]))
    let offered = stage.model.commands?.suggestions.map(\.text) ?? []
    #expect(offered.contains("tea.scenario") && offered.contains("days/two words.scenario"))
    stage.type("two")
    let narrowed = stage.model.commands?.suggestions.filter { $0.text.hasSuffix(".scenario") } ?? []
    #expect(narrowed.map(\.text) == ["days/two words.scenario"])
  }

  @Test(
    "A row of Settings that is gone meanwhile does nothing, and says what went",
    arguments: [
      (.app("com.example.gone"), "That app is gone."),
      (.setting("com.example.gone", "banners"), "That app is gone."),
      (.token("com.example.gone"), "That app is gone."),
      (.appLink("com.example.gone"), "That app is gone."),
      (.addRequest("com.example.gone"), "That app is gone."),
      (.push("com.example.gone", "p1"), "That app is gone."),
      (.pending(NotificationKey(app: "com.example.gone", identifier: "a")), "That app is gone."),
      (.push("com.example.messages", "p1"), "That push is gone."),
      (
        .pending(NotificationKey(app: "com.example.messages", identifier: "a")),
        "That request is gone."
      ),
      (.setting("com.example.messages", "banners"), "That row is gone."),
      (.appLink("com.example.messages"), "That row is gone."),
    ] as [(SettingsRow, String)])
  func gone(row: SettingsRow, words: String) {
    var stage = ScreenHarness.morning()
    stage.play("unlock\nsettings")
    #expect(stage.state.app("com.example.messages") != nil)
    let effects = stage.model.press(row, stage.scene)
    #expect(effects.isEmpty && stage.model.message == Message(text: words, isError: true))
  }

  @Test(
    "A click on a row of the list that went before it names what went",
    arguments: [
      (.notification(9999), "That notification is gone."), (.clearHistory, "That row is gone."),
    ] as [(ListSpot, String)])
  func goneRow(spot: ListSpot, words: String) {
    var stage = ScreenHarness()
    stage.model.click(spot, stage.scene)
    #expect(stage.model.message == Message(text: words, isError: true))
  }

  @Test("A click on a button whose sheet went before it does nothing, and says so")
  func goneButton() throws {
    var stage = ScreenHarness.morning()
    stage.press(.character("m"))
    let layer = try #require(stage.model.phoneLayer(in: stage.scene), "\(stage.text)")
    let offer = try #require(stage.state.choices(of: layer).first)
    var other = ScreenHarness.morning()
    other.play(ScreenHarness.news)
    try #require(other.model.phoneLayer(in: other.scene) != nil, "\(other.text)")
    let effects = other.model.choose(offer, other.scene)
    #expect(effects.isEmpty)
    #expect(other.model.message == Message(text: Words.offerGone, isError: true))
  }

  @Test("L17: the locales can be pasted, and cleared again to the one that is in force")
  func locales() throws {
    var stage = ScreenHarness.album()
    stage.type("ol")
    let before = try #require(stage.model.sheets.last as? LocaleList)
    stage.send(.input(.paste("Polish")))
    let narrowed = try #require(stage.model.sheets.last as? LocaleList)
    #expect(narrowed.locale?.tag == "pl" && narrowed.choices.count <= before.choices.count)
    stage.press(.character("u"), .control)
    let cleared = try #require(stage.model.sheets.last as? LocaleList)
    #expect(cleared.choices == before.choices && cleared.locale == before.locale)
  }

  @Test(
    "A language that nothing speaks is still one to choose, and stands first while it is in force")
  func unspoken() throws {
    var stage = ScreenHarness()
    stage.speak("is")
    stage.type("ol")
    let list = try #require(stage.model.sheets.last as? LocaleList)
    #expect(list.choices.contains { $0.locale == list.before })
    #expect(list.locale?.locale == list.before)
  }

  @Test(
    "Esc while a filter is typed anew goes back to the one that was in force",
    arguments: ["app:mail", "cake"])
  func filterAgain(filter: String) {
    var stage = ScreenHarness.morning()
    stage.type("f" + filter)
    stage.press(.enter)
    let count = stage.model.list.filter?.rows.count
    stage.type("fzzz")
    #expect(stage.model.list.filter?.rows.count == 0)
    stage.press(.escape)
    #expect(stage.model.list.filter?.text == filter && stage.model.list.filter?.isTyping == false)
    #expect(stage.model.list.filter?.rows.count == count)
  }

  @Test("Backspace in an empty search or filter ends it")
  func backspace() {
    var stage = ScreenHarness.morning()
    stage.type("/c")
    stage.press(.backspace)
    #expect(stage.model.list.search != nil)
    stage.press(.backspace)
    #expect(stage.model.list.search == nil)
    stage.type("fc")
    stage.press(.backspace)
    stage.press(.backspace)
    #expect(stage.model.list.filter == nil)
  }

  @Test(
    "The form for words says what is known of a row: its category's siblings, its key",
    arguments: [
      (.category, "registered: comment, like, plain"), (.body, "words of the key HIDDEN"),
      (.title, nil),
    ] as [(ContentRevision.Field, String?)])
  func wordsRemarks(field: ContentRevision.Field, words: String?) throws {
    var stage = ScreenHarness.album()
    stage.play(
      #"push album {"aps":{"alert":{"title":"Two","loc-key":"HIDDEN","loc-args":["2"]},"category":"like"}}"#
    )
    stage.type("gg")
    stage.type("I")
    var form = try #require(stage.model.sheets.last as? QuickEdit)
    form.selected = field
    stage.model.sheets = [form]
    if let words {
      #expect(stage.text.contains(words), "\(stage.text)")
    } else {
      #expect(!stage.text.contains("words of the key") && !stage.text.contains("registered:"))
    }
  }
}
