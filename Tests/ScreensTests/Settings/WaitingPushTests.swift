import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining
@testable import Screens

@Suite("Pushes that wait, in an app's settings")
struct WaitingPushTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func push(_ name: String, _ json: String, silent: Bool = false) -> Command {
    var payload = Payload(
      content: silent ? Content() : Content(body: .literal(json)),
      source: SourceText(Array(json.utf8)[...], at: Place("p")))
    payload.isContentAvailable = silent
    return .push(
      PushRequest(
        app: Self.chat, payload: payload, name: name,
        headers: PushHeaders(expiration: silent ? nil : 1_528_113_600)))
  }

  @Test("B2, B6: a stored push says what it will say, what it waits for, and until when")
  func stored() throws {
    var phone = try Phone()
    try phone.perform(.network(isOn: false))
    try phone.perform(push("hello", "Hello"))
    let waiting = try #require(phone.state.waitingPushes(of: Self.chat).first)
    #expect(waiting.name == "hello" && waiting.words == "Hello")
    #expect(
      waiting.account
        == "It waits at the push service until the iPhone can be reached. It is given up at 12:00.")
    #expect(phone.state.waitingPushes(of: "com.example.mail").isEmpty)
  }

  @Test("B28, B29: a held push says that opening its app brings it, and when it comes by itself")
  func held() throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.backgroundModes = ["remote-notification"]
    try phone.perform(.install(app, isGranted: true))
    for name in ["a", "b", "c", "d"] { try phone.perform(push(name, "{}", silent: true)) }
    let waiting = try #require(phone.state.waitingPushes(of: Self.chat).first)
    #expect(waiting.name == "d")
    #expect(
      waiting.account
        == "It is silent, and is held: it comes when its app is opened, or at 10:41.")
  }

  /// The page of Chat in Settings, with a push selected that waits for the network.
  private func page() -> ScreenHarness {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      network off
      push chat {"aps":{"alert":"Table for two?"}} id=table expiration=+2h
      unlock
      settings chat
      """)
    harness.model.phone.settings.row = .push(Self.chat, "table")
    return harness
  }

  @Test("B2: beside a waiting push the inspector says what it waits for, and what it came as")
  func inspected() {
    var harness = page()
    #expect(harness.text.contains("table “Table for two?” · Chat"), "\(harness.text)")
    #expect(harness.text.contains("It waits at the push service until the iPhone can"))
    harness.model.inspector.tab = .payload
    #expect(harness.text.contains(#"{"aps":{"alert":"Table for two?"}}"#), "\(harness.text)")
  }

  @Test("B2: of many that wait each says what it will say, and the page’s rows are what keys reach")
  func many() {
    var harness = ScreenHarness(columns: 80, rows: 300)
    let pushes = (100..<300).map {
      #"push chat {"aps":{"alert":"Table \#($0)?"}} id=t\#($0) expiration=+2h"#
    }
    harness.play(#"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#)
    let course = ["policy apns.offlineStore all", "network off"] + pushes
    harness.play((course + ["unlock", "settings chat"]).joined(separator: "\n"))
    let pane = SettingsPane(model: harness.model, scene: harness.scene)
    #expect(pane.rows == harness.model.phone.settingsRows(harness.scene))
    let waiting = harness.state.waitingPushes(of: Self.chat)
    #expect(waiting.count == 200)
    #expect(waiting.allSatisfy { pane.rows.contains(.push(Self.chat, $0.name)) })
    let words = pane.part.words
    #expect(waiting.allSatisfy { words.contains($0.words) })
  }
}
