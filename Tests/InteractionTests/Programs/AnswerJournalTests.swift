import Glibc
import Programs
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What programs answered, in the journal")
struct AnswerJournalTests {
  private static let scenario = """
    app {"bundleIdentifier":"com.example.whisper","displayName":"Whisper",
      "service":{"name":"Decrypt","command":["sh","./open.sh"]}}
    push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one
    wake

    """
  private static let open = """
    cat > /dev/null
    echo '{"content":{"body":"Opened"}}'
    """

  @Test("V17: an answer that came while everything was loaded in one go is there at the end")
  func answerWhileLoading() throws {
    let folder = try ScratchFolder(["a.scenario": Self.scenario, "open.sh": Self.open])
    var locations = DataLocations(dataFolder: nil)
    locations.programs.launcher = .ofBuiltProgram
    locations.programs.allowsAll = true
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.timeZone = .utc
    var interaction = Interaction(
      try LoadedInput([folder("a.scenario")], settings: settings, locations: locations),
      model: Model(size: Size(columns: 80, rows: 24)), locations: locations,
      journal: try JournalFile(creating: folder("journal")))
    while interaction.isLoading {
      interaction.load()
      interaction.answerPrograms()
      var polls = interaction.programPolls
      if !polls.isEmpty { poll(&polls, nfds_t(polls.count), -1) }
    }
    interaction.finish()
    let journal = folder.text("journal") ?? ""
    #expect(journal.contains("answer Decrypt "), "the answer is lost: \(journal)")
  }
}
