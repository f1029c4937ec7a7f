import Glibc
import TestSupport

extension Bench {
  /// From a payload's line in a pipe to when it is seen, against the least that a program can do.
  static let arrivals = Bench(
    name: "arrivals", summary: "from a payload in a pipe to its frame, against C with ncurses"
  ) { conditions, findings throws(BenchError) in
    let list = try conditions.folder.write(
      SamplePayloads.lines(conditions.isSmoke ? 1_000 : 100_000), to: "arrivals.ndjson")
    let limit = try Arrival(conditions, "limit") { pipe throws(BenchError) in
      try conditions.listLimit(list, pipe)
    }
    let product = try Arrival(conditions, "coversheet", goesToTop: true) {
      pipe throws(BenchError) in
      let terminal = try conditions.coversheet(["--reduce-motion", list, pipe])
      try terminal.waitUntilQuiet()
      return terminal
    }
    var (least, most): ([Duration], [Duration]) = ([], [])
    for number in 0..<conditions.rounds * 5 {
      least.append(try limit.show(number))
      most.append(try product.show(number))
    }
    findings.note("arrivals.limit", least)
    findings.note("arrivals.coversheet", most)
    findings.promise(
      "arrivals.ratio", most.median / least.median, "×", atMost: conditions.isSmoke ? 8 : 1.3)
  }
}

/// A program that shows what comes through a pipe.
private struct Arrival {
  private let terminal: PseudoTerminal
  private let pipe: Int32
  private let goesToTop: Bool

  init(
    _ conditions: BenchConditions, _ name: String, goesToTop: Bool = false,
    start: (String) throws(BenchError) -> PseudoTerminal
  ) throws(BenchError) {
    let path = conditions.folder.path + "/\(name).pipe"
    guard mkfifo(path, 0o600) == 0 else { throw BenchError("cannot make the pipe \(path)") }
    self.goesToTop = goesToTop
    terminal = try start(path)
    pipe = open(path, O_WRONLY | O_CLOEXEC)
    if pipe < 0 { throw BenchError("\(name) does not read its pipe") }
  }

  /// Sends one payload; returns how long its frame took to come.
  func show(_ number: Int) throws(BenchError) -> Duration {
    // What comes never moves the selected row: from the top there is room above it.
    terminal.send(goesToTop ? "gg" : "")
    terminal.settle(.milliseconds(20))
    let title = "Live \(number)."
    let line =
      "{\"aps\":{\"alert\":{\"title\":\"\(title)\",\"body\":\"b\"},\"thread-id\":\"t\(number)\"}}\n"
    let before = (terminal.screen, terminal.output.count)
    let start = ContinuousClock.now
    let written = line.withCString { write(pipe, $0, line.utf8.count) }
    // Who looks at the screen before it has changed keeps the program from its processor.
    terminal.settle(.milliseconds(20))
    guard written == line.utf8.count, terminal.waits(until: { $0.text.contains(title) }),
      let arrival = terminal.arrival(since: before, of: { $0.text.contains(title) })
    else { throw BenchError("“\(title)” was never shown:\n\(terminal.screen.text)") }
    return arrival - start
  }
}
