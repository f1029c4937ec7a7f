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
}
