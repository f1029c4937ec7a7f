import Files
import Notifications
import Push
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What the person is told of the journal")
struct JournalHealthTests {
  private static let lost = JournalOutcome.lost(
    Diagnostic(Place("journal"), .error, "the disk is full"), unwritten: 2)

  @Test("What cannot be written stays a complaint until it is written, and is said each time")
  func lost() throws {
    var health = JournalHealth()
    #expect(!health.hasNews && health.trouble == nil)
    for _ in 0..<2 {
      health.take(Self.lost)
      #expect(health.trouble?.severity == .warning)
      let (news, trouble) = (health.takeNews(), try #require(health.trouble))
      #expect(news == .refused(trouble.message))
    }
    #expect(!health.hasNews && health.trouble != nil)
    health.take(.recovered)
    #expect(health.hasNews && health.trouble == nil)
  }

  @Test("What was mended is said, and is no trouble")
  func mended() {
    var health = JournalHealth()
    health.note(Diagnostic(Place("journal"), .note, "half a line was left out"))
    let news = health.takeNews()
    #expect(news == .refused("half a line was left out") && health.trouble == nil)
  }

  private static let scenario = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    wake
    """

  /// Ways in which something is done that is to be written down.
  enum Way: String, CaseIterable {
    case key, line, program, stream, push, undo, snapshot
  }

  @Test(
    "On a disk that is full each act is said not to be saved, and what others have answered is not there",
    arguments: Way.allCases)
  func full(way: Way) throws {
    let folder = try ScratchFolder()
    let file = try JournalFile(creating: folder("journal"))
    var seat = try TestSession(Self.scenario)
    seat.run(["push chat {\"aps\":{\"alert\":\"Kept\"}}"])
    seat.interaction.kept.begin(Journal(file))
    file.release()
    let count = seat.session.state.notifications.count
    try seat.act(way)
    let isTakenBack = way == .push || way == .program
    #expect(seat.interaction.model.isUnsaved, "\(seat.text)")
    #expect(seat.text.contains("not saved"), "\(seat.text)")
    #expect(seat.interaction.complaints.said.contains { $0.message.contains("annot write") })
    if isTakenBack { #expect(seat.session.state.notifications.count == count) }
    // A journal that is written anew is a new file, which can be written.
    seat.interaction.kept.writeAnew()
    seat.send(.tick(seat.time))
    #expect(!seat.interaction.model.isUnsaved && seat.interaction.journalTrouble == nil)
    #expect(!seat.interaction.complaints.said.contains { $0.message.contains("annot write") })
  }
}

extension TestSession {
  /// Does something that is to be written down.
  fileprivate mutating func act(_ way: JournalHealthTests.Way) throws {
    let payload = "{\"aps\":{\"alert\":\"Lost\"}}"
    switch way {
    case .key: send(.input(.key(Key(.character("x")))))
    case .line: run(["setting chat sounds=off"])
    case .program:
      var program = Conversation(DataLocations(dataFolder: nil))
      let answer = program.answer("push chat \(payload)", on: &interaction)
      #expect(answer["ok"] == false)
      send(.tick(time))
    case .stream:
      var lines = PayloadLines(SourceFile(path: "-", bytes: Array(payload.utf8)))
      if let line = lines.next() { interaction.receive(line) }
    case .push:
      let arrived = Arrivals.pushing(payload, to: "com.example.chat", on: session)
      let answers = interaction.receive(arrived)
      #expect(answers.map(\.answer.status) == [503])
    case .undo: send(.input(.key(Key(.character("u")))))
    case .snapshot: run(["snapshot full"])
    }
  }
}

extension Arrivals {
  /// A request of a server.
  fileprivate static func pushing(
    _ body: String, to app: BundleIdentifier, on session: Session
  ) -> [ProviderRequest] {
    [
      ProviderRequest(
        path: "/3/device/\(session.state.token(of: app)?.description ?? "")",
        fields: [HeaderField("apns-topic", app.text)], body: Array(body.utf8),
        authentication: .token(
          ProviderToken(keyIdentifier: "K", issuedAt: session.state.now)))
    ]
  }
}
