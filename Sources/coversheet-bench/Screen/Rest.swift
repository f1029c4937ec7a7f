import TestSupport

extension Bench {
  /// That nothing wakes up while nothing happens.
  static let rest = Bench(
    name: "rest", summary: "how often the program wakes up while nothing happens"
  ) { conditions, findings throws(BenchError) in
    let seconds = conditions.isSmoke ? 2 : 5
    let terminal = try conditions.coversheet([])
    // The journal goes to the disk a second after the last act; that is not rest yet.
    _ = terminal.waits(deadline: .milliseconds(1500)) { _ in false }
    let before = try ProcessStatus(of: terminal.process).sleeps
    _ = terminal.waits(deadline: .seconds(seconds)) { _ in false }
    let woken = try ProcessStatus(of: terminal.process).sleeps - before
    findings.promise("rest.wake-ups", Double(woken), "in \(seconds) s", atMost: 0)
  }
}
