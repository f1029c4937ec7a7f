import Delivery
import Notifications
import TestSupport
import Testing

@testable import Scenarios
@testable import Sessions

@Suite("Numbers of facts")
struct FactNumberTests {
  private static let app =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    + "schedule tea {\"identifier\":\"kettle\",\"content\":{\"body\":\"Boils\"},"
    + "\"trigger\":{\"timeInterval\":60,\"repeats\":true}}\n"

  // What others and a person may do, and how long nothing happens between.
  private static let lines = [
    "push tea {\"aps\":{\"alert\":\"Hot\"}}",
    "push tea {\"aps\":{\"alert\":\"Cold\"}} collapse-id=c",
    "wait 5s", "wait 3m", "+250ms wake", "sleep", "lock", "unlock", "undo", "redo", "home",
    "center",
    "clear-all", "note x", "ringer off", "ringer on", "network off", "network on", "launch tea",
  ]

  @Test(
    "No two facts have the same number, and a later one has a higher, whatever happens and however time passes",
    arguments: 0..<40 as Range<UInt64>)
  func unique(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let feed = FactFeed()
    feed.isFollowed = true
    var run = try HeadlessRun.of(
      Self.app, stopsOften: seed.isMultiple(of: 2), recorders: [feed])
    run.play()
    let files = DataLocations(dataFolder: nil).files(folder: ".")
    for _ in 0..<60 {
      if random.next() % 3 == 0 {
        let passed = Interval(milliseconds: Int64(random.next() % 90_000))
        try run.letPass(to: run.session.state.now + passed)
      } else {
        _ = run.perform(Self.lines[Int(random.next() % UInt64(Self.lines.count))], files: files)
      }
    }
    #expect(try lastNumber(of: feed.take()) > 20)
  }

  @Test(
    "What run --json says of each shipped scenario is numbered on", arguments: Checkout.scenarios)
  func shipped(scenario: String) throws {
    let path = Checkout.path + "/Fixtures/Scenarios/" + scenario
    #expect(try lastNumber(of: lines(of: [path])) > 0)
  }

  @Test(
    "Facts of an expectation that is waited for, and of payloads that say when, are numbered on")
  func movedByOthers() throws {
    let folder = try ScratchFolder([
      "wait.scenario": Self.app + "expect within 2m delivered kettle\nlock\nnote x\n",
      "day.ndjson": (1...9).map {
        "{\"to\":\"com.example.tea\",\"at\":\"10:0\($0)\",\"payload\":{\"aps\":{\"alert\":\"Tea\"}}}\n"
      }.joined(),
    ])
    for name in ["wait.scenario", "day.ndjson"] {
      #expect(try lastNumber(of: lines(of: [folder(name)])) > 4)
    }
  }

  private func lines(of paths: [String]) throws -> [JSONValue] {
    let locations = DataLocations(dataFolder: Checkout.path)
    let opening = try LoadedInput(paths, settings: WorldSettings(), locations: locations)
    let feed = FactFeed()
    feed.isFollowed = true
    var run = HeadlessRun(opening, recorders: [feed])
    run.play()
    return feed.take()
  }

  /// The number of the last fact, after each was found to be higher than the one before it.
  private func lastNumber(of facts: [JSONValue]) throws -> Int64 {
    var last: Int64 = 0
    for fact in facts {
      if case .integer(let number)? = fact["toSequence"] {
        #expect(number <= last, "\(fact) takes back what was not told")
        last = number
      }
      guard case .integer(let number)? = fact["sequence"] else { continue }
      #expect(number > last, "\(fact)")
      last = number
    }
    return last
  }

  @Test(
    "A clock that goes on tells its way from where it was, with a number of which those after it know"
  )
  func goesOn() throws {
    let feed = FactFeed()
    feed.isFollowed = true
    var run = try HeadlessRun.of("wake\nwait 1s\n", recorders: [feed])
    run.play()
    try run.letPass(to: run.session.state.now + .seconds(1))
    try run.letPass(to: run.session.state.now + .seconds(1))
    _ = run.perform("lock", files: DataLocations(dataFolder: nil).files(folder: "."))
    let told = feed.take()
    let numbers = told.compactMap { $0["sequence"] }
    #expect(numbers == (1...Int64(numbers.count)).map { JSONValue.integer($0) }, "\(told)")
    let moves = told.filter { $0["fact"] == "clockMoved" }
    #expect(moves.count == 3, "\(moves)")
    #expect(moves.dropFirst().map { $0["from"] } == moves.dropLast().map { $0["to"] }, "\(moves)")
  }
}
