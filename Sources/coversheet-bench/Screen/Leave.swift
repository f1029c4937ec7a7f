import TestSupport

extension Bench {
  /// From the key that leaves to the end of the process, against the least that a program can do.
  static let leave = Bench(
    name: "leave", summary: "leaving 100,000 notifications, against a C ncurses hello"
  ) { conditions, findings throws(BenchError) in
    let lines = SamplePayloads.lines(conditions.isSmoke ? 10_000 : 100_000)
    let path = try conditions.folder.write(lines, to: "leave.ndjson")
    var (least, own): ([Duration], [Duration]) = ([], [])
    for _ in 0..<min(conditions.rounds, 7) {
      least.append(try leaving(try conditions.hello()))
      let terminal = try conditions.coversheet([path])
      try terminal.waitUntilQuiet()
      own.append(try leaving(terminal))
    }
    findings.note("leave.hello", least)
    findings.note("leave.list", own)
    findings.promise("leave.ratio", own.median / least.median, "×", atMost: 10)
  }

  private static func leaving(_ terminal: PseudoTerminal) throws(BenchError) -> Duration {
    let start = ContinuousClock.now
    terminal.send("q")
    guard terminal.waitForExit(deadline: .seconds(20)) == .exited(0) else {
      throw BenchError("the program goes on behind q:\n\(terminal.screen.text)")
    }
    return ContinuousClock.now - start
  }
}
