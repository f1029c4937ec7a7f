import Files
import Glibc
import Notifications
import Programs
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Rich views before the person")
struct RichViewSessionTests {
  private static let apps = Checkout.path + "/Fixtures/Apps/"

  private func interaction(
    _ scenario: String, launcher: ProgramLauncher? = .ofBuiltProgram
  ) throws -> Interaction {
    let folder = try ScratchFolder(["day.scenario": scenario])
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.timeZone = .utc
    var locations = DataLocations(dataFolder: nil)
    locations.programs.launcher = launcher
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: settings, locations: locations)
    return Interaction(
      opening, model: Model(size: Size(columns: 80, rows: 24)), locations: locations)
  }

  /// Goes on as the loop does until nothing is loaded, asked or decoded.
  private func settle(_ interaction: inout Interaction) {
    while true {
      while interaction.isLoading, !interaction.isHeldByProgram { interaction.load() }
      interaction.answerPrograms()
      interaction.serveOrders()
      _ = interaction.frame()
      var polls = interaction.programPolls
      if polls.isEmpty { return }
      poll(&polls, nfds_t(polls.count), -1)
    }
  }

  private func press(_ interaction: inout Interaction, _ key: Character) {
    interaction.handle(.input(.key(Key(.character(key)))))
    settle(&interaction)
  }

  private func text(_ interaction: Interaction) -> String {
    interaction.model.frame(in: interaction.scene).text
  }

  private static let card = """
    device start=2018-06-04T11:00
    app \(apps)Postcards.app
    11:00 push postcards \(apps)Postcards.app/Payloads/super-category.apns id=framed
    +1m wake
    authenticate
    view framed
    """

  @Test("V14: a picture is decoded while keys go on; until then its place says so")
  func decoding() throws {
    var interaction = try interaction(Self.card)
    while interaction.isLoading { interaction.load() }
    #expect(text(interaction).contains("…"), "\(text(interaction))")
    settle(&interaction)
    #expect(text(interaction).contains("▓"), "\(text(interaction))")
  }

  @Test("Where nothing can decode it, the placeholder says why")
  func failing() throws {
    var interaction = try interaction(Self.card, launcher: nil)
    settle(&interaction)
    #expect(text(interaction).contains("nothing decodes pictures here"), "\(text(interaction))")
  }

  @Test("The first frame waits for no picture; one that was taken is drawn at once, and only once")
  func taking() throws {
    var interaction = try interaction(Self.card, launcher: nil)
    while interaction.isLoading { interaction.load() }
    let first = interaction.frame().text
    let isTaken = interaction.serveOrders()
    let second = interaction.frame().text
    let isTakenAgain = interaction.serveOrders()
    #expect(!first.contains("nothing decodes"), "\(first)")
    #expect(isTaken && second.contains("nothing decodes"), "\(second)")
    #expect(!isTakenAgain && !interaction.isDecodingPictures)
  }

  @Test("A picture that is replaced while it is on the screen is decoded and drawn anew")
  func replaced() throws {
    let media = Self.apps + "Album.app/Media/"
    let folder = try ScratchFolder()
    try folder.write(try SourceFile.read(media + "logo.png").bytes, to: "a.png")
    var interaction = try interaction(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album",
        "service":{"steps":[{"set":{"attachments":[{"identifier":"a","path":"\(folder("a.png"))"}]}}]}}
      authenticate
      push album {"aps":{"alert":{"title":"Noi","body":"The beach"},"mutable-content":1}}
      wake

      """)
    settle(&interaction)
    press(&interaction, "v")
    let before = interaction.frame().canvas.pictures
    try #require(!before.isEmpty)
    interaction.followFiles(at: .seconds(1))
    try folder.write(try SourceFile.read(media + "chart.png").bytes, to: "a.png")
    var time = Duration.seconds(2)
    _ = TestSession.settle(&interaction, from: &time)
    settle(&interaction)
    let after = interaction.frame().canvas.pictures
    #expect(!after.isEmpty && after != before)
  }

  private static let secret = """
    device start=2018-06-04T12:00
    app \(apps)Whisper.app
    12:00 push whisper \(apps)Whisper.app/Payloads/lunch.apns id=lunch
    authenticate
    """

  @Test(
    "V17: the person is asked once whether a program may run; y lets it", .timeLimit(.minutes(20)))
  func allowing() throws {
    var interaction = try interaction(Self.secret)
    settle(&interaction)
    #expect(text(interaction).contains("run this program?"), "\(text(interaction))")
    #expect(interaction.session.state.awaitedAnswers.count == 1)
    press(&interaction, "y")
    #expect(interaction.session.state.awaitedAnswers.isEmpty)
    #expect(text(interaction).contains("Order the pie"), "\(text(interaction))")
  }

  @Test("V17: while what is left waits for an answer, Esc refuses the program and loads on")
  func refusingWhileLoading() throws {
    var interaction = try interaction(
      Self.secret + "\npush whisper {\"aps\":{\"alert\":\"Later\"}}\n")
    settle(&interaction)
    #expect(interaction.isLoading && interaction.model.isCovered)
    interaction.handle(.input(.key(Key(.escape))))
    settle(&interaction)
    #expect(!interaction.isLoading && !interaction.model.isCovered)
    #expect(text(interaction).contains("Later"), "\(text(interaction))")
  }

  @Test("V17: refused, the original shows, and nobody is asked again")
  func refusing() throws {
    var interaction = try interaction(Self.secret)
    settle(&interaction)
    press(&interaction, "n")
    #expect(interaction.session.state.awaitedAnswers.isEmpty)
    #expect(text(interaction).contains("You have a secret."), "\(text(interaction))")
    #expect(!text(interaction).contains("run this program?"), "\(text(interaction))")
  }
}
