import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What was said of files is as true after they were read anew as when they were opened")
struct ReloadedFindingTests {
  @Test("What is said of a source tree stays while the words of its app are read anew")
  func tree() throws {
    let words = "Tree/en.lproj/Localizable.strings"
    let folder = try ScratchFolder([
      "Tree/project.yml": "name: Tree\n", "Tree/one.apns": #"{"aps":{"alert":"Tea"}}"#,
      words: #""TEA" = "Tea";"#,
    ])
    var time = Duration.seconds(10)
    var interaction = try TestSession.interaction(
      in: folder, opening: "Tree", size: Size(columns: 80, rows: 24), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: time)
    let said = interaction.complaints.said
    try #require(said.contains { $0.message.hasPrefix("this source tree is read as") }, "\(said)")
    for text in [#""TEA" = "Tee";"#, #""TEA" = "The";"#] {
      try folder.write(Array(text.utf8), to: words)
      _ = TestSession.settle(&interaction, from: &time)
      #expect(interaction.complaints.said == said)
    }
  }
}
