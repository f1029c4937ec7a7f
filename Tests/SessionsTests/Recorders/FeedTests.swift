import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("What is passed on while something is played")
struct FeedTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}} id=hot
    +1m push tea {"aps":{"alert":"Cold"}} id=cold
    clear hot
    undo
    redo

    """

  private func played(_ recorder: any Recorder, _ text: String = FeedTests.day) throws
    -> HeadlessRun
  {
    var run = try HeadlessRun.of(text, recorders: [recorder])
    run.play()
    return run
  }

  @Test("Facts are kept for who follows, from then on, and are passed on once")
  func feed() throws {
    let feed = FactFeed()
    _ = try played(feed)
    #expect(feed.take().isEmpty, "nothing follows")
    feed.isFollowed = true
    let run = try played(feed)
    let facts = feed.take()
    // Those of the undo and of the redo come besides, each behind a word that
    // what was told is taken back.
    #expect(facts.count { $0["fact"] == "rewound" } == 2)
    #expect(facts.last?["sequence"] == .integer(Int64(run.session.facts.count)))
    #expect(feed.take().isEmpty)
  }

  @Test("Who takes back what is told to be taken back has the facts that hold")
  func consistent() throws {
    let feed = FactFeed()
    feed.isFollowed = true
    let run = try played(feed)
    var numbers: [Int64] = []
    for fact in feed.take() {
      if fact["fact"] == "rewound" {
        guard case .integer(let last)? = fact["toSequence"] else { continue }
        numbers.removeAll { $0 > last }
      } else if case .integer(let number)? = fact["sequence"] {
        #expect(number > numbers.last ?? 0, "\(fact)")
        numbers.append(number)
      }
    }
    #expect(numbers == Array(1...Int64(run.session.facts.count)))
  }

  @Test("A line says what was done and taken back; a clock that merely goes on can be left out")
  func lines() throws {
    for skipsClock in [false, true] {
      let written = WrittenLines()
      _ = try played(TextLines(skipsClock: skipsClock) { written.all.append($0) })
      #expect(written.all.contains { $0.contains("clockMoved") } != skipsClock)
      #expect(written.all.contains("09:42:00 undone Clear “Hot” · Tea"))
      #expect(written.all.contains { $0.hasPrefix("09:42:00 done again Clear “Hot” · Tea") })
      #expect(written.all.allSatisfy { !$0.contains("\n") })
    }
  }

  @Test(
    "A fact is told by the clock of where the phone was then, in whichever line it went elsewhere",
    arguments: ["+2h timezone Asia/Tokyo", "wait 2h\ntimezone Asia/Tokyo"])
  func zones(journey: String) throws {
    let day = """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      schedule tea {"identifier":"s","content":{"body":"Hot"},"trigger":{"timeInterval":60}}
      \(journey)
      network off

      """
    let (written, feed) = (WrittenLines(), FactFeed())
    feed.isFollowed = true
    _ = try played(TextLines { written.all.append($0) }, day)
    #expect(written.all.contains("09:42:00 received s “Hot” — K3 its interval is over"))
    #expect(written.all.contains("03:41:00 deviceChanged"), "\(written.all)")
    _ = try played(feed, day)
    let facts = feed.take()
    #expect(facts.first { $0["fact"] == "received" }?["at"] == "2018-06-04T09:42:00-07:00")
    let moves = facts.filter { $0["fact"] == "clockMoved" }.map { $0["to"] }
    #expect(moves.last == "2018-06-04T11:41:00-07:00")
    #expect(facts.last?["at"] == "2018-06-05T03:41:00+09:00")
  }

  @Test(
    "K17: a line names a notification with its app once another app has one called so",
    arguments: [2, 80])
  func namesAmongApps(count: Int) throws {
    let apps = (0..<count).map { "app {\"bundleIdentifier\":\"com.example.a\($0)\"}\n" }
    let pushes = (0..<2).map { #"push a\#($0) {"aps":{"alert":"Hi"}} collapse-id=same"# + "\n" }
    let written = WrittenLines()
    _ = try played(TextLines { written.all.append($0) }, (apps + pushes).joined())
    let received = written.all.filter { $0.contains(" received ") }
    #expect(received.count == 2 && received[0].contains(" same “Hi”"), "\(written.all)")
    #expect(received.last?.contains(#" "com.example.a1":"same" “Hi”"#) == true, "\(received)")
  }

  /// Words that depend on the language and on an extension, and a request that is due in 5 s.
  private static let wordy = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea",\
    "strings":{"en":{"K":"Hello"},"fr":{"K":"Bonjour"}},\
    "service":{"steps":[{"after":"3s"},{"set":{"title":"Worked"}}]}}
    schedule tea {"identifier":"s","content":{"title":{"key":"K"}},"trigger":{"timeInterval":5}}

    """

  @Test(
    "L11: a fact says what its notification said then, whatever the rest of its line makes of it",
    arguments: [
      "+10s locale fr_FR", "+10s edit s title=\"Cold\"", "wait 10s\nlocale fr_FR",
    ])
  func wordsOfThen(line: String) throws {
    let written = WrittenLines()
    let run = try played(TextLines { written.all.append($0) }, Self.wordy + line + "\n")
    #expect(!run.report.hasInvalidInput, "\(run.report.diagnostics)")
    let told = written.all.filter { $0.hasPrefix("09:41:05") && $0.contains(" s “") }
    #expect(told.count >= 3 && told.allSatisfy { $0.contains("s “Hello”") }, "\(written.all)")
  }

  @Test(
    "V3: a push comes with its own words, and says what its extension answered from then on",
    arguments: [(false, "+2m wait 1s"), (true, "+2m wait 1s"), (false, "wait 61s\nwait 2m")])
  func wordsOfExtension(skipsClock: Bool, clock: String) throws {
    let push = #"push tea {"aps":{"alert":{"title":"Raw"},"mutable-content":1}} priority=5 id=p"#
    let written = WrittenLines()
    let recorder = TextLines(skipsClock: skipsClock) { written.all.append($0) }
    _ = try played(recorder, "\(Self.wordy)\(push)\n\(clock)\n")
    let told = written.all.filter { $0.contains(" p “") }.map { $0.split(separator: " ").prefix(4) }
    let words = told.map { "\($0[1]) \($0[3])" }
    #expect(
      words.prefix(4) == [
        "received “Raw”", "extensionStarted “Raw”", "extensionFinished “Worked”",
        "decided “Worked”",
      ], "\(written.all)")
  }

  @Test("The clock of the line that takes the phone elsewhere moves where the phone was")
  func zoneWithStart() throws {
    let written = WrittenLines()
    let line = "device timezone=America/New_York start=2019-03-09T12:00\n"
    _ = try played(TextLines { written.all.append($0) }, line)
    #expect(
      written.all == ["09:41:00 clockMoved to 2019-03-09 09:00-08:00", "12:00:00 deviceChanged"])
  }

  @Test("The same complaint is said three times and then counted, or each where that was asked for")
  func complaints() throws {
    let app = "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    let lines = String(repeating: "push tea {\"aps\":{\"alert\":\"x\",\"badge\":-1}}\n", count: 6)
    for saysEach in [false, true] {
      let said = WrittenLines()
      _ = try played(
        ComplaintLines(saysEach: saysEach) {
          said.all += $0.map { "\($0.place.line): \($0.message)" }
        },
        app + lines)
      #expect(said.all.count == (saysEach ? 6 : 4), "\(said.all)")
      #expect(said.all.last?.hasPrefix("7: ") == true)
      #expect(said.all.last?.hasSuffix("(3 more like this, the last here)") == !saysEach)
    }
  }

  @Test("What was said of the files before is not said again where it comes up as they are played")
  func saidBefore() throws {
    let app = "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    let lines = app + "push tea {\"aps\":{\"alert\":\"x\",\"badge\":-1}}\nlaunch nobody\n"
    var said: [Diagnostic] = []
    _ = try played(ComplaintLines(saysEach: true) { said += $0 }, lines)
    let before = try #require(said.last)
    said = []
    _ = try played(
      ComplaintLines(saysEach: true, unless: [before]) { said += $0 }, lines)
    #expect(!said.isEmpty && !said.contains(before), "\(said)")
  }

  @Test(
    "What was folded comes in the order of places, and of the same words in that of their weight")
  func order() {
    var all: [Diagnostic] = []
    for line in 1...5 {
      for severity in Diagnostic.Severity.allCases {
        for rule in ["Y9", "Y8"] as [RuleID] {
          for path in ["b", "a"] {
            all.append(Diagnostic(Place(path, line: line), severity, "no", rule: rule))
          }
        }
      }
    }
    var fold = ComplaintFold()
    #expect(all.count { fold.takes($0) } == 36)
    let rest = fold.rest.map { "\($0.place.path) \($0.severity) \($0.rule?.description ?? "")" }
    let wanted = ["a", "b"].flatMap { path in
      ["note", "warning", "error"].flatMap { ["\(path) \($0) Y8", "\(path) \($0) Y9"] }
    }
    #expect(rest == wanted)
  }
}
