import TestSupport

extension Bench {
  /// How long a group moves that is expanded or collapsed, and in how many writes.
  static let folds = Bench(
    name: "folds", summary: "a group that is expanded or collapsed, until it is at rest again"
  ) { conditions, findings throws(BenchError) in
    let path = try conditions.folder.write(SamplePayloads.lines(1000), to: "folds.ndjson")
    let terminal = try conditions.coversheet([path])
    try terminal.waitUntilQuiet()
    var times: [Duration] = []
    for _ in 0..<conditions.rounds {
      for key in keys { times.append(try moving(key, terminal)) }
    }
    findings.note("folds.rest", times)
    // A machine that is busy draws the last frame late.
    findings.promise(
      "folds.rest.median", times.median.milliseconds, "ms", atMost: conditions.isSmoke ? 80 : 40)
    guard conditions.programs.tracer != nil else { return }
    let trace = conditions.folder.path + "/writes-folds"
    let traced = try conditions.coversheet([path], tracing: trace)
    traced.settle(.milliseconds(300))
    var most = 0
    for key in keys { most = max(most, try sent(key, traced, tracing: trace).writes) }
    findings.promise("folds.writes", Double(most), atMost: 4)
  }

  private static let keys = ["l", "h"]

  // To the last that comes.
  private static func moving(
    _ key: String, _ terminal: PseudoTerminal
  ) throws(BenchError) -> Duration {
    let (start, seen) = (ContinuousClock.now, terminal.output.count)
    terminal.send(key)
    guard terminal.waits(deadline: .seconds(5), until: { _ in terminal.output.count > seen })
    else { throw BenchError("the key “\(key)” shows nothing:\n\(terminal.screen.text)") }
    terminal.settle(.milliseconds(60))
    return (terminal.arrival ?? start) - start
  }
}
