import Foundation
import Notifications
import TestSupport

extension Bench {
  /// What goes over the wire for a key.
  static let terminalKeys = Bench(
    name: "terminal-keys", summary: "time, bytes and writes for a key at a terminal of 120 by 40"
  ) { conditions, findings throws(BenchError) in
    try compareAnswers(conditions, &findings)
    guard conditions.programs.tracer != nil else {
      // Reading a terminal joins writes that come close together, so it cannot count them.
      findings.note("terminal-keys.unmeasured-without-strace", Double(keys.count))
      return
    }
    let path = try conditions.folder.write(SamplePayloads.lines(100), to: "keys.ndjson")
    var most = 0
    for (theme, infix, keys) in [("terminal", "", keys), ("dark", "dark-", Array(keys.prefix(1)))] {
      let trace = "\(conditions.folder.path)/writes-\(theme)"
      let terminal = try conditions.coversheet(
        ["--reduce-motion", "--theme=\(theme)", path], tracing: trace)
      terminal.send(measured)
      terminal.settle(.milliseconds(300))
      for (name, key) in keys {
        let (bytes, writes) = try sent(key, terminal, tracing: trace)
        if writes == 0 { throw BenchError("the key for \(name) wrote nothing") }
        most = max(most, writes)
        hold(bytes, sentFor: "\(name).\(infix)", conditions, &findings)
      }
    }
    findings.promise("terminal-keys.writes", Double(most), atMost: 1)
  }

  // What a terminal says that agrees on the widths of all emoji and repeats whatever it is told to.
  private static let measured =
    [2, 2, 2, 2, 2, 3].map { "\u{1b}[2;\($0 + 1)R" }.joined() + "\u{1b}[?62;22c"

  // What is pressed one after the other, each with the name that its figures have.
  private static let keys = [
    ("move", "j"), ("expand", "l"), ("collapse", "h"), ("clear-all", "\u{18}"), ("undo", "u"),
    ("last", last), ("first", first),
  ]

  private static func hold(
    _ bytes: Int, sentFor name: String, _ conditions: BenchConditions, _ findings: inout Findings
  ) {
    let figure = "terminal-keys.\(name)bytes"
    if let (promised, smoke) = limits[figure] {
      findings.promise(
        figure, Double(bytes), "bytes", atMost: conditions.isSmoke ? smoke : promised)
    } else {
      findings.note(figure, Double(bytes), "bytes")
    }
  }

  // In dark a card has a ground of its own, and the selected one another:
  // both cards are written whole. Each row has another badge, which *why* tells twice.
  private static let limits: [String: (promised: Double, smoke: Double)] = [
    "terminal-keys.move.bytes": (450, 350), "terminal-keys.move.dark-bytes": (700, 820),
  ]

  /// Presses a key, and counts what it had written.
  static func sent(
    _ key: String, _ terminal: PseudoTerminal, tracing trace: String
  ) throws(BenchError) -> (bytes: Int, writes: Int) {
    let before = (bytes: terminal.output.count, writes: try writes(in: trace))
    terminal.send(key)
    terminal.settle(.milliseconds(200))
    return (terminal.output.count - before.bytes, try writes(in: trace) - before.writes)
  }

  private static func compareAnswers(
    _ conditions: BenchConditions, _ findings: inout Findings
  ) throws(BenchError) {
    var terminals: [PseudoTerminal] = []
    let counts = [100, conditions.isSmoke ? 10_000 : 100_000]
    for count in counts {
      let path = try conditions.folder.write(SamplePayloads.lines(count), to: "\(count).ndjson")
      let terminal = try conditions.coversheet([path])
      try terminal.waitUntilQuiet()
      terminals.append(terminal)
    }
    var times = terminals.map { _ in [Duration]() }
    for _ in 0..<conditions.rounds {
      for (index, terminal) in terminals.enumerated() {
        times[index].append(try terminal.answer(to: "j"))
        _ = try terminal.answer(to: "k")
      }
    }
    for (count, times) in zip(counts, times) { findings.note("terminal-keys.move.\(count)", times) }
    try compareNext(terminals[1], to: times[1], conditions, &findings)
    try compareBurst(terminals[1], to: times[1].median, conditions, &findings)
  }

  // What a press shows that was predicted; the quickest ones, as others wait for other programs.
  private static func compareNext(
    _ terminal: PseudoTerminal, to moves: [Duration], _ conditions: BenchConditions,
    _ findings: inout Findings
  ) throws(BenchError) {
    var times: [Duration] = []
    for _ in 0..<conditions.rounds {
      _ = try terminal.answer(to: "j")
      times.append(try terminal.answer(to: "j"))
      for _ in 0..<2 { _ = try terminal.answer(to: "k") }
    }
    guard let next = times.min(), let move = moves.min() else { return }
    findings.promise(
      "terminal-keys.next.ratio", next / move, "×", atMost: conditions.isSmoke ? 0.8 : 0.55)
  }

  // What was typed ahead is one walk through the list and one frame.
  private static func compareBurst(
    _ terminal: PseudoTerminal, to move: Duration, _ conditions: BenchConditions,
    _ findings: inout Findings
  ) throws(BenchError) {
    var times: [Duration] = []
    for _ in 0..<conditions.rounds {
      times.append(try terminal.answer(to: String(repeating: "j", count: 500)))
      _ = try terminal.answer(to: first)
    }
    let ratio = times.median / move
    findings.promise("terminal-keys.burst.ratio", ratio, "×", atMost: conditions.isSmoke ? 6 : 4)
  }

  // End and Home, as xterm sends them.
  private static let (last, first) = ("\u{1b}[F", "\u{1b}[H")

  // `-y` names what a descriptor is: a file in memory is ncurses', the terminal is the person's.
  private static func writes(in trace: String) throws(BenchError) -> Int {
    guard let text = try? String(contentsOfFile: trace, encoding: .utf8) else {
      throw BenchError("strace wrote nothing")
    }
    let lines = text.split(separator: "\n")
    return lines.count { $0.containsBytes(of: "</dev/pts/") || $0.containsBytes(of: "</dev/tty") }
  }
}
