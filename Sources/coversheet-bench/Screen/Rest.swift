import TestSupport

extension Bench {
  /// That nothing wakes up while nothing happens.
  static let rest = Bench(
    name: "rest", summary: "how often the program wakes up while nothing happens"
  ) { conditions, findings throws(BenchError) in
    let seconds = conditions.isSmoke ? 2 : 5
    for (name, words) in try waiting(conditions) {
      let terminal = try conditions.coversheet(words)
      // The journal goes to the disk a second after the last act; that is not rest yet.
      _ = terminal.waits(deadline: .milliseconds(1500)) { _ in false }
      let (before, shown) = (try ProcessStatus(of: terminal.process).sleeps, terminal.output.count)
      _ = terminal.waits(deadline: .seconds(seconds)) { _ in false }
      let woken = try ProcessStatus(of: terminal.process).sleeps - before
      findings.promise("rest.\(name).wake-ups", Double(woken), "in \(seconds) s", atMost: 0)
      findings.promise(
        "rest.\(name).bytes", Double(terminal.output.count - shown), "bytes", atMost: 0)
    }
  }

  // What is there to be waited for.
  private static func waiting(
    _ conditions: BenchConditions
  ) throws(BenchError) -> [(name: String, words: [String])] {
    let folder = conditions.folder.path
    let kept = try conditions.folder.write(Array("{}".utf8), to: "dropped/kept.txt")
    let listening = ServedProgram.options(ready: folder + "/rest.ready")
    return [
      ("tour", []), ("recording", ["open", "--record=\(folder)/rest.scenario"]),
      ("watching", ["open", "--watch=\(kept.dropLast("/kept.txt".count))"]),
      ("listening", ["open", try ServedProgram.scenario(in: conditions), "--serve"] + listening),
    ]
  }
}
