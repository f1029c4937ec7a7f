import Files
import Scenarios
import TerminalCore

extension Bench {
  /// What may come from outside in any size: the time grows with the size, and
  /// for a frame not even that.
  static let growth = Bench(
    name: "growth", summary: "three sizes of what others send, each twice the one before"
  ) { conditions, findings throws(BenchError) in
    for growth in Growth.all { try growth.measure(conditions, &findings) }
  }
}

/// Something that is done in three sizes.
private struct Growth: Sendable {
  /// The middle of its figures' names: `growth.equal-keys.10000`.
  let name: String
  /// The smallest size; the others are twice and four times as large.
  let size: Int
  /// How many times as long the largest may take as the smallest: 4 is linear, 16 quadratic.
  let limit: Double
  /// Makes something of a size, and returns what is timed.
  let prepare: @Sendable (Int, BenchConditions) throws(BenchError) -> () -> Duration

  /// Times the three sizes, at most seven rounds each, and holds the largest against the smallest.
  func measure(_ conditions: BenchConditions, _ findings: inout Findings) throws(BenchError) {
    var medians: [Duration] = []
    for size in [size, size * 2, size * 4] {
      let work = try prepare(size, conditions)
      let times = (0..<min(conditions.rounds, 7)).map { _ in work() }
      findings.note("growth.\(name).\(size)", times)
      medians.append(times.median)
    }
    findings.promise(
      "growth.\(name).ratio", medians[2] / medians[0], "×",
      atMost: conditions.isSmoke ? limit * 1.5 : limit)
  }

  /// Every kind of input that is measured.
  static let all = [
    Growth(name: "equal-keys", size: 10_000, limit: 7) { size, _ in
      let text = "{" + String(repeating: "\"a\":1,\n", count: size) + "\"a\":2}"
      return { elapsed { _ = JSONDocument.read(Array(text.utf8), path: "-", grammar: .payload) } }
    },
    Growth(name: "words", size: 10_000, limit: 7) { size, _ in
      let line = "note é" + String(repeating: " word", count: size)
      return { elapsed { _ = ScenarioDocument(line: line) } }
    },
    Growth(name: "arrivals-in-a-thread", size: 2_000, limit: 2) {
      size, conditions throws(BenchError) in
      let lines = String(repeating: World.payload + "\n", count: size)
      let path = try conditions.folder.write(Array(lines.utf8), to: "thread\(size).ndjson")
      let world = try World(size, paths: [path])
      return { (0..<20).reduce(.zero) { time, _ in time + world.receive() } }
    },
    Growth(name: "keys-behind-a-paste", size: 10_000, limit: 7) {
      size, conditions throws(BenchError) in
      let path = try conditions.folder.write(Array((World.payload + "\n").utf8), to: "one.ndjson")
      let world = try World(1, paths: [path])
      _ = world.press(Key(.character(":")))
      world.paste(String(repeating: "clear all ", count: size / 10))
      return { world.press(Key(.character("x"))) }
    },
  ]
}

extension World {
  /// A payload of one thread, with what a summary counts and names.
  fileprivate static let payload = """
    {"aps":{"alert":{"title":"Anna","body":"Hello","summary-arg":"Anna","summary-arg-count":2},\
    "thread-id":"family"}}
    """

  /// Takes one more of them, as from a pipe, and draws what comes of it.
  fileprivate func receive() -> Duration { receive(Self.payload) }
}
