import Delivery
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction

@Suite("Payloads that are chosen by hand")
struct PayloadChoiceTests {
  private static func plist(_ identifier: String) -> String {
    "<plist><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>"
      + "<key>CFBundleDisplayName</key><string>Twin</string></dict></plist>"
  }

  @Test("A payload goes to its own app, also where an earlier one has the same name")
  func namesakes() throws {
    let folder = try ScratchFolder([
      "A.app/Info.plist": Self.plist("com.example.a"),
      "B.app/Info.plist": Self.plist("com.example.b"),
      "B.app/Payloads/hi.apns": #"{"aps":{"alert":"Hi"}}"#,
      "day.scenario": "app A.app\napp B.app\n",
    ])
    var interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 80, rows: 24), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    let choice = try #require(interaction.findPayloads().first { $0.title == "hi" })
    interaction.perform(.deliver(choice))
    #expect(interaction.session.state.notifications.map(\.value.app) == ["com.example.b"])
  }

  @Test("A payload that was sent before is offered and sent as its file says it now")
  func edited() throws {
    let path = "A.app/Payloads/hi.apns"
    let folder = try ScratchFolder([
      "A.app/Info.plist": Self.plist("com.example.a"), path: Self.payload("One"),
      "day.scenario": "app A.app\n",
    ])
    var interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 80, rows: 24), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    let choice = try #require(interaction.findPayloads().first { $0.title == "hi" })
    interaction.perform(.deliver(choice))
    try folder.write(Array(Self.payload("Two").utf8), to: path)
    #expect(interaction.findPayloads().map(\.text) == [Self.payload("Two")])
    try folder.write(Array(Self.payload("Three").utf8), to: path)
    interaction.perform(.deliver(choice))
    let state = interaction.session.state
    #expect(state.notifications.indices.map { state.shown($0).body } == ["One", "Three"])
  }

  @Test(
    "The list of payloads that is open shows what was written into a file, sent or not",
    arguments: ["push a A.app/Payloads/hi.apns\n", ""])
  func openList(sending: String) throws {
    let path = "A.app/Payloads/hi.apns"
    var session = try TestSession(
      "app A.app\n\(sending)",
      others: ["A.app/Info.plist": Self.plist("com.example.a"), path: Self.payload("One")])
    session.interaction.followFiles(at: session.time)
    session.type("a")
    #expect(session.text.contains("\"One\""), "\(session.text)")
    try session.write(Self.payload("Two"), to: path)
    _ = TestSession.settle(&session.interaction, from: &session.time)
    #expect(session.text.contains("\"Two\""), "\(session.text)")
  }

  private static func payload(_ body: String) -> String { #"{"aps":{"alert":"\#(body)"}}"# }
}
