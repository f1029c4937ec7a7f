import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Playing what was opened")
struct PlaybackTests {
  @Test("a scenario's lines run at their moments, and its expectations are checked")
  func scenario() throws {
    var run = try run(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      09:42 push chat {"aps":{"alert":"one"}} id=first
      +1m push chat {"aps":{"alert":"two"}}
      expect group chat count 2
      expect group chat body "three"
      """)
    run.play()
    #expect(run.session.state.clockText == "09:43:00")
    #expect(run.report.passedExpectations == 1)
    #expect(
      run.report.failures.map(\.diagnostic.description) == [
        "t.scenario:5:1: error: expected group chat body \"three\", but found \"two\""
      ])
    #expect(run.report.hasFailed)
  }

  @Test("--at stops the clock there, between lines as well as on one")
  func stopping() throws {
    var run = try run(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      09:42 push chat {"aps":{"alert":"one"}}
      09:50 push chat {"aps":{"alert":"two"}}
      """)
    run.play(until: When("09:45"))
    #expect(run.session.state.clockText == "09:45:00")
    #expect(run.session.state.list.count == 1)
  }

  @Test("a line that cannot act is a complaint at its place, and the run goes on")
  func refusal() throws {
    var run = try run(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      confirm
      push chat {"aps":{"alert":"one"}}
      """)
    run.play()
    #expect(
      run.report.diagnostics.map(\.description) == ["t.scenario:2:1: error: no question is open"])
    #expect(run.session.state.list.count == 1)
  }

  @Test(
    "K26: a line that the clock does not get to is not played, and who follows hears of no way there",
    arguments: [false, true])
  func notReached(stopsOften: Bool) throws {
    let feed = FactFeed()
    feed.isFollowed = true
    var run = try HeadlessRun.of(
      """
      policy clock.maxEvents 3
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      schedule chat {"identifier":"r","content":{"title":"t"},"trigger":{"timeInterval":60,"repeats":true}}
      +1h push chat {"aps":{"alert":"late"}} id=late
      note next
      """, stopsOften: stopsOften, recorders: [feed])
    run.play()
    #expect(run.session.state.clockText == "09:41:00")
    #expect(run.session.state.notifications.isEmpty)
    let told = run.report.diagnostics.map(\.description)
    #expect(told.count == 1 && told[0].hasPrefix("t.scenario:4:1: error: more than 3"), "\(told)")
    let facts = feed.take().compactMap { $0["fact"]?.string }
    #expect(facts.last == "noted" && facts.contains("rewound") == stopsOften, "\(facts)")
    #expect(facts.contains("listed") == stopsOften)
  }

  @Test("a payload of a file that was to come at a time that is past does not come")
  func latePayload() throws {
    let folder = try ScratchFolder([
      "a.ndjson": """
      {"to":"com.example.chat","payload":{"aps":{"alert":"one"}},"at":"10:00"}
      {"to":"com.example.chat","payload":{"aps":{"alert":"two"}},"at":"09:00"}
      {"to":"com.example.chat","payload":{"aps":{"alert":"three"}},"at":"10:01"}

      """
    ])
    let opening = try LoadedInput(
      [folder("a.ndjson")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    #expect(run.session.state.notifications.count == 2)
    let errors = run.report.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.place.line) == [2]
        && errors[0].message.contains("it reads 2018-06-04T10:00:00 already"))
  }

  @Test("each of several scenarios has its own pictures, also where two have one name")
  func pictures() throws {
    let folder = try ScratchFolder([
      "a.scenario": "snapshot one\n", "b.scenario": "snapshot one\nsnapshot two\n",
    ])
    let opening = try LoadedInput(
      ["a.scenario", "b.scenario"].map { folder($0) }, settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, updating: .all)
    run.play()
    let wanted = ["a.snapshots/one.txt", "b.snapshots/one.txt", "b.snapshots/two.txt"]
    #expect(run.report.pictures.map(\.path) == wanted.map { folder($0) })
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics.map(\.description))")
  }

  @Test("Y5: a run says what in a payload will not do what its author means, where it stands")
  func linting() throws {
    var run = try run(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":{"body":"one","thread-id":"t"}}}
      """)
    run.play()
    #expect(
      run.report.diagnostics.map(\.description) == [
        "t.scenario:2:41: warning: thread-id has no effect inside alert; move it up into aps [Y5]"
      ])
    #expect(!run.report.hasFailed)
  }

  @Test("a payload for an app that nobody knows gets a stand-in, and says so")
  func standIn() throws {
    var run = try run(#"push com.example.bistro {"aps":{"alert":"Soup"}}"#)
    run.play()
    #expect(run.session.state.apps.map(\.app.displayName) == ["Bistro"])
    #expect(run.report.diagnostics.map(\.severity) == [.note])
  }

  @Test("the same scenario gives the same state, byte for byte")
  func sameBytes() throws {
    let text = "world apps=3 threads=2 notifications=50 seed=7"
    let states = try (0..<3).map { _ in
      var run = try run(text)
      run.play()
      return JSONText.pretty(run.stateJSON.value)
    }
    #expect(Set(states).count == 1)
  }

  @Test("a session's lines replayed give the same facts")
  func linesReplay() throws {
    var first = try run(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":{"title":"A \\"quoted\\" title","body":"# no comment"}}}
      +90s push chat {"aps":{"alert":"two"}} id="with space"
      expand chat
      clear "with space"
      unlock
      """)
    first.play()
    var second = try run(first.session.scenarioLines.joined(separator: "\n"))
    second.play()
    #expect(second.report.diagnostics.isEmpty)
    #expect(
      second.session.facts.facts.map(\.event.name) == first.session.facts.facts.map(\.event.name))
    #expect(
      JSONText.pretty(second.session.state.json.value)
        == JSONText.pretty(first.session.state.json.value))
  }

  private func run(_ text: String) throws -> HeadlessRun {
    let document = ScenarioDocument(Array(text.utf8), path: "t.scenario")
    try #require(document.diagnostics.isEmpty)
    let locations = DataLocations(dataFolder: nil)
    var opening = try LoadedInput([], settings: WorldSettings(), locations: locations)
    opening.playback = Playback(
      [.lines(document.lines[...])], files: locations.files(folder: "."))
    return HeadlessRun(opening)
  }
}
