import Delivery
import Notifications
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
        run.letPass(to: run.session.state.now + passed)
      } else {
        _ = run.perform(Self.lines[Int(random.next() % UInt64(Self.lines.count))], files: files)
      }
    }
    try check(feed.take())
  }

  private func check(_ facts: [JSONValue]) throws {
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
    #expect(last > 20)
  }

  @Test(
    "A clock that goes on tells its move with a number of its own, of which those after it know")
  func goesOn() throws {
    let feed = FactFeed()
    feed.isFollowed = true
    var run = try HeadlessRun.of("wake\nwait 1s\n", recorders: [feed])
    run.play()
    run.letPass(to: run.session.state.now + .seconds(1))
    run.letPass(to: run.session.state.now + .seconds(1))
    _ = run.perform("lock", files: DataLocations(dataFolder: nil).files(folder: "."))
    let told = feed.take()
    let numbers = told.compactMap { $0["sequence"] }
    #expect(numbers == (1...Int64(numbers.count)).map { JSONValue.integer($0) }, "\(told)")
    let moves = told.filter { $0["fact"] == "clockMoved" }
    #expect(moves.count == 3 && Set(moves.compactMap { $0["from"] }).count == 1, "\(moves)")
  }
}
