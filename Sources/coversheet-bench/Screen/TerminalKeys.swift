import Foundation
import TestSupport

extension Bench {
  /// What goes over the wire for a key.
  static let terminalKeys = Bench(
    name: "terminal-keys", summary: "time, bytes and writes for a key at a terminal of 120 by 40"
  ) { setting, findings throws(BenchError) in
    try compareAnswers(setting, &findings)
    let keys = [
      ("move", "j"), ("expand", "l"), ("collapse", "h"), ("clear-all", "\u{18}"), ("undo", "u"),
    ]
    guard setting.programs.tracer != nil else {
      // Reading a terminal joins writes that come close together, so it cannot count them.
      findings.note("terminal-keys.unmeasured-without-strace", Double(keys.count))
      return
    }
    let path = try setting.folder.write(SamplePayloads.lines(100), to: "keys.ndjson")
    let trace = setting.folder.path + "/writes"
    let terminal = try setting.coversheet(["--reduce-motion", path], tracing: trace)
    terminal.settle(.milliseconds(300))
    var most = 0
    for (name, key) in keys {
      let before = (bytes: terminal.output.count, writes: try writes(in: trace))
      terminal.send(key)
      terminal.settle(.milliseconds(200))
      let count = try writes(in: trace) - before.writes
      most = max(most, count)
      let bytes = terminal.output.count - before.bytes
      let figure = "terminal-keys.\(name).bytes"
      if name == "move" {
        findings.promise(figure, Double(bytes), "bytes", atMost: 600)
      } else {
        findings.note(figure, Double(bytes), "bytes")
      }
      if count == 0 { throw BenchError("the key for \(name) wrote nothing") }
    }
    findings.promise("terminal-keys.writes", Double(most), atMost: 1)
  }

  private static func compareAnswers(
    _ setting: BenchConditions, _ findings: inout Findings
  ) throws(BenchError) {
    var terminals: [PseudoTerminal] = []
    let counts = [100, setting.isSmoke ? 10_000 : 100_000]
    for count in counts {
      let path = try setting.folder.write(SamplePayloads.lines(count), to: "\(count).ndjson")
      let terminal = try setting.coversheet([path])
      try terminal.waitUntilQuiet()
      terminals.append(terminal)
    }
    var times = terminals.map { _ in [Duration]() }
    for _ in 0..<setting.rounds {
      for (index, terminal) in terminals.enumerated() {
        times[index].append(try terminal.answer(to: "j"))
        _ = try terminal.answer(to: "k")
      }
    }
    for (count, times) in zip(counts, times) { findings.note("terminal-keys.move.\(count)", times) }
  }

  // `-y` names what a descriptor is: a file in memory is ncurses', the terminal is the person's.
  private static func writes(in trace: String) throws(BenchError) -> Int {
    guard let text = try? String(contentsOfFile: trace, encoding: .utf8) else {
      throw BenchError("strace wrote nothing")
    }
    let lines = text.split(separator: "\n")
    return lines.count { $0.contains("</dev/pts/") || $0.contains("</dev/tty") }
  }
}
