import Files
import Lint
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What a broken line leaves undone")
struct AftermathTests {
  /// The errors that a check finds, by line.
  private func errors(_ text: String) throws -> [Int32] {
    let folder = try ScratchFolder(["day.scenario": text])
    let check = try Check([folder("day.scenario")], locations: DataLocations(dataFolder: nil))
    return check.findings.filter { $0.severity == .error }.map(\.place.line)
  }

  /// Scenarios, and the lines of which a mistake is told.
  private static let cases: [(String, [Int32])] = [
    // An app that is not there since its line is broken.
    ("app\nlaunch tea\n", [1]),
    ("ap {\"bundleIdentifier\":\"com.example.tea\"}\nlaunch tea\n", [1]),
    // A notification that is not there since its push is broken.
    ("app {\"bundleIdentifier\":\"com.example.tea\"}\npush tea {\"aps\":\nclear n1\n", [2]),
    (
      "app {\"bundleIdentifier\":\"com.example.tea\"}\npsuh tea {\"aps\":{\"alert\":\"x\"}}\nclear n1\n",
      [2]
    ),
    // Values that only show what they are when the line is played.
    (
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":3}\nlaunch tea\n"
        + "push tea {\"aps\":{\"alert\":\"x\"}}\nclear n1\n",
      [1]
    ),
    // An app, or a payload, whose file is not there: what it would have brought is
    // not asked for a second time.
    (
      "app Tea.app\nlaunch tea\narrive Home\npush tea {\"aps\":{\"alert\":\"x\"}} id=pot\nclear pot\n"
        + "expect group tea/leaves count 1\nexpect pending tea 0\nexpect delivered pan\n+1m leave Home\n",
      [1]
    ),
    (
      "app {\"bundleIdentifier\":\"com.example.tea\"}\npush tea pot.apns id=pot\nclear pot\nclear pan\n"
        + "expect group tea/leaves count 1\nexpand tea/leaves\n",
      [2, 4]
    ),
    // Files that are not there, each told; of one and the same the first line.
    (
      "app Podcast.app\napp Mial.app\napp Mial.app\ninclude nowhere.scenario\ninclude no.scenario\n",
      [1, 2, 4, 5]
    ),
    (
      "app {\"bundleIdentifier\":\"com.example.tea\"}\npush tea pot.apns\npush tea tea.apns\n"
        + "launch rum\npush tea pot.apns\n",
      [2, 3, 4]
    ),
    // A payload in the bundle of an app that is not there, and a stand-in that no payload brought.
    ("app Tea.app\npush tea pot.apns\n", [1]),
    ("push com.example.tea pot.apns\nlaunch tea\n", [1]),
    // Two mistakes of which neither comes from the other.
    ("app {\"bundleIdentifier\":\"com.example.tea\"}\nclear n1\nclear n2\n", [2, 3]),
    // What is wrong before the broken line, or in itself, is told all the same.
    ("launch tea\napp {\"bundleIdentifier\":3}\n", [1, 2]),
    ("app {\"bundleIdentifier\":3}\nwait long\n", [1, 2]),
    // Another system than a line needs: only a line that might have chosen one explains that.
    ("locale ../../etc\nsummary on\n", [1, 2]),
    ("device os=99\nsummary on\n", [1]), ("include nowhere.scenario\nsummary on\n", [1]),
    ("summary on\ndevice os=99\n", [1, 2]),
    // A line that only checks or tells leaves nothing undone.
    ("expect gruops 1\nlaunch tea\n", [1, 2]), ("title\nlaunch tea\n", [1, 2]),
    ("note\nclear n1\n", [1, 2]),
    // What the broken line cannot have caused: a name that nothing was to have,
    // and time that has passed.
    (
      "app {\"bundleIdentifier\":\"com.example.tea\"}\nexpnd x\ntap nobody\nclear nothing\n",
      [2, 3, 4]
    ),
    ("10:00 wake\nexpnd x\n09:50 wake\ntap nobody\n", [2, 3, 4]),
    (
      "app {\"bundleIdentifier\":\"com.example.tea\"}\npsuh tea {} id=pot\nclear pot\nclear pan\n",
      [2, 4]
    ),
  ]

