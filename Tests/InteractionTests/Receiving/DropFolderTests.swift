import Glibc
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Payload files that are put into a folder")
struct DropFolderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder(["drop/before.apns": Self.payload("Before")])
  }

  private static func payload(_ body: String) -> String { #"{"aps":{"alert":"\#(body)"}}"# }

  private func drop(_ text: String, as name: String) throws {
    try folder.write(Array(text.utf8), to: "drop/" + name)
  }

  @Test("A payload file is delivered once it is closed; what was there before is not")
  func delivered() throws {
    let drops = try DropFolder(folder("drop"))
    #expect(drops.take().flatMap(\.payloads).isEmpty)
    try drop(Self.payload("One"), as: "one.apns")
    try drop(Self.payload("Two") + "\n" + Self.payload("Three"), as: "more.ndjson")
    #expect(drops.take().flatMap(\.payloads).count == 3)
    #expect(drops.take().flatMap(\.payloads).isEmpty, "once")
    try drop(Self.payload("Again"), as: "one.apns")
    #expect(drops.take().flatMap(\.payloads).count == 1, "written anew, it comes anew")
  }

  @Test("A folder that is renamed and made anew is watched again, and the old one no more")
  func madeAnew() throws {
    let drops = try DropFolder(folder("drop"))
    try drop(Self.payload("One"), as: "one.apns")
    #expect(drops.take().flatMap(\.payloads).count == 1)
    #expect(rename(folder("drop"), folder("old")) == 0)
    #expect(drops.take().flatMap(\.payloads).allSatisfy { $0.payload == nil })
    #expect(drops.fileDescriptor != nil)
    try folder.write(Array(Self.payload("Stray").utf8), to: "old/stray.apns")
    #expect(drops.take().flatMap(\.payloads).isEmpty, "it is another folder by now")
    try drop(Self.payload("Two"), as: "two.apns")
    try drop(Self.payload("Three"), as: "three.apns")
    #expect(
      drops.take().flatMap(\.payloads).count == 2,
      "what came before it could be watched is there, too")
    try drop(Self.payload("Four"), as: "four.apns")
    #expect(drops.take().flatMap(\.payloads).count == 1)
    try folder.write(Array(Self.payload("Beside").utf8), to: "beside.apns")
    #expect(drops.take().flatMap(\.payloads).isEmpty)
  }

  @Test("A folder that is removed with the one that it lies in is told once, and comes again")
  func removed() throws {
    try folder.write([], to: "a/drop/.keep")
    let drops = try DropFolder(folder("a/drop"))
    for path in ["a/drop/.keep"] { unlink(folder(path)) }
    rmdir(folder("a/drop"))
    let told = drops.take().flatMap(\.payloads).flatMap(\.diagnostics).map(\.description)
    #expect(
      told == [
        folder("a/drop") + ":1:1: error: this folder is gone; make it again, and what is put into "
          + "it is taken"
      ])
    rmdir(folder("a"))
    #expect(drops.take().flatMap(\.payloads).isEmpty)
    try folder.write([], to: "a/note.txt")
    #expect(drops.take().flatMap(\.payloads).isEmpty)
    try folder.write(Array(Self.payload("Back").utf8), to: "a/drop/back.apns")
    #expect(drops.take().flatMap(\.payloads).count == 1)
    let opened = DropFolder(opened: folder("a/drop"))
    unlink(folder("a/drop/back.apns"))
    rmdir(folder("a/drop"))
    #expect(opened.take().isEmpty, "what was opened is told by those who follow its files")
  }

  @Test("A link that leads out of the folder is not followed, and said; one within it is")
  func links() throws {
    try folder.write(Array(Self.payload("Secret").utf8), to: "secret.apns")
    try folder.write(Array(Self.payload("Secret").utf8), to: "drop-beside/secret.apns")
    let drops = try DropFolder(folder("drop"))
    try folder.link("drop/out.apns", to: folder("secret.apns"))
    try folder.link("drop/beside.apns", to: folder("drop-beside/secret.apns"))
    try folder.link("drop/in.apns", to: folder("drop/before.apns"))
    let lines = drops.take().flatMap(\.payloads)
    #expect(lines.compactMap(\.payload).count == 1)
    let complaints = lines.flatMap(\.diagnostics).map(\.description)
    #expect(complaints.count == 2, "\(complaints)")
    #expect(
      complaints.allSatisfy { $0.contains("leads out of the folder") && !$0.contains("Secret") })
  }

  @Test("A payload that is given a name in the folder is delivered, as one that is moved there is")
  func hardLinks() throws {
    try folder.write(Array(Self.payload("Elsewhere").utf8), to: "made.apns")
    let drops = try DropFolder(folder("drop"))
    #expect(link(folder("drop/before.apns"), folder("drop/again.apns")) == 0)
    #expect(link(folder("made.apns"), folder("drop/made.apns")) == 0)
    #expect(drops.take().flatMap(\.payloads).compactMap(\.payload).count == 2)
    #expect(drops.take().flatMap(\.payloads).isEmpty, "once")
  }

  @Test("A payload under a name that is no UTF-8 is said to have one, as long as it is there")
  func foreignName() throws {
    let drops = try DropFolder(folder("drop"))
    try drop(Self.payload("Late"), as: "made")
    let name = Array((folder("drop") + "/late").utf8) + [0xFF] + Array(".apns".utf8) + [0]
    let foreign = name.map { CChar(bitPattern: $0) }
    #expect(rename(folder("drop/made"), foreign) == 0)
    let lines = drops.take().flatMap(\.payloads)
    let said = lines.flatMap(\.diagnostics).map(\.message)
    #expect(said == ["the bytes of its name are no UTF-8, so it cannot be opened; rename it"])
    var incoming = IncomingPayloads()
    incoming.folders = [drops]
    incoming.note(lines.map(\.place.path)) { _ in true }
    #expect(incoming.takeGone().isEmpty)
    unlink(foreign)
    #expect(incoming.takeGone() == [folder("drop/late\u{FFFD}.apns")])
  }

  @Test("A file that is half written is waited for; one that is moved there comes whole")
  func halfWritten() throws {
    let drops = try DropFolder(folder("drop"))
    let whole = Self.payload("Slow")
    let file = try #require(fopen(folder("drop/slow.apns"), "we"))
    fwrite(Array(whole.utf8), 1, 10, file)
    fflush(file)
    #expect(drops.take().flatMap(\.payloads).isEmpty)
    fwrite(Array(whole.utf8.dropFirst(10)), 1, whole.utf8.count - 10, file)
    fclose(file)
    let lines = drops.take().flatMap(\.payloads)
    #expect(lines.count == 1 && lines[0].payload != nil && lines[0].diagnostics.isEmpty)
    try folder.write(Array(whole.utf8), to: "made.apns")
    #expect(rename(folder("made.apns"), folder("drop/made.apns")) == 0)
    #expect(drops.take().flatMap(\.payloads).first?.payload != nil)
  }

  @Test("What is no payload is said with its place; beginnings of copiers and editors are let be")
  func wrong() throws {
    let drops = try DropFolder(folder("drop"))
    try drop(#"{"aps":{"alert":"Hi""#, as: "cut.apns")
    try drop(#"{"a":1}"#, as: "other.json")
    for name in [".half.apns", "old.apns~", "notes.txt", ".x.json.swp"] {
      try drop("x", as: name)
    }
    try drop("", as: "empty.apns")
    let complaints = drops.take().flatMap(\.payloads).flatMap(\.diagnostics).map(\.description)
    try #require(complaints.count == 2, "\(complaints)")
    #expect(complaints[0].hasPrefix(folder("drop/cut.apns:1:")), "\(complaints[0])")
    #expect(complaints[1].contains("other.json:1:1: error: this is no payload"))
  }

  @Test("What became of each file of the folder of --watch is told, and why one was refused")
  func told() throws {
    let files = try ScratchFolder(["drop/.keep": "", "day.scenario": "wake\n"])
    var interaction = try TestSession.interaction(
      in: files, size: Size(columns: 80, rows: 24), keepsJournal: true)
    interaction.incoming.folders = [try DropFolder(files("drop"))]
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: .zero)
    try files.write(Array(Self.payload("One").utf8), to: "drop/one.apns")
    try files.write(Array(#"{"aps":{"alert":"Hi""#.utf8), to: "drop/cut.apns")
    interaction.followFiles(at: .zero)
    let drops = interaction.incoming.takeDropped()
    let entries = drops.map(\.entry).sorted { $0.isAccepted && !$1.isAccepted }
    #expect(drops.map(\.folder) == [files("drop"), files("drop")])
    #expect(interaction.incoming.takeDropped().isEmpty, "once")
    try #require(entries.count == 2, "\(entries)")
    #expect(entries.allSatisfy { $0.status == nil }, "a file has no status: \(entries)")
    #expect(entries[0].topic == "one.apns" && entries[0].words == "n1")
    #expect(entries[1].topic == "cut.apns" && !entries[1].isAccepted)
    #expect(entries[1].words.contains("cut.apns:1:"), "\(entries[1].words)")
  }

  @Test("A file that is gone or empty by now is no mistake, whatever it is called")
  func emptied() throws {
    let drops = try DropFolder(folder("drop"))
    try drop(#"{"a":1}"#, as: "gone.json")
    unlink(folder("drop/gone.json"))
    try drop("", as: "empty.json")
    #expect(drops.take().flatMap(\.payloads).isEmpty)
  }

  @Test("What was wrong with a file is taken back once it says something else, or is taken away")
  func mended() throws {
    let files = try ScratchFolder(["drop/.keep": "", "day.scenario": "wake\n"])
    var interaction = try TestSession.interaction(
      in: files, size: Size(columns: 80, rows: 24), keepsJournal: true)
    interaction.incoming.folders = [DropFolder(opened: files("drop"))]
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: .zero)
    for name in ["half.apns", "other.apns"] {
      try files.write(Array(#"{"aps":{"alert":"Hi""#.utf8), to: "drop/" + name)
    }
    interaction.followFiles(at: .zero)
    #expect(Set(interaction.complaints.all.map(\.place.path)).count == 2)
    try files.write(Array(Self.payload("Whole").utf8), to: "drop/half.apns")
    interaction.followFiles(at: .zero)
    #expect(interaction.session.state.notifications.count == 1)
    let errors = interaction.complaints.all.filter { $0.severity == .error }
    #expect(errors.map(\.place.path) == [files("drop/other.apns")], "\(errors)")
    #expect(interaction.model.frame(in: interaction.scene).text.contains("half.apns reloaded"))
    unlink(files("drop/other.apns"))
    interaction.followFiles(at: .zero)
    #expect(!interaction.complaints.all.contains { $0.severity == .error })
    #expect(interaction.model.frame(in: interaction.scene).text.contains("other.apns is gone"))
  }

  @Test("A folder that is not there is an error that says what to do")
  func missing() throws {
    let error = #expect(throws: Diagnostic.self) { try DropFolder(folder("nowhere")) }
    #expect(error?.message.contains("make it") == true)
  }

  @Test(
    "G5: a file whose name begins with a sign that joins the one before it is delivered, too",
    arguments: ["\u{301}", "\u{E31}", "\u{200D}"])
  func joiningName(start: String) throws {
    let drops = try DropFolder(folder("drop"))
    try drop(Self.payload("One"), as: start + "one.apns")
    #expect(drops.take().flatMap(\.payloads).count == 1)
  }

  @Test("G5: two files whose names look the same are both delivered where they come at once")
  func lookalikes() throws {
    let drops = try DropFolder(folder("drop"))
    for name in ["caf\u{E9}.apns", "cafe\u{301}.apns"] { try drop(Self.payload("One"), as: name) }
    #expect(drops.take().flatMap(\.payloads).count == 2)
  }

  @Test("In a folder that was opened, other files are no mistake")
  func opened() throws {
    let drops = DropFolder(opened: folder("drop"))
    try drop(#"{"a":1}"#, as: "other.json")
    try drop(Self.payload("One"), as: "one.json")
    #expect(drops.take().flatMap(\.payloads).count == 1)
    #expect(drops.isWithin(folder("drop")) && !drops.isWithin(folder("dro")))
    #expect(DropFolder(opened: folder("drop/Payloads")).isWithin(folder("drop")))
  }

  @Test(
    "B48: a payload file that is put into an opened app's folder is that app's, and shows in the list"
  )
  func shown() throws {
    let files = try ScratchFolder([
      "Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      "day.scenario": "app Chat.app\nwake\n",
    ])
    var interaction = try TestSession.interaction(
      in: files, size: Size(columns: 80, rows: 24), keepsJournal: true)
    interaction.incoming.folders = [DropFolder(opened: files("Chat.app"))]
    try files.write(Array(Self.payload("Dropped").utf8), to: "Chat.app/new.apns")
    interaction.followFiles(at: .zero)
    #expect(interaction.session.state.notifications.isEmpty, "after what is loading")
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: .zero)
    #expect(interaction.session.state.notifications.count == 1)
    #expect(interaction.model.frame(in: interaction.scene).text.contains("Dropped"))
    #expect(files.text("journal")?.contains("Dropped") == true)
  }
}
