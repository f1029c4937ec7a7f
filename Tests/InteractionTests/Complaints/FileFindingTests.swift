import Screens
import TerminalCore
import Testing

@testable import Interaction

@Suite("What is wrong with the files of apps, on the screen")
struct FileFindingTests {
  private static let scenario = "app Kettle.app\npush kettle {\"aps\":{\"alert\":\"Tea\"}}\nwake\n"
  private static let manifest = "Kettle.app/Notifications.json"
  private static let slip = #"{ "authorization": { "options": ["provisional"] } }"#
  private static let mended = #"{ "authorization": { "options": ["provisional", "alert"] } }"#

  private func seat(
    _ manifest: String, _ scenario: String = Self.scenario
  ) throws -> TestSession {
    try TestSession(
      scenario,
      others: [
        "Kettle.app/Info.plist": """
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.kettle</string>
        <key>CFBundleDisplayName</key><string>Kettle</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
        """,
        Self.manifest: manifest,
      ], size: Size(columns: 120, rows: 40))
  }

  @Test("Y33: ! checks the files of the apps, and lists what no reading complained of")
  func listed() throws {
    var seat = try seat(Self.slip)
    #expect(!seat.text.contains("provisional alone"), "nothing is checked unasked\n\(seat.text)")
    seat.type("!")
    #expect(seat.text.contains("provisional alone") && seat.text.contains("Notifications.json:1"))
    seat.press(.enter)
    #expect(seat.acts.last == .edit(path: seat.path(Self.manifest), line: 1))
  }

  @Test("Where nothing is wrong, ! says so")
  func clean() throws {
    var seat = try seat(Self.mended)
    seat.type("!")
    #expect(seat.text.contains("Nothing is wrong"), "\(seat.text)")
  }

  @Test("A file that is mended while its finding is listed is checked again")
  func mended() throws {
    var seat = try seat(Self.slip)
    seat.type("!")
    try seat.write(Self.mended, to: Self.manifest)
    _ = seat.interaction.reread([seat.path(Self.manifest)])
    #expect(!seat.text.contains("provisional alone"), "\(seat.text)")
    try seat.write(Self.slip, to: Self.manifest)
    _ = seat.interaction.reread([seat.path(Self.manifest)])
    #expect(seat.text.contains("1 problem"), "\(seat.text)")
  }

  @Test("Why of an app names what is wrong with its files, and the key that checks them")
  func inspected() throws {
    var seat = try seat(Self.slip)
    seat.run(["unlock", "settings kettle"])
    #expect(seat.text.contains("In its files") && seat.text.contains("g f checks"), "\(seat.text)")
    seat.type("!")
    seat.press(.escape)
    #expect(seat.text.contains("with provisional") && seat.text.contains("Y33"), "\(seat.text)")
  }

  @Test("Y14: ! checks files for the phone's system, and again when that is another one")
  func system() throws {
    let named = """
      { "categories": [ { "identifier": "T", "categorySummaryFormat": "%u from %@" } ] }
      """
    var seat = try seat(named, "device os=15 start=2018-06-04T09:00\n" + Self.scenario)
    func isFound() -> Bool {
      seat.interaction.complaints.all.contains { $0.message.contains("from iOS 15 on a format") }
    }
    seat.type("!")
    #expect(isFound(), "\(seat.text)")
    seat.press(.escape)
    seat.run(["device os=12"])
    #expect(!isFound(), "\(seat.text)")
    seat.run(["device os=15"])
    #expect(isFound(), "\(seat.text)")
  }

  @Test("Y14: ! finds what is wrong with an app that the scenario declares, until that is mended")
  func declared() throws {
    let format = { (words: String) in
      """
      device os=15
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea",\
      "categories":[{"identifier":"T","categorySummaryFormat":"\(words)"}]}
      push tea {"aps":{"alert":"Tea","category":"T","thread-id":"t"}}
      """
    }
    var seat = try TestSession(format("%u more from %@"))
    func isFound() -> Bool {
      seat.interaction.complaints.all.contains { $0.rule == "Y14" && $0.place.line == 2 }
    }
    seat.interaction.followFiles(at: seat.time)
    #expect(!isFound(), "nothing is checked unasked")
    seat.type("!")
    #expect(isFound(), "\(seat.text)")
    try seat.write(format("%u more"), to: "day.scenario")
    var time = seat.time
    _ = TestSession.settle(&seat.interaction, from: &time)
    #expect(!isFound(), "\(seat.text)")
  }
}
