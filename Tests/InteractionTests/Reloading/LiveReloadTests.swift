import Delivery
import Glibc
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Files are edited while what was read from them is on the screen")
struct LiveReloadTests {
  private let folder: ScratchFolder
  var interaction: Interaction
  private var time = Duration.seconds(10)

  static func payload(_ body: String) -> String {
    #"{"aps":{"alert":{"title":"Anna","body":"\#(body)"},"thread-id":"a","category":"M"}}"#
  }

  private static func words(_ other: String) -> String {
    """
    <plist version="1.0"><dict><key>MORE</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>u</string>
    <key>one</key><string>%u \\(other)</string><key>other</key><string>%u \\(other)s</string></dict>
    </dict></dict></plist>
    """.replacing("\\(other)", with: other)
  }

  init() throws {
    folder = try ScratchFolder([
      "Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      "Chat.app/Notifications.json": """
      { "categories": [ { "identifier": "M", "categorySummaryFormat": { "key": "MORE" } } ] }
      """,
      "Chat.app/en.lproj/Localizable.stringsdict": Self.words("chirp"),
      "one.apns": Self.payload("Uno"),
      "day.scenario": """
      app Chat.app
      push chat one.apns
      push chat \(Self.payload("Due"))
      push chat \(Self.payload("Tre"))
      """,
    ])
    interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 80, rows: 30), keepsJournal: true)
    while interaction.isLoading { interaction.load() }
    _ = interaction.frame()
    interaction.followFiles(at: time)
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(Array(text.utf8), to: path)
  }

  func path(_ name: String) -> String { folder(name) }

  var text: String { interaction.model.frame(in: interaction.scene).text }

  // Which line of the screen the marker is at.
  private var selectedLine: Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("▌") }
  }

  private mutating func press(_ keys: String) {
    for key in keys { interaction.handle(.input(.key(Key(.character(key))))) }
  }

  mutating func settle() { _ = TestSession.settle(&interaction, from: &time) }

  @Test("T13: another word in a stringsdict shows under the stack, which stays as it was")
  mutating func stringsdict() throws {
    #expect(text.contains("2 chirps"), "\(text)")
    try write(Self.words("tweet"), to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 tweets"), "\(text)")
    #expect(text.contains("Localizable.stringsdict reloaded"), "\(text)")
  }

  @Test("A file that another one is put in place of is told by its name alone")
  mutating func putInPlace() throws {
    try write(Self.words("tweet"), to: "Chat.app/en.lproj/sedLQERR")
    let words = folder("Chat.app/en.lproj/Localizable.stringsdict")
    #expect(rename(folder("Chat.app/en.lproj/sedLQERR"), words) == 0)
    settle()
    #expect(text.contains("2 tweets"), "\(text)")
    #expect(text.contains(" Localizable.stringsdict reloaded"), "\(text)")
    #expect(!text.contains("sedLQERR"), "\(text)")
  }

  @Test("What was edited on the phone stays edited where its payload's file is read anew")
  mutating func edited() throws {
    press("l")
    interaction.perform(line: "edit n1 title=Zoe")
    try write(Self.payload("Eins"), to: "one.apns")
    settle()
    #expect(text.contains("Zoe") && text.contains("Eins"), "\(text)")
    #expect(folder.text("journal")?.contains("edit n1 title=Zoe") == true)
    press("u")
    #expect(!text.contains("Zoe") && text.contains("Eins"), "\(text)")
  }

  @Test("What is written where a link leads shows under the link's name")
  mutating func links() throws {
    try folder.write(Array(Self.words("chirp").utf8), to: "Chat.app/elsewhere/words.txt")
    let link = folder("Chat.app/en.lproj/Localizable.stringsdict")
    #expect(unlink(link) == 0 && symlink("../elsewhere/words.txt", link) == 0)
    settle()
    #expect(text.contains("2 chirps"), "\(text)")
    try write(Self.words("tweet"), to: "Chat.app/elsewhere/words.txt")
    settle()
    #expect(text.contains("2 tweets"), "\(text)")
    #expect(text.contains("Localizable.stringsdict reloaded"), "\(text)")
  }

  @Test("An app's folder that is taken away and built anew is watched again")
  mutating func builtAnew() throws {
    #expect(rename(folder("Chat.app"), folder("Old.app")) == 0)
    settle()
    for (path, text) in [
      ("Info.plist", try #require(folder.text("Old.app/Info.plist"))),
      ("Notifications.json", try #require(folder.text("Old.app/Notifications.json"))),
      ("en.lproj/Localizable.stringsdict", Self.words("tweet")),
    ] { try write(text, to: "Chat.app/" + path) }
    settle()
    #expect(text.contains("2 tweets"), "\(text)")
    try write(Self.words("squawk"), to: "Old.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 tweets"), "what bears another name is nothing of it: \(text)")
    try write(Self.words("caw"), to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 caws"), "\(text)")
  }

  @Test("Selection and what is expanded stay")
  mutating func place() throws {
    press("ljj")
    let before = selectedLine
    #expect(before != nil && text.contains("Due"), "\(text)")
    try write(Self.payload("Eins"), to: "one.apns")
    settle()
    #expect(text.contains("Eins") && text.contains("Due"), "\(text)")
    #expect(selectedLine == before)
  }

  @Test("B48: what was sent from a file says what the file says now, and undo still works")
  mutating func payload() throws {
    press("l")
    try write(Self.payload("Eins"), to: "one.apns")
    settle()
    #expect(text.contains("Eins") && !text.contains("Uno"), "\(text)")
    #expect(folder.text("journal")?.contains("Eins") == true)
    press("u")
    #expect(!text.contains("Eins") && text.contains("2 chirps"), "\(text)")
  }

  @Test("A mistake is said with its place, the last good file stays, and mended it is forgotten")
  mutating func mistakes() throws {
    try write("{\"aps\":", to: "one.apns")
    settle()
    #expect(text.contains("one.apns:1:") && text.contains("the last good one stays"), "\(text)")
    #expect(interaction.session.state.notifications.count == 3)
    #expect(interaction.complaints.said.contains { $0.severity == .error })
    try write(Self.payload("Uno"), to: "one.apns")
    settle()
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
    #expect(text.contains("one.apns says what it said before"), "\(text)")
  }

  @Test("A strings file that is cut short leaves the words that were there")
  mutating func brokenWords() throws {
    try write("<plist><dict><key>MORE", to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 chirps"), "\(text)")
    #expect(text.contains("Localizable.stringsdict:1:"), "\(text)")
    try write(Self.words("peep"), to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 peeps"), "\(text)")
  }

  @Test("A new line of the scenario happens, and what was done by hand is done again behind it")
  mutating func scenario() throws {
    press("l")
    try write(
      "app Chat.app\npush chat one.apns\npush chat \(Self.payload("Quattro"))\n", to: "day.scenario"
    )
    settle()
    #expect(text.contains("Quattro") && text.contains("Uno") && !text.contains("Due"), "\(text)")
    #expect(text.contains("day.scenario reloaded"), "\(text)")
    press("u")
    #expect(text.contains("1 chirp"), "\(text)")
  }

  @Test("A scenario with a mistake is not played; what was played stays")
  mutating func brokenScenario() throws {
    try write("app Chat.app\npsh chat one.apns\n", to: "day.scenario")
    settle()
    #expect(text.contains("day.scenario:2:1") && text.contains("2 chirps"), "\(text)")
    #expect(interaction.session.state.notifications.count == 3)
  }

  @Test("A language that is put there is read, and one that is removed is gone")
  mutating func languages() throws {
    press(":")
    interaction.handle(.input(.paste("locale de_DE")))
    interaction.handle(.input(.key(Key(.enter))))
    #expect(text.contains("2 chirps"), "\(text)")
    try write(Self.words("Piep"), to: "Chat.app/de.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 Pieps"), "\(text)")
    try write(Self.words("Zwitscher"), to: "Chat.app/de.lproj/Localizable.stringsdict")
    settle()
    #expect(text.contains("2 Zwitschers"), "in a folder that came later: \(text)")
    unlink(folder("Chat.app/de.lproj/Localizable.stringsdict"))
    settle()
    #expect(text.contains("2 chirps"), "\(text)")
  }

  @Test("A payload's file that is removed is a problem until it comes back; what came of it stays")
  mutating func removed() throws {
    unlink(folder("one.apns"))
    settle()
    #expect(text.contains("one.apns is not there any more"), "\(text)")
    #expect(interaction.session.state.notifications.count == 3)
    #expect(interaction.complaints.hasError(in: folder("one.apns")))
    try write(Self.payload("Uno"), to: "one.apns")
    settle()
    #expect(text.contains("one.apns says what it said before"), "\(text)")
    #expect(interaction.complaints.faultyFiles.isEmpty, "\(interaction.complaints.said)")
  }

  @Test(
    "Editors that rename, that keep a backup, and that write in place are all understood",
    arguments: ["rename", "backup", "in place"])
  mutating func editors(_ way: String) throws {
    let path = "Chat.app/en.lproj/Localizable.stringsdict"
    switch way {
    case "rename":
      try write(Self.words("tweet"), to: "Chat.app/en.lproj/.swap")
      #expect(rename(folder("Chat.app/en.lproj/.swap"), folder(path)) == 0)
    case "backup":
      #expect(rename(folder(path), folder(path + "~")) == 0)
      interaction.followFiles(at: time)
      try write(Self.words("tweet"), to: path)
    default: try write(Self.words("tweet"), to: path)
    }
    settle()
    #expect(text.contains("2 tweets"), "\(text)")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("Many files at once are one reading, and a file that is being written is waited for")
  mutating func atOnce() throws {
    let rewinds = interaction.session.rewindCount
    for number in 0..<20 {
      try write(Self.payload("Uno \(number)"), to: "one.apns")
      try write(Self.words("w\(number)"), to: "Chat.app/en.lproj/Localizable.stringsdict")
      time += .milliseconds(5)
      interaction.followFiles(at: time)
    }
    let file = try #require(fopen(folder("one.apns"), "we"))
    fputs("{\"aps\":", file)
    fflush(file)
    interaction.followFiles(at: time)
    fputs("{\"alert\":\"Whole\"}}", file)
    fclose(file)
    settle()
    #expect(interaction.session.rewindCount == rewinds + 1)
    #expect(text.contains("Whole") && text.contains("w19"), "\(text)")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("A folder of a thousand files is one watch")
  mutating func watches() throws {
    for number in 0..<1000 { try write("x", to: "Chat.app/Media/\(number).png") }
    settle()
    #expect(interaction.following.watch.count < 8)
  }

  @Test("What the person looks back at is shown again")
  mutating func lookingBack() throws {
    press(",")
    #expect(interaction.session.isLookingBack && interaction.session.state.notifications.count == 2)
    try write(Self.payload("Eins"), to: "one.apns")
    settle()
    #expect(interaction.session.isLookingBack)
  }
}
