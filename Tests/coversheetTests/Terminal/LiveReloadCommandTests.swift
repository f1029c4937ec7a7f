import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Files are saved while the program shows what it read from them", .waitsOutside)
struct LiveReloadCommandTests {
  private static func words(_ other: String) -> String {
    """
    <plist version="1.0"><dict><key>MORE</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>u</string>
    <key>one</key><string>%u OTHER</string><key>other</key><string>%u OTHERs</string></dict>
    </dict></dict></plist>
    """.replacing("OTHER", with: other)
  }

  private static func payload(_ body: String) -> String {
    #"{"aps":{"alert":"\#(body)","thread-id":"a","category":"M"}}"#
  }

  private static let path = "Chat.app/en.lproj/Localizable.stringsdict"

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      "Chat.app/Notifications.json": """
      { "categories": [ { "identifier": "M", "categorySummaryFormat": { "key": "MORE" } } ] }
      """,
      Self.path: Self.words("chirp"),
      "Chat.app/one.apns": Self.payload("Uno"), "Chat.app/two.apns": Self.payload("Due"),
      "Chat.app/zoo.apns": Self.payload("Tre"),
    ])
  }

  private func write(_ text: String, to path: String, _ desk: CommandLineHarness) throws {
    try desk.folder.write(Array(text.utf8), to: path)
  }

  @Test("T13: a word that is saved in a stringsdict shows without touching the screen")
  func words() throws {
    let desk = try desk()
    let terminal = try desk.open(desk.folder("Chat.app"))
    try terminal.expect("2 chirps")
    try write(Self.words("tweet"), to: Self.path, desk)
    try terminal.expect("2 tweets")
    try write("<plist><dict>", to: Self.path, desk)
    try terminal.expect("Localizable.stringsdict:1:")
    try terminal.expect("2 tweets")
    try write(Self.words("peep"), to: Self.path + ".new", desk)
    #expect(rename(desk.folder(Self.path + ".new"), desk.folder(Self.path)) == 0)
    try terminal.expect("2 peeps")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("B48: a payload that is saved in the opened folder changes in the list, a new one comes")
  func payloads() throws {
    let desk = try desk()
    let terminal = try desk.open(desk.folder("Chat.app"))
    try terminal.expect("2 chirps")
    try write(Self.payload("Quattro"), to: "Chat.app/zoo.apns", desk)
    try terminal.expect("Quattro")
    try terminal.expect("2 chirps")
    try write(Self.payload("Cinque"), to: "Chat.app/zoo2.apns", desk)
    try terminal.expect("Cinque")
    try terminal.expect("3 chirps")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("A scenario that is saved is played again up to its end")
  func scenario() throws {
    let desk = try desk()
    try write("app Chat.app\npush chat Chat.app/one.apns\n", to: "day.scenario", desk)
    let terminal = try desk.open(desk.folder("day.scenario"))
    try terminal.expect("Uno")
    try write("app Chat.app\npsh chat\n", to: "day.scenario", desk)
    try terminal.expect("day.scenario:2:1")
    try write("app Chat.app\npush chat Chat.app/two.apns\n", to: "day.scenario", desk)
    try terminal.expect("Due")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