  @Test(
    "Only the mistake itself is told, and not what later lines miss for it", arguments: cases)
  func told(text: String, lines: [Int32]) throws { #expect(try errors(text) == lines) }

  @Test("What keeps a scenario from being played is told as a check tells it", arguments: cases)
  func rehearsed(text: String, lines: [Int32]) throws {
    // Its first line cannot be read, and leaves nothing undone.
    let folder = try ScratchFolder(["day.scenario": "expect gruops 1\n" + text])
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil)
    )
    let errors = opening.everythingWrong.filter { $0.severity == .error }
    #expect(errors.map(\.place.line) == [1] + lines.map { $0 + 1 }, "\(errors)")
  }

  @Test(
    "The mistakes of an included scenario are told, and not what lines around it miss for them"
  )
  func included() throws {
    let folder = try ScratchFolder([
      "morning.scenario": "app Tea.app\npush tea {\"aps\":{\"alert\":\"x\"}} id=pot\n",
      "day.scenario":
        "include morning.scenario\nexpect group tea/leaves count 1\nclear pot\nwait long\n",
    ])
    let check = try Check([folder("day.scenario")], locations: DataLocations(dataFolder: nil))
    let errors = check.findings.filter { $0.severity == .error }
    let told = errors.map { "\($0.place.path.split(separator: "/").last ?? ""):\($0.place.line)" }
    #expect(told.sorted() == ["day.scenario:4", "morning.scenario:1"])
  }

  @Test("K2, V12: a request that is refused is a fact and a warning, and the run goes on")
  func refusal() throws {
    let run = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.tea"}
      schedule tea {"identifier":"zero","content":{"title":"x"},"trigger":{"timeInterval":0}}
      schedule tea {"identifier":"leaf","content":{"title":"x","attachments":[{"identifier":"a","path":"/nowhere/leaf.png"}]},"trigger":null}
      schedule tea {"identifier":"stem","content":{"title":"x","attachments":[{"identifier":"","path":"/nowhere/stem.png"}]},"trigger":null}
      schedule tea {"identifier":"good","content":{"title":"x"},"trigger":null}
      expect pending tea 0
      expect delivered good count=1

      """)
    let refused = run.session.facts.facts.filter {
      if case .noticed(.requestRefused) = $0.event { true } else { false }
    }
    #expect(refused.map { $0.reasons[0].rule } == ["K2", "V12", "V12"])
    let warnings = run.report.diagnostics.filter {
      $0.message.hasPrefix("the request ")
    }
    #expect(warnings.map(\.severity) == [.warning, .warning, .warning])
    #expect(warnings.map(\.rule) == ["Y34", "Y42", "Y42"])
    #expect(warnings.map(\.place.line) == [2, 3, 4])
    #expect(warnings.first?.message.contains(RefusedRequest.onPhones) == true)
    #expect(warnings.last?.message.contains("/nowhere/stem.png: there is no such file") == true)
    #expect(warnings.last?.message.contains(RefusedRequest.attachingOnPhones) == true)
    #expect(run.report.failures.isEmpty && run.report.passedExpectations == 2)
  }

  @Test(
    "K2, K8, K13, K10: what an app asked for and does not get is a warning at the line that asked")
  func scheduling() throws {
    let places = (1...21).map { "\"P\($0)\": {\"latitude\":\($0),\"longitude\":2,\"radius\":50}" }
      .joined(separator: ",")
    let app =
      "app {\"bundleIdentifier\":\"com.example.tea\",\"places\":{\(places)}}\n"
    func request(_ name: String, _ trigger: String) -> String {
      "schedule tea {\"identifier\":\"\(name)\",\"content\":{\"title\":\"x\"},\"trigger\":\(trigger)}\n"
    }
    func warnings(_ text: String) throws -> [String] {
      try HeadlessRun.played(app + text).report.diagnostics
        .filter { $0.severity == .warning && ["Y34", "Y35"].contains($0.rule) }
        .map { "\($0.place.line) \($0.rule?.description ?? "") \($0.message)" }
    }
    #expect(
      try warnings(request("a", #"{"timeInterval":0}"#)) == [
        "2 Y34 the request a is refused: time interval must be greater than 0; "
          + RefusedRequest.onPhones
      ])
    #expect(
      try warnings(request("b", #"{"timeInterval":59,"repeats":true}"#)) == [
        "2 Y34 the request b is refused: time interval must be at least 60 if repeating; "
          + RefusedRequest.onPhones
      ])
    #expect(
      try warnings(request("c d", #"{"dateMatching":{"year":2017}}"#)) == [
        "2 Y34 the request \"c d\" is dropped: its date is past; write a later year, or none"
      ])
    #expect(
      try warnings(request("q", #"{"dateMatching":{"quarter":2,"month":1}}"#)) == [
        "2 Y34 the request q is dropped: no date has all of these: quarter 2, month 1; leave quarter out"
      ])
    let many = (1...66).map { request("r\($0)", "{\"timeInterval\":\(1000 + $0)}") }.joined()
    #expect(
      try warnings(many).map { $0.prefix(20) } == ["66 Y35 the request r", "67 Y35 the request r"])
    #expect(try warnings(many).allSatisfy { $0.hasSuffix("64 that come no later wait already") })
    let regions = (1...21).map { request("p\($0)", "{\"region\":\"P\($0)\"}") }.joined()
    #expect(try warnings(regions).count == 1)
    #expect(try warnings(request("e", #"{"timeInterval":60,"repeats":true}"#) + "wait 5m\n") == [])
    let old =
      #"schedule-legacy tea {"fireDate":"2019-03-10T02:30","timeZone":"UTC","alertBody":"x"}"#
    #expect(try warnings(old + "\n") == [])
    #expect(
      try warnings("policy calendar.gap strict\n" + old + "\n") == [
        "3 Y34 the request l1 is dropped: clock or calendar leave its date out; write another one"
      ])
    // What fired for the last time was no mistake.
    #expect(
      try warnings(
        request("f", #"{"dateMatching":{"year":2018,"month":6,"day":4,"hour":10}}"#) + "wait 1h\n")
        == [])
  }
}
