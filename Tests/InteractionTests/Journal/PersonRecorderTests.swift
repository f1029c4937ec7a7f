import Explaining
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What recorders hear of a person at the screen")
struct PersonRecorderTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}} id=first

    """

  /// What a recorder heard, kept where the test can look at it.
  private final class Heard {
    var words: [String] = []
  }

  private struct Listener: Recorder {
    let heard: Heard

    mutating func record(_ event: SessionEvent, in session: Session) {
      switch event {
      case .happened(let facts, let count):
        heard.words += facts.enumerated().map { "\(count + 1 + $0) \($1.event.name.rawValue)" }
      case .rewound(let rewind): heard.words.append("to \(rewind.toSequence): \(rewind.title)")
      case .performed(let lines, _): heard.words.append("written: \(lines.joined(separator: ", "))")
      case .expectation(let expectation): heard.words.append("expect \(expectation.text)")
      case .complaint, .finding, .snapshot, .compared, .title: break
      }
    }

    mutating func finish() { heard.words.append("end") }
  }

  private static func seat(_ heard: Heard) throws -> TestSession {
    try TestSession(day, recorders: [Listener(heard: heard)])
  }

  @Test("What was opened, then what is done, and after it the line that the journal keeps")
  func acts() throws {
    let heard = Heard()
    var seat = try Self.seat(heard)
    #expect(!heard.words.isEmpty && seat.session.facts.count == heard.words.count)
    heard.words = []
    let count = seat.session.facts.count
    seat.run(["clear first"])
    #expect(heard.words == ["\(count + 1) removed", "written: clear first"])
    heard.words = []
    seat.press(.character("u"))
    #expect(heard.words == ["to \(count): Clear “one” · Chat", "written: undo"])
  }

  @Test("What is expected, and the end, with what the clock did before it")
  func ends() throws {
    let heard = Heard()
    var seat = try Self.seat(heard)
    heard.words = []
    seat.run(["expect group chat count 1"])
    seat.press(.character(">"))
    seat.interaction.finish()
    #expect(heard.words.first == "expect group chat count 1")
    #expect(heard.words.suffix(2) == ["written: at 2018-06-04T09:42:00+00:00", "end"])
  }
}
