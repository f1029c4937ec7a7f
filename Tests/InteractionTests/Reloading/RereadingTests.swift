import Delivery
import Glibc
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Files of an extension are edited while its view is open")
struct RereadingTests {
  private static let list = """
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    <key>NSExtensionAttributes</key><dict>
    <key>UNNotificationExtensionCategory</key><string>M</string>
    <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
    </dict></dict></dict></plist>
    """

  private static func content(_ words: String, like: String = "liked") -> String {
    """
    { "view": [ { "text": "\(words)" }, { "label": "status" } ],
      "on": { "action like": [ { "set": { "status": "\(like)" } }, { "complete": "doNotDismiss" } ] } }
    """
  }

  private static let path = "Chat.app/PlugIns/Card.appex/Content.json"

  private static func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      "Chat.app/Notifications.json": """
      { "categories": [ { "identifier": "M", "actions": [ { "identifier": "like", "title": "Like" } ] } ] }
      """,
      "Chat.app/PlugIns/Card.appex/Info.plist": list, path: content("First"),
      "day.scenario": """
      app Chat.app
      push chat {"aps":{"alert":"Hello","category":"M"}} id=one
      authenticate
      """,
    ])
  }

  private func interaction(_ folder: ScratchFolder, columns: Int = 80) throws -> Interaction {
    var interaction = try TestSession.interaction(
      in: folder, size: Size(columns: columns, rows: 24), keepsJournal: true)
    while interaction.isLoading { interaction.load() }
    for key in "v1" { interaction.handle(.input(.key(Key(.character(key))))) }
    return interaction
  }

  private func text(_ interaction: Interaction) -> String {
    interaction.model.frame(in: interaction.scene).text
  }

  @Test("C22: E edits Content.json; the view is made anew, and what was done in it is done again")
  func rereading() throws {
    let folder = try Self.folder()
    var interaction = try interaction(folder)
    #expect(text(interaction).contains("First") && text(interaction).contains("liked"))
    interaction.handle(.input(.key(Key(.character("E")))))
    #expect(interaction.takeEffects() == [.edit(path: folder(Self.path), line: 1)])
    try folder.write(Array(Self.content("Second", like: "loved").utf8), to: Self.path)
    let isShown = interaction.reread([folder(Self.path)])
    #expect(isShown && interaction.takeEffects().isEmpty)
    #expect(text(interaction).contains("Second"), "\(text(interaction))")
    #expect(text(interaction).contains("loved"), "\(text(interaction))")
    #expect(text(interaction).contains("Content.json reloaded"), "\(text(interaction))")
    // The journal says all by itself: what was opened is no longer what it was.
    let journal = folder.text("journal") ?? ""
    #expect(journal.contains("act like") && journal.contains("app "), "\(journal)")
    interaction.handle(.input(.key(Key(.character("u")))))
    #expect(!text(interaction).contains("loved"), "\(text(interaction))")
  }

  @Test("E is named where what the extension was told is read, and first in help")
  func finding() throws {
    var interaction = try interaction(try Self.folder(), columns: 140)
    #expect(text(interaction).contains("E edits Content.json"), "\(text(interaction))")
    interaction.handle(.input(.key(Key(.character("?")))))
    #expect(text(interaction).contains("or the open rich view"), "\(text(interaction))")
  }

  @Test("A mistake is told by its place, and the last good file stays")
  func mistakes() throws {
    let folder = try Self.folder()
    var interaction = try interaction(folder)
    try folder.write(Array("{ \"view\": [ { \"txt\": \"x\" } ] }".utf8), to: Self.path)
    _ = interaction.reread([folder(Self.path)])
    #expect(text(interaction).contains("Content.json:1:13:"), "\(text(interaction))")
    #expect(text(interaction).contains("First"), "\(text(interaction))")
    #expect(interaction.scene.diagnostics.contains { $0.place.line == 1 && $0.severity == .error })
    try folder.write(Array(Self.content("Third").utf8), to: Self.path)
    _ = interaction.reread([folder(Self.path)])
    #expect(text(interaction).contains("Third"), "\(text(interaction))")
    #expect(!interaction.scene.diagnostics.contains { $0.severity == .error })
  }

  @Test("What others write there shows by itself, once they are done")
  func watching() throws {
    let folder = try Self.folder()
    var interaction = try interaction(folder)
    interaction.followFiles(at: .seconds(1))
    let descriptor = try #require(interaction.watchedFiles.first)
    try folder.write(Array(Self.content("Elsewhere").utf8), to: Self.path)
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 120_000) == 1)
    interaction.followFiles(at: .seconds(2))
    #expect(text(interaction).contains("First"), "\(text(interaction))")
    let due = try #require(interaction.nextReload)
    #expect(due > .seconds(2) && due <= .milliseconds(2100), "\(due)")
    interaction.followFiles(at: due)
    #expect(text(interaction).contains("Elsewhere"), "\(text(interaction))")
    #expect(interaction.nextReload == nil)
  }

  @Test("A file that is no part of an installed bundle is nobody's business")
  func others() throws {
    var interaction = try interaction(try Self.folder())
    let isShown = interaction.reread(["/elsewhere/Content.json"])
    #expect(!isShown)
  }
}
