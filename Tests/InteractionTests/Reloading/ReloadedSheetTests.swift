import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Sheets that are open while what they show is read anew")
struct ReloadedSheetTests {
  private static func payload(_ title: String) -> String {
    #"{"aps":{"alert":{"title":"\#(title)","body":"One"},"category":"brew"}}"#
  }

  private func seat() throws -> TestSession {
    var seat = try TestSession(
      "app Tea.app\npush tea one.apns\n",
      others: [
        "Tea.app/Info.plist": """
        <plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
        """,
        "Tea.app/Notifications.json": """
        { "categories": [ { "identifier": "brew", "options": ["hiddenPreviewsShowTitle"],
          "categorySummaryFormat": { "key": "MORE" } } ] }
        """,
        "Tea.app/en.lproj/Localizable.strings": #""MORE" = "%u more cups";"#,
        "one.apns": Self.payload("Anna"),
      ])
    seat.interaction.followFiles(at: seat.time)
    return seat
  }

  private func open(_ keys: String, _ words: String = "", in seat: inout TestSession) {
    seat.type(keys)
    if !words.isEmpty {
      seat.send(.input(.paste(words)))
      seat.press(.enter)
    }
    while seat.interaction.serveOrders() {}
  }

  private func reread(_ seat: inout TestSession) {
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    while seat.interaction.serveOrders() {}
  }

  @Test(
    "The privacy report, the comparison and the matrix show what a payload says now",
    arguments: [("ga", ""), ("C", "beginning"), ("M", "")])
  func payload(keys: String, words: String) throws {
    var seat = try seat()
    open(keys, words, in: &seat)
    #expect(seat.text.contains("Anna"), "\(seat.text)")
    try seat.write(Self.payload("Berta"), to: "one.apns")
    reread(&seat)
    #expect(seat.text.contains("Berta") && !seat.text.contains("Anna"), "\(seat.text)")
  }

  @Test("The phone beside the matrix shows what came while it was open")
  func arrival() throws {
    var seat = try seat()
    open("M", in: &seat)
    seat.interaction.perform(.deliverText(Self.payload("Berta"), to: "com.example.tea"))
    #expect(seat.text.contains("Anna"), "what was drawn stays until the new one is there")
    while seat.interaction.serveOrders() {}
    #expect(seat.text.contains("Berta"), "\(seat.text)")
  }

  @Test("The timeline lists what a scenario says now, also before its first line was played")
  func timeline() throws {
    let line = #"09:50 push tea {"aps":{"alert":"Anna"}}"#
    var seat = try TestSession(line, stopLine: 1, size: Size(columns: 140, rows: 40))
    seat.type("T")
    seat.interaction.followFiles(at: seat.time)
    #expect(seat.text.contains("Anna"), "\(seat.text)")
    try seat.write(line.replacing("Anna", with: "Berta"), to: "day.scenario")
    reread(&seat)
    #expect(seat.text.contains("Berta") && !seat.text.contains("Anna"), "\(seat.text)")
  }

  @Test("L17: the workbench shows a language that the app got while it was open")
  func language() throws {
    var seat = try seat()
    open("W", in: &seat)
    #expect(!seat.text.contains("tasses"), "\(seat.text)")
    try seat.write(#""MORE" = "%u tasses";"#, to: "Tea.app/fr.lproj/Localizable.strings")
    reread(&seat)
    #expect(seat.text.contains("2 tasses"), "\(seat.text)")
  }
}
