import TestSupport

extension Bench {
  /// From the key that leaves to the end of the process, against the least that a program can do.
  static let leave = Bench(
    name: "leave", summary: "leaving 100,000 notifications, against a C ncurses hello"
  ) { conditions, findings throws(BenchError) in
    let lines = SamplePayloads.lines(conditions.isSmoke ? 10_000 : 100_000)
    let path = try conditions.folder.write(lines, to: "leave.ndjson")
    var (least, own): ([Duration], [Duration]) = ([], [])
    for _ in 0..<min(conditions.rounds, 5) {
      least.append(try leaving(try conditions.hello()))
      let terminal = try conditions.coversheet([path])
      // The journal goes to the disk a second after the last act, and would have to when it leaves.
      _ = terminal.waits(deadline: .milliseconds(1500)) { _ in false }
      try terminal.waitUntilQuiet()
      own.append(try leaving(terminal))
    }
    findings.note("leave.hello", least)
    findings.note("leave.list", own)
    // On a busy machine a millisecond is soon several.
    findings.promise(
      "leave.ratio", own.median / least.median, "×", atMost: conditions.isSmoke ? 40 : 10)
  }

  private static func leaving(_ terminal: PseudoTerminal) throws(BenchError) -> Duration {
    let start = ContinuousClock.now
    terminal.send("q")
    var status = terminal.takeExitStatus()
    while status == nil, ContinuousClock.now - start < .seconds(20) {
      // To wait for output, of which there is none, would take as long as that.
      _ = terminal.waits(deadline: .zero) { _ in false }
      status = terminal.takeExitStatus()
    }
    guard status == .exited(0) else {
      throw BenchError("the program goes on behind q:\n\(terminal.screen.text)")
    }
    return ContinuousClock.now - start
  }
}
