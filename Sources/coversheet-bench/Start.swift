import TestSupport

extension Bench {
  /// From the start of the process to its first frame, against the least that a program can do.
  static let start = Bench(
    name: "start", summary: "start to the first frame of the tour, against a C ncurses hello"
  ) { setting, findings throws(BenchError) in
    var tour: [Duration] = []
    var hello: [Duration] = []
    for _ in 0..<setting.rounds {
      hello.append(try firstFrame { () throws(BenchError) in try setting.hello() })
      tour.append(try firstFrame { () throws(BenchError) in try setting.coversheet([]) })
    }
    findings.note("start.hello", hello)
    findings.note("start.tour", tour)
    findings.promise(
      "start.ratio", tour.median / hello.median, "×", atMost: setting.isSmoke ? 8.6 : 5)
  }
}

extension Bench {
  // To the arrival of the frame, not to its having been parsed here.
  private static func firstFrame(
    _ program: () throws(BenchError) -> PseudoTerminal
  ) throws(BenchError) -> Duration {
    let start = ContinuousClock.now
    let terminal = try program()
    return (terminal.arrival ?? ContinuousClock.now) - start
  }
}
