import TestSupport

extension Bench {
  /// That nothing wakes up while nothing happens.
  static let rest = Bench(
    name: "rest", summary: "how often the program wakes up while nothing happens"
  ) { setting, findings throws(BenchError) in
    let seconds = setting.isSmoke ? 2 : 5
    let terminal = try setting.coversheet([])
    // The journal goes to the disk a second after the last act; that is not rest yet.
    _ = terminal.waits(deadline: .milliseconds(1500)) { _ in false }
    let before = try ProcessStatus(of: terminal.process).sleeps
    _ = terminal.waits(deadline: .seconds(seconds)) { _ in false }
    let woken = try ProcessStatus(of: terminal.process).sleeps - before
    findings.promise("rest.wake-ups", Double(woken), "in \(seconds) s", atMost: 0)
  }

  /// What many notifications weigh.
  static let memory = Bench(
    name: "memory", summary: "memory with 100,000 notifications"
  ) { setting, findings throws(BenchError) in
    let count = setting.isSmoke ? 20_000 : 100_000
    let path = try setting.folder.write(SamplePayloads.lines(count), to: "memory.ndjson")
    let empty = try setting.coversheet([])
    let full = try setting.coversheet([path])
    try empty.waitUntilQuiet()
    try full.waitUntilQuiet()
    let (least, most) = (
      try ProcessStatus(of: empty.process), try ProcessStatus(of: full.process)
    )
    findings.note("memory.tour", Double(least.memory).mebibytes, "MiB")
    findings.note("memory.\(count)", Double(most.memory).mebibytes, "MiB")
    findings.note("memory.\(count).peak", Double(most.peakMemory).mebibytes, "MiB")
    findings.promise(
      "memory.each", Double(most.memory - least.memory) / Double(count), "bytes", atMost: 1900)
  }
}
