import TestSupport

extension Bench {
  /// From the start of the process to its first frame, against the least that a program can do.
  static let start = Bench(
    name: "start", summary: "start to the first frame of the tour, against a C ncurses hello"
  ) { conditions, findings throws(BenchError) in
    var tour: [Duration] = []
    var hello: [Duration] = []
    for _ in 0..<conditions.rounds {
      hello.append(try firstFrame { () throws(BenchError) in try conditions.hello() })
      tour.append(try firstFrame { () throws(BenchError) in try conditions.coversheet([]) })
    }
    findings.note("start.hello", hello)
    findings.note("start.tour", tour)
    findings.promise(
      "start.ratio", tour.median / hello.median, "×", atMost: conditions.isSmoke ? 9.2 : 3)
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
