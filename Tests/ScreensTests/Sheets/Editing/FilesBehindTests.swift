import Delivery
import Files
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("The files behind a notification or an app")
struct FilesBehindTests {
  private func harness(_ content: Content, _ app: App) -> ScreenHarness {
    var harness = ScreenHarness()
    harness.perform(.install(app, isGranted: true))
    var content = content
    content.userInfo = .payload(SourceText([], at: Place("Payloads/six.apns")))
    let payload = Payload(content: content, source: SourceText([], at: Place("Payloads/six.apns")))
    harness.perform(.push(PushRequest(app: app.bundleIdentifier, payload: payload)))
    return harness
  }

  private let app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")

  @Test("E opens the payload at the line of its first words")
  func payload() {
    var content = Content()
    content.title = .literal("Anna", at: Place("Payloads/six.apns", line: 4))
    content.body = .literal("At six?", at: Place("Payloads/six.apns", line: 5))
    var harness = harness(content, app)
    harness.type("E")
    #expect(harness.effects.last == .terminal(.edit(path: "Payloads/six.apns", line: 4)))
  }

  @Test("What was read is called by its whole name where there is room, and files by theirs")
  func names() {
    let folder = "/data/folders/of/somebody/who/has/many/of/them"
    var harness = ScreenHarness()
    harness.model.open(
      FileSheet(items: [
        FileBehind(what: "property list", place: Place("\(folder)/Clock.app/Info.plist")),
        FileBehind(what: "category", place: Place("\(folder)/Notifications.json", line: 11)),
      ]))
    #expect(harness.text.contains("▌ property list  ⋯/"), "\(harness.text)")
    harness.send(.input(.resize(Size(columns: 40, rows: 12))))
    #expect(harness.text.contains("Info.plist:1 "), "\(harness.text)")
    #expect(harness.text.contains(".json:11 "), "\(harness.text)")
  }

  @Test("Where its category is declared in another file, E asks which; E or Enter takes one")
  func category() {
    var app = app
    var category = Category(identifier: "message")
    let place = Place("Chat.app/Notifications.json", line: 7)
    category.actions = [Action(identifier: "like", title: .literal("Like", at: place))]
    app.categories = [category]
    var content = Content(body: .literal("At six?"))
    content.categoryIdentifier = "message"
    var harness = harness(content, app)
    let count = harness.effects.count
    harness.type("E")
    #expect(harness.effects.count == count)
    #expect(harness.text.contains("Chat.app/Notifications.json:7"), "\(harness.text)")
    harness.press(.down)
    harness.type("E")
    #expect(harness.effects.last == .terminal(.edit(path: "Chat.app/Notifications.json", line: 7)))
    harness.type("E")
    harness.press(.enter)
    #expect(harness.effects.last == .terminal(.edit(path: "Payloads/six.apns", line: 1)))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("T4, H4: what a summary or a placeholder was looked up as is behind the stack")
  func formats() {
    var harness = ScreenHarness.album()
    harness.play("setting all previews=always")
    #expect(names(harness).contains("summary") && !names(harness).contains("placeholder"))
    harness.play("setting all previews=never")
    #expect(names(harness).contains("placeholder") && !names(harness).contains("summary"))
  }

  @Test("V4: the service extension is behind what it had, and nothing else", arguments: [0, 1])
  func service(isMutable: Int) {
    var harness = ScreenHarness()
    harness.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album",
        "service":{"name":"Enrich","steps":[{"set":{"title":"Decoded"}}]}}
      push album {"aps":{"alert":"One","mutable-content":\(isMutable)}}
      wait 1s
      """)
    #expect(names(harness).contains("Enrich") == (isMutable == 1), "\(names(harness))")
  }

  private func names(_ harness: ScreenHarness) -> [String] {
    FileBehind.all(harness.model, harness.scene).map(\.what)
  }

  @Test(
    "E on an app, at home and in Settings, asks which of its own files", arguments: [false, true])
  func ownFiles(isInSettings: Bool) {
    var app = app
    app.folder = "Chat.app"
    var harness = ScreenHarness()
    harness.perform(.install(app, isGranted: true))
    harness.play(isInSettings ? "wake\nunlock\nsettings chat" : "wake\nunlock")
    harness.type("E")
    #expect(harness.text.contains("Chat.app/Notifications.json:1"), "\(harness.text)")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.effects.last == .terminal(.edit(path: "Chat.app/Info.plist", line: 1)))
  }

  @Test("An app that a scenario writes has no file of its own")
  func noFile() {
    var harness = ScreenHarness()
    harness.perform(.install(app, isGranted: true))
    harness.play("wake\nunlock")
    harness.type("E")
    #expect(harness.text.contains(Words.noFile), "\(harness.text)")
  }
}
