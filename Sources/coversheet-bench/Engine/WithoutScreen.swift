import Files
import Glibc
import TestSupport

extension Bench {
  /// What is printed without a screen, against opening the same with one,
  /// and that against reading it.
  ///
  /// In processor time of their own, as what the system does for them differs more between machines
  /// than they do, and in memory.
  static let withoutScreen = Bench(
    name: "without-screen",
    summary: "100,000 payloads opened, drawn, checked, printed and run"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 20_000 : 100_000
    let lines = SamplePayloads.lines(count)
    // `check` reads what lies beside a file, too.
    let path = try conditions.folder.write(lines, to: "without-screen/payloads.ndjson")
    var (opened, memory): ([Double], [Double]) = ([], [])
    let file = SourceFile(path: path, bytes: lines)
    var read: [Double] = []
    var ended: [String: [EndedProgram]] = [:]
    for _ in 0..<min(conditions.rounds, 3) {
      read.append(processorSeconds { _ = readAll(file, count) })
      let terminal = try conditions.coversheet([path])
      try terminal.waitUntilQuiet()
      let status = try ProcessStatus(of: terminal.process)
      opened.append(status.seconds)
      memory.append(Double(status.peakMemory))
      for (command, _, _, _) in bars {
        ended[command, default: []].append(
          try EndedProgram(conditions.programs.coversheet, [command, path]))
      }
    }
    findings.note("without-screen.opened", opened.median, "s")
    findings.note("without-screen.opened.memory", memory.median.mebibytes, "MiB")
    findings.promise(
      "without-screen.opening", opened.ratios(to: read).median, "×",
      // In hundredths of a second, of which there are twenty in the short form.
      atMost: conditions.isSmoke ? 5.2 : 5.5)
    for (command, promised, smoke, smokeMemory) in bars {
      let (seconds, most) = (
        (ended[command] ?? []).map(\.seconds), (ended[command] ?? []).map { Double($0.peakMemory) }
      )
      findings.promise(
        "without-screen.\(command)", seconds.ratios(to: opened).median, "×",
        atMost: conditions.isSmoke ? smoke : promised)
      // In the short form the program itself is half of what is opened.
      findings.promise(
        "without-screen.\(command).memory", most.median / memory.median, "×",
        atMost: conditions.isSmoke ? smokeMemory : 1.2)
    }
  }

  // What each promises, and what a loss of a quarter would miss: opening has become
  // faster than the others have.
  private static let bars = [
    (command: "check", promised: 1.5, smoke: 0.9, smokeMemory: 0.74), ("render", 1.5, 2.8, 1.5),
    ("state", 2.5, 4.4, 1.45), ("run", 2.5, 4.9, 1.22),
  ]
}

extension [Double] {
  /// Round by round, as a machine may be twice as fast in the next.
  fileprivate func ratios(to others: [Double]) -> [Double] { zip(self, others).map { $0 / $1 } }
}

extension ProcessStatus {
  /// Processor time of its own that it used so far.
  fileprivate var seconds: Double { Double(ownTicks) / Double(sysconf(Int32(_SC_CLK_TCK))) }
}
