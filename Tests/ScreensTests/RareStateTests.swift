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
    var harness = ScreenHarness()
    harness.play("unlock")
    #expect(harness.text.contains(Words.noApps), "\(harness.text)")
    for key in ["W", "M", "C", "A"] {
      harness.type(key)
      #expect(harness.model.message == Message(text: Words.noAppInstalled, isError: true), "\(key)")
      #expect(harness.model.sheets.isEmpty)
    }
  }

  @Test("An endpoint without a single connection says so")
  func quietWires() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.model.wires = Wires(ConnectionLog(), uptime: .zero)
    harness.type("S")
    #expect(harness.text.contains(Words.nobodyConnected.prefix(24)), "\(harness.text)")
    #expect(harness.text.contains("y c \(Words.copiesRequest)"), "\(harness.text)")
  }

  @Test(
    "W6: where rows are few a line has to do for the watch, in ASCII too",
    arguments: [Glyphs.unicode, .ascii])
  func watchLine(glyphs: Glyphs) {
    var harness = ScreenHarness(columns: 80, rows: 15, glyphs: glyphs)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.walk","displayName":"Walk"}
      watch
      lock
      """)
    let mark = glyphs == .ascii ? "@" : "⌚"
    #expect(harness.text.contains(" \(mark) "), "\(harness.text)")
    harness.play(#"push walk {"aps":{"alert":{"title":"Omar is near","body":"He is not fast."}}}"#)
    let line = harness.text.split(separator: "\n").first { $0.contains(" \(mark) ") }
    #expect(line?.contains("WALK Omar is near") == true, "\(harness.text)")
    #expect(harness.text.split(separator: "\n", omittingEmptySubsequences: false).count == 16)
  }

  @Test(
    "Remarks on a payload stand below their lines, whatever ends those", arguments: ["\n", "\r\n"])
  func lineEnds(lineEnd: String) throws {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.tea", "Tea")
    let lines = [
      "{", "  \"aps\": {", "    \"alert\": \"Tea\",", "    \"threadid\": \"kitchen\"", "  }", "}",
    ]
    let source = SourceText(
      ArraySlice(lines.joined(separator: lineEnd).utf8), at: Place("tea.apns"))
    var content = Content(body: .literal("Tea"))
    content.userInfo = .payload(source)
    harness.perform(
      .push(PushRequest(app: "com.example.tea", payload: Payload(content: content, source: source)))
    )
    harness.model.inspector.tab = .payload
    let shown = harness.text.split(separator: "\n").map(String.init)
    let row = try #require(shown.firstIndex { $0.contains("\"threadid\"") }, "\(harness.text)")
    #expect(shown[row + 1].contains("^") && shown[row + 1].contains("thread-id"), "\(harness.text)")
    #expect(!harness.text.contains("␍"))
  }

  @Test("K6: from the timeline w explains the request under the cursor, E changes it")
  func timelineRequest() {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("Tj")
    #expect(harness.model.timelineRequest(harness.scene) != nil, "\(harness.text)")
    harness.type("w")
    #expect(
      harness.model.inspector.tab == .why && harness.text.contains("Waits for"), "\(harness.text)")
    harness.type("T")
    harness.type("j")
    harness.type("E")
    #expect(harness.model.sheets.last is RequestSheet, "\(harness.text)")
  }

  @Test("Scenarios that a line may include are offered as its words are typed")
  func scenarios() {
    var harness = ScreenHarness.morning()
    harness.type(":include ")
    harness.send(.payloads([], scenarios: ["tea.scenario", "days/two words.scenario"]))
    let offered = harness.model.commands?.suggestions.map(\.text) ?? []
    #expect(offered.contains("tea.scenario") && offered.contains("days/two words.scenario"))
    harness.type("two")
    let narrowed =
      harness.model.commands?.suggestions.filter { $0.text.hasSuffix(".scenario") } ?? []
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
    var harness = ScreenHarness.morning()
    harness.play("unlock\nsettings")
    #expect(harness.state.app("com.example.messages") != nil)
    let effects = SettingsSurface.press(row, in: &harness.model, harness.scene)
    #expect(effects.isEmpty && harness.model.message == Message(text: words, isError: true))
  }

  @Test(
    "A click on a row of the list that went before it names what went",
    arguments: [
      (.notification(9999), "That notification is gone."), (.clearHistory, "That row is gone."),
    ] as [(ListSpot, String)])
  func goneRow(spot: ListSpot, words: String) {
    var harness = ScreenHarness()
    harness.model.click(spot, harness.scene)
    #expect(harness.model.message == Message(text: words, isError: true))
  }

  @Test("A click on a Clear whose rows went before it clears nothing, and says so")
  func goneClear() {
    var harness = ScreenHarness()
    let effects = harness.model.click(.clear(.clearHistory), harness.scene)
    #expect(effects.isEmpty)
    #expect(harness.model.message == Message(text: "That row is gone.", isError: true))
  }

  @Test("A click on a button whose sheet went before it does nothing, and says so")
  func goneButton() throws {
    var harness = ScreenHarness.morning()
    harness.press(.character("m"))
    let layer = try #require(harness.model.phoneLayer(in: harness.scene), "\(harness.text)")
    let offer = try #require(harness.state.choices(of: layer).first)
    var other = ScreenHarness.morning()
    other.play(ScreenHarness.news)
    try #require(other.model.phoneLayer(in: other.scene) != nil, "\(other.text)")
    let effects = other.model.choose(offer, other.scene)
    #expect(effects.isEmpty)
    #expect(other.model.message == Message(text: Words.offerGone, isError: true))
  }

  @Test("L17: the locales can be pasted, and cleared again to the one that is in force")
  func locales() throws {
    var harness = ScreenHarness.album()
    harness.type("ol")
    let before = try #require(harness.model.sheets.last as? LocaleSheet)
    harness.send(.input(.paste("Polish")))
    let narrowed = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(narrowed.locale?.tag == "pl" && narrowed.choices.count <= before.choices.count)
    harness.press(.character("u"), .control)
    let cleared = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(cleared.choices == before.choices && cleared.locale == before.locale)
  }

  @Test("A language is offered once, by whichever of its names it is looked for")
  func onceEach() throws {
    var harness = ScreenHarness.album()
    harness.type("ol")
    harness.send(.input(.paste("pol")))
    let list = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(list.choices.filter { $0.englishName == "Polish" }.map(\.tag) == ["pl"])
  }

  @Test(
    "A language that nothing speaks is still one to choose, and stands first while it is in force")
  func unspoken() throws {
    var harness = ScreenHarness()
    harness.speak("is")
    harness.type("ol")
    let list = try #require(harness.model.sheets.last as? LocaleSheet)
    #expect(list.choices.contains { $0.locale == list.before })
    #expect(list.locale?.locale == list.before)
  }

  @Test(
    "Esc while a filter is typed anew goes back to the one that was in force",
    arguments: ["app:mail", "cake"])
  func filterAgain(filter: String) {
    var harness = ScreenHarness.morning()
    harness.type("f" + filter)
    harness.press(.enter)
    let count = harness.model.list.filter?.rows.count
    harness.type("fzzz")
    #expect(harness.model.list.filter?.rows.count == 0)
    harness.press(.escape)
    #expect(
      harness.model.list.filter?.text == filter && harness.model.list.filter?.isTyping == false)
    #expect(harness.model.list.filter?.rows.count == count)
  }

  @Test("Backspace in an empty search or filter ends it")
  func backspace() {
    var harness = ScreenHarness.morning()
    harness.type("/c")
    harness.press(.backspace)
    #expect(harness.model.list.search != nil)
    harness.press(.backspace)
    #expect(harness.model.list.search == nil)
    harness.type("fc")
    harness.press(.backspace)
    harness.press(.backspace)
    #expect(harness.model.list.filter == nil)
  }

  @Test(
    "The form for words says what is known of a row: its category's siblings, its key",
    arguments: [
      (.category, "registered: comment, like, plain"), (.body, "words of the key HIDDEN"),
      (.title, nil),
    ] as [(ContentRevision.Field, String?)])
  func wordsRemarks(field: ContentRevision.Field, words: String?) throws {
    var harness = ScreenHarness.album()
    harness.play(
      #"push album {"aps":{"alert":{"title":"Two","loc-key":"HIDDEN","loc-args":["2"]},"category":"like"}}"#
    )
    harness.type("gg")
    harness.type("I")
    var form = try #require(harness.model.sheets.last as? QuickEditSheet)
    form.selected = field
    harness.model.sheets = [form]
    if let words {
      #expect(harness.text.contains(words), "\(harness.text)")
    } else {
      #expect(!harness.text.contains("words of the key") && !harness.text.contains("registered:"))
    }
  }
}
