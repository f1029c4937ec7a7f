import Delivery
import Files
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("The files behind a notification or an app")
struct FilesBehindTests {
  private func stage(_ content: Content, _ app: App) -> ScreenHarness {
    var stage = ScreenHarness()
    stage.perform(.install(app, isGranted: true))
    var content = content
    content.userInfo = .payload(SourceText([], at: Place("Payloads/six.apns")))
    let payload = Payload(content: content, source: SourceText([], at: Place("Payloads/six.apns")))
    stage.perform(.push(PushRequest(app: app.bundleIdentifier, payload: payload)))
    return stage
  }

  private let app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")

  @Test("E opens the payload at the line of its first words")
  func payload() {
    var content = Content()
    content.title = .literal("Anna", at: Place("Payloads/six.apns", line: 4))
    content.body = .literal("At six?", at: Place("Payloads/six.apns", line: 5))
    var stage = stage(content, app)
    stage.type("E")
    #expect(stage.effects.last == .terminal(.edit(path: "Payloads/six.apns", line: 4)))
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
    var stage = stage(content, app)
    let count = stage.effects.count
    stage.type("E")
    #expect(stage.effects.count == count)
    #expect(stage.text.contains("Chat.app/Notifications.json:7"), "\(stage.text)")
    stage.press(.down)
    stage.type("E")
    #expect(stage.effects.last == .terminal(.edit(path: "Chat.app/Notifications.json", line: 7)))
    stage.type("E")
    stage.press(.enter)
    #expect(stage.effects.last == .terminal(.edit(path: "Payloads/six.apns", line: 1)))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test(
    "E on an app, at home and in Settings, asks which of its own files", arguments: [false, true])
  func ownFiles(isInSettings: Bool) {
    var app = app
    app.folder = "Chat.app"
    var stage = ScreenHarness()
    stage.perform(.install(app, isGranted: true))
    stage.play(isInSettings ? "wake\nunlock\nsettings chat" : "wake\nunlock")
    stage.type("E")
    #expect(stage.text.contains("Chat.app/Notifications.json:1"), "\(stage.text)")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.effects.last == .terminal(.edit(path: "Chat.app/Info.plist", line: 1)))
  }

  @Test("An app that a scenario writes has no file of its own")
  func noFile() {
    var stage = ScreenHarness()
    stage.perform(.install(app, isGranted: true))
    stage.play("wake\nunlock")
    stage.type("E")
    #expect(stage.text.contains(Words.noFile), "\(stage.text)")
  }
}
