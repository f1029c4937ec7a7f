import TerminalCore
import Testing

@testable import Interaction
@testable import Screens

@Suite("What is typed faster than it is done")
struct TypedAheadTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}} id=first
    push chat {"aps":{"alert":"two"}} id=second
    """

  private static func keys(_ text: String) -> [Input] {
    text.map { .key(Key(.character($0))) }
  }

  private static let interrupt = Input.key(Key(.character("c"), .control))

  /// The keys that open each line by which something is looked for.
  static let lines = [":", "/", "f", "ol", "C", "?x", "glf"]

  @Test("Letters for a line by which something is looked for are taken as one", arguments: lines)
  func atOnce(opening: String) throws {
    var (one, each) = (try TestSession(Self.day), try TestSession(Self.day))
    one.type(opening)
    each.type(opening)
    let text = String(repeating: "on tw ", count: 10)
    var waiting = Self.keys(text)[...]
    var times = 0
    while !waiting.isEmpty {
      one.interaction.handle(nextOf: &waiting)
      times += 1
    }
    let left = one.interaction.nextEffect()
    #expect(times == 1 && left == nil)
    each.type(text)
    #expect(one.text == each.text)
  }

  @Test("Where letters are keys, each is taken alone", arguments: ["", "e", "gw", "m"])
  func alone(opening: String) throws {
    var seat = try TestSession(Self.day)
    seat.type(opening)
    var waiting = Self.keys("jkjk")[...]
    seat.interaction.handle(nextOf: &waiting)
    #expect(waiting.count == 3)
  }

  @Test("Ctrl-C gives up what thousands of keys before it would do, and nothing else")
  func interrupted() {
    let keys = Self.keys(String(repeating: "x", count: 100_000))
    var waiting = (keys + [.resize(Size(columns: 9, rows: 9)), Self.interrupt, Self.interrupt])[...]
    waiting.dropBeforeInterrupt()
    #expect(Array(waiting) == [.resize(Size(columns: 9, rows: 9)), Self.interrupt, Self.interrupt])
    waiting = (keys + [Self.interrupt] + Self.keys("jj"))[...]
    waiting.dropBeforeInterrupt()
    #expect(Array(waiting) == [Self.interrupt] + Self.keys("jj"))
  }

  @Test("A few keys before Ctrl-C are done", arguments: [0, 1, 40])
  func few(count: Int) {
    let keys = Self.keys(String(repeating: "x", count: count)) + [Self.interrupt]
    var waiting = keys[...]
    waiting.dropBeforeInterrupt()
    #expect(Array(waiting) == keys)
  }

  @Test("Without Ctrl-C nothing is given up")
  func none() {
    let keys = Self.keys(String(repeating: "x", count: 5000))
    var waiting = keys[...]
    waiting.dropBeforeInterrupt()
    #expect(Array(waiting) == keys)
  }
}
