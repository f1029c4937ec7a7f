import Delivery
import Files
import Notifications
import Scenarios
import TerminalCore
import TestSupport
import Testing

@testable import Sessions

@Suite("What happens in a session, as recorders hear of it")
struct RecorderTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    09:42 push chat {"aps":{"alert":"one"}} id=first
    clear first
    undo
    expect group chat count 1
    expect group chat count 2

    """

  /// What a recorder heard, kept where the test can look at it.
  private final class Heard {
    var words: [String] = []
    var isFinished = false
  }

  private struct Listener: Recorder {
    let heard: Heard

    mutating func record(_ event: SessionEvent, in session: Session) {
      switch event {
      case .happened(let facts, let count): heard.words.append("\(count) and \(facts.count)")
      case .rewound(let rewind): heard.words.append(rewind.title)
      case .expectation: heard.words.append("expectation")
      case .complaint, .finding, .snapshot, .compared, .title, .performed: break
      }
    }

    mutating func finish() { heard.isFinished = true }
  }

  private func run(
    _ recorders: [any Recorder], _ day: String = RecorderTests.day
  ) throws -> HeadlessRun {
    let folder = try ScratchFolder(["day.scenario": day])
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, recorders: recorders)
    run.play()
    return run
  }

  @Test("§5: what is wrong with a line is its answer alone; what rules find in its push is said")
  func answered() throws {
    var run = try run([])
    let heard = Heard()
    run.kept.listen(ComplaintLines(saysEach: true) { heard.words += $0.map(\.message) })
    let files = DataLocations(dataFolder: nil).files(folder: "")
    for line in ["foo", "wait -5s", "app /nowhere", "at 09:00", "tap nobody", "launch (locked)"] {
      let events = run.perform(line, files: files)
      #expect(events.contains { $0.mistake != nil }, "\(line)")
      #expect(heard.words.isEmpty, "\(line): \(heard.words)")
    }
    _ = run.perform(#"push chat {"aps":{"alert":"two","bagde":1}}"#, files: files)
    #expect(heard.words.contains { $0.contains("bagde") }, "\(heard.words)")
  }

  @Test("All recorders hear the same events in the same order, and of the end")
  func same() throws {
    let (first, second) = (Heard(), Heard())
    let run = try run([Listener(heard: first), Listener(heard: second)])
    #expect(first.words == second.words)
    #expect(first.words.suffix(3) == ["Clear “one” · Chat", "expectation", "expectation"])
    #expect(first.isFinished && second.isFinished)
    #expect(run.report.passedExpectations == 1 && run.report.failures.count == 1)
  }

  @Test("facts are numbered from 1 without gaps, however many a line makes")
  func sequences() throws {
    let heard = Heard()
    let day = """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      +1m push com.example.bistro {"aps":{"alert":"one"}}
      lock
      unlock

      """
    let run = try run([JSONLines { heard.words.append(JSONText.compact($0)) }], day)
    #expect(heard.words.count == run.session.facts.count && !heard.words.isEmpty)
    for (index, line) in heard.words.enumerated() {
      let number = "\"sequence\":\(index + 1)"
      #expect(line.contains(number + ",") || line.contains(number + "}"), "\(line)")
    }
  }

  @Test("What went with an act that was taken back is told along with it")
  func alsoStruck() throws {
    let state = try run([]).session.state
    let rewind = Rewind(
      title: "Clear", toSequence: 7, facts: [], alsoStruck: [.note("tea"), .device(.lock)],
      keepsArrivals: false)
    #expect(
      rewind.line(in: state)
        .hasSuffix("undone Clear; “note tea” went with it; “Lock” went with it"))
    #expect(rewind.json(in: state)["alsoStruck"] == .array([.string("note tea"), .string("Lock")]))
  }

  @Test("A story names the line that took something back, and none where the clock did not get on")
  func storyLines() throws {
    let day = """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      policy clock.maxEvents 2
      push chat {"aps":{"alert":"one"}} id=first
      schedule chat {"identifier":"a","content":{"body":"b"},"trigger":\
      {"timeInterval":60,"repeats":true}}
      wait 1h
      clear first
      undo
      redo

      """
    let story = try story(of: day)
    let taken = story.steps.filter { $0.goesBack }
    #expect(taken.map(\.line) == [nil, "undo", "redo"], "\(story.steps.map(\.line))")
    #expect(taken.first?.name == "Undone: the move of the clock")
    #expect(story.markdown.contains(":00 Taken back\n") && story.markdown.contains("`undo`"))
  }

  @Test("A story is headed by the phone to which the first notification came")
  func phone() throws {
    let day = """
      device os=12 locale=ar_EG
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"one"}}
      locale de_DE
      push chat {"aps":{"alert":"two"}}

      """
    #expect(try story(of: day).phone == "iOS 12 · ar_EG · America/Los_Angeles")
  }

  private func story(of day: String) throws -> Story {
    let folder = try ScratchFolder(["day.scenario": day])
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    let recorder = StoryRecorder(
      title: "day", in: folder.path, on: opening.session,
      look: StoryRecorder.Look(
        size: Size(columns: 40, rows: 12), isBare: true, palette: .terminal))
    var run = HeadlessRun(opening, stopsOften: true, recorders: [recorder])
    run.play()
    return recorder.story
  }

  @Test("An undo is told with the number of the last fact that still holds")
  func rewound() throws {
    let heard = Heard()
    _ = try run([JSONLines { heard.words.append(JSONText.compact($0)) }])
    let undone = try #require(heard.words.first { $0.contains("\"rewound\"") })
    let removed = try #require(heard.words.firstIndex { $0.contains("\"removed\"") })
    #expect(undone.contains("\"toSequence\":\(removed)"), "\(undone)")
  }
}
