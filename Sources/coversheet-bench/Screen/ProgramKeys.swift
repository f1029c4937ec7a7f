import TestSupport

extension Bench {
  /// Keys while an extension's program runs and has not answered.
  static let programKeys = Bench(
    name: "program-keys", summary: "keys while an extension’s program runs, against none running"
  ) { conditions, findings throws(BenchError) in
    let idle = try terminal(conditions, runsProgram: false)
    let busy = try terminal(conditions, runsProgram: true)
    idle.settle(.milliseconds(300))
    busy.settle(.milliseconds(300))
    var (calm, disturbed): ([Duration], [Duration]) = ([], [])
    // A 95th percentile of a few would be the worst of them.
    for _ in 0..<max(40, conditions.rounds) {
      for key in ["j", "k"] {
        calm.append(try idle.answer(to: key))
        disturbed.append(try busy.answer(to: key))
      }
    }
    guard busy.screen.text.contains(running) else {
      throw BenchError("the program ended before the keys did:\n\(busy.screen.text)")
    }
    findings.note("program-keys.idle.p95", calm.percentile(95).milliseconds, "ms")
    findings.note("program-keys.running.p95", disturbed.percentile(95).milliseconds, "ms")
    let ratio = disturbed.percentile(95) / calm.percentile(95)
    findings.promise("program-keys.ratio", ratio, "×", atMost: conditions.isSmoke ? 4 : 2)
  }

  private static let running = "is running"

  // It says a little, a hundred times a second, so that its reader has to wake up.
  private static let program = """
    #!/bin/sh
    cat >/dev/null
    while :; do printf ' '; sleep 0.01; done

    """

  private static func terminal(
    _ conditions: BenchConditions, runsProgram: Bool
  ) throws(BenchError) -> PseudoTerminal {
    let script = try conditions.folder.write(Array(program.utf8), to: "talk.sh")
    let lines = """
      world apps=4 threads=3 notifications=100 seed=7
      app {"bundleIdentifier":"com.example.whisper","service":{"name":"Talk","command":["/bin/sh","\(script)"]}}
      push whisper {"aps":{"alert":"Later","mutable-content":\(runsProgram ? 1 : 0)}}

      """
    let path = try conditions.folder.write(
      Array(lines.utf8), to: runsProgram ? "running.scenario" : "idle.scenario")
    return try conditions.coversheet(["open", "--reduce-motion", "--allow-programs", path])
  }
}
