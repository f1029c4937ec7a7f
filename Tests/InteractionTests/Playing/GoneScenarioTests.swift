import Glibc
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Files of a scenario are taken away while it is on the screen")
struct GoneScenarioTests {
  private let folder: ScratchFolder
  private var interaction: Interaction
  private var time = Duration.seconds(10)

  private static func push(_ name: String) -> String {
    #"push chat {"aps":{"alert":"\#(name)"}} id=\#(name)"# + "\n"
  }

  private static let day =
    #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
    + "\ninclude more.scenario\n"

  init() throws {
    folder = try ScratchFolder(["day.scenario": Self.day, "more.scenario": Self.push("more")])
    interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 120, rows: 30), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: time)
  }

  private var pushed: [String] { interaction.session.state.notifications.map(\.value.name) }
  private var text: String { interaction.model.frame(in: interaction.scene).text }

  private mutating func settle() {
    _ = TestSession.settle(&interaction, from: &time)
    while interaction.isLoading { interaction.load() }
  }

  @Test("A scenario that no longer includes what is gone is played as it is now")
  mutating func renamed() throws {
    try folder.write(
      Array(Self.day.replacing("more.", with: "other.").utf8), to: "day.scenario")
    try folder.write(Array(Self.push("other").utf8), to: "other.scenario")
    unlink(folder("more.scenario"))
    settle()
    #expect(pushed == ["other"], "\(text)")
    #expect(interaction.complaints.faultyFiles.isEmpty, "\(interaction.complaints.said)")
    #expect(!text.contains("not there any more"), "\(text)")
  }

  @Test(
    "What takes a scenario's place and cannot be read is a problem, and the last good one stays",
    arguments: [true, false])
  mutating func unreadable(isFolder: Bool) throws {
    unlink(folder("day.scenario"))
    if isFolder {
      mkdir(folder("day.scenario"), 0o700)
    } else {
      try folder.link("day.scenario", to: folder("day.scenario"))
    }
    settle()
    let said = interaction.model.message?.text ?? ""
    #expect(said.contains("day.scenario:1:1: ") && !said.contains("error:"), "\(said)")
    #expect(said.hasSuffix("; the last good one stays.") && pushed == ["more"], "\(said)")
  }

  @Test(
    "A scenario or an included one that is gone is a problem until it comes back; what was played stays",
    arguments: ["day.scenario", "more.scenario"], ["", "gs"])
  mutating func gone(name: String, keys: String) throws {
    for key in keys { interaction.handle(.input(.key(Key(.character(key))))) }
    _ = interaction.frame()
    let before = try #require(folder.text(name))
    unlink(folder(name))
    settle()
    #expect(pushed == ["more"] && text.contains("\(name) is not there any more"), "\(text)")
    #expect(interaction.complaints.hasError(in: folder("day.scenario")))
    try folder.write(Array(before.utf8), to: name)
    settle()
    #expect(pushed == ["more"], "\(text)")
    #expect(interaction.complaints.faultyFiles.isEmpty, "\(interaction.complaints.said)")
  }
}
