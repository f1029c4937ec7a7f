import Glibc
import TestSupport

extension Bench {
  /// What a person does with a long list, against the least that a program can do that shows one.
  static let list = Bench(
    name: "list", summary: "a long list opened, walked, folded and searched, against C with ncurses"
  ) { conditions, findings throws(BenchError) in
    let lines = SamplePayloads.lines(conditions.isSmoke ? 10_000 : 100_000)
    let path = try conditions.folder.write(lines, to: "list.ndjson")
    var (least, own): ([LongList], [LongList]) = ([], [])
    for _ in 0..<min(conditions.rounds, 5) {
      least.append(
        try LongList { () throws(BenchError) in try conditions.listLimit(path) })
      own.append(
        try LongList { () throws(BenchError) in
          try conditions.coversheet(["--reduce-motion", path])
        })
    }
    findings.note("list.open.limit", least.map(\.opening))
    findings.note("list.open", own.map(\.opening))
    hold("open", own.map(\.opening).median / least.map(\.opening).median, conditions, &findings)
    let memory = (own.map(\.memory).median, least.map(\.memory).median)
    hold("memory", memory.0 / memory.1, conditions, &findings)
    guard let limit = least.last, let product = own.last else { return }
    for act in ListAct.all {
      let (base, time) = try act.times(limit, product, conditions)
      findings.note("list.\(act.name).limit", base)
      findings.note("list.\(act.name)", time)
      hold(act.name, time.median / base.median, conditions, &findings)
    }
    let moves = (0..<50).map { $0.isMultiple(of: 2) ? "j" : "k" }
    let (base, time) = (
      try limit.processorTime(of: moves), try product.processorTime(of: moves)
    )
    findings.note("list.move.processor-time", time, "ms")
    hold("move.processor-time", time / base, conditions, &findings)
  }

  private static func hold(
    _ name: String, _ ratio: Double, _ conditions: BenchConditions, _ findings: inout Findings
  ) {
    guard let (promised, smoke) = bars[name] else { return }
    findings.promise(
      "list.\(name).ratio", ratio, "×", atMost: conditions.isSmoke ? smoke : promised)
  }

  // What each promises, and what a loss of a quarter would miss in the short form.
  private static let bars: [String: (promised: Double, smoke: Double)] = [
    "open": (13.4, 40), "memory": (5.2, 10), "move": (2, 6), "move.processor-time": (2, 8),
    "last": (2, 6), "expand": (2, 8), "collapse": (2, 8), "search": (6, 20), "burst": (12, 30),
  ]
}

/// A program that shows a long list, and what it took until that was all there.
private struct LongList {
  private let terminal: PseudoTerminal
  let opening: Duration
  /// The most memory that it held, in bytes.
  let memory: Double

  init(_ start: () throws(BenchError) -> PseudoTerminal) throws(BenchError) {
    let began = ContinuousClock.now
    terminal = try start()
    try terminal.waitUntilQuiet()
    opening = (terminal.arrival ?? began) - began
    memory = Double(try ProcessStatus(of: terminal.process).peakMemory)
  }

  /// The time from keys to the last that comes of them.
  func answer(to keys: String, isLast: Bool) throws(BenchError) -> Duration {
    let start = ContinuousClock.now
    let first = try terminal.answer(to: keys)
    return isLast ? (terminal.arrival ?? start) - start : first
  }

  /// The processor time that one of some keys takes in the middle, in milliseconds.
  func processorTime(of keys: [String]) throws(BenchError) -> Double {
    let before = try ProcessStatus.processorTime(of: terminal.process)
    for key in keys { _ = try terminal.answer(to: key) }
    let spent = try ProcessStatus.processorTime(of: terminal.process) - before
    return spent.milliseconds / Double(keys.count)
  }
}

/// What is done in a long list, the same in both programs.
private struct ListAct {
  let name: String
  /// Pressed first, not timed.
  var before: [String] = []
  /// What is timed, written in one go.
  let keys: String
  /// Pressed at last, not timed.
  var after: [String] = []
  /// Whether it is seen only when all has come.
  var endsWithAll = false

  // End and Home, as xterm sends them where ncurses asked for keys of the keypad.
  private static let (last, first) = ("\u{1b}OF", "\u{1b}OH")

  static let all = [
    ListAct(name: "move", keys: "j", after: ["k"]),
    ListAct(name: "last", keys: last, after: [first]),
    ListAct(name: "expand", keys: "l", after: ["h"]),
    ListAct(name: "collapse", before: ["l"], keys: "h"),
    // To look for the same once more shows nothing new.
    ListAct(name: "search", keys: "/zzqx\r", after: ["/number\r", "j", first], endsWithAll: true),
    ListAct(name: "burst", keys: String(repeating: "j", count: 500), after: [first]),
  ]

  /// The times in both, in turns.
  func times(
    _ limit: LongList, _ product: LongList, _ conditions: BenchConditions
  ) throws(BenchError) -> (limit: [Duration], product: [Duration]) {
    var times: (limit: [Duration], product: [Duration]) = ([], [])
    for _ in 0..<conditions.rounds {
      times.limit.append(try time(in: limit))
      times.product.append(try time(in: product))
    }
    return times
  }

  private func time(in list: LongList) throws(BenchError) -> Duration {
    for keys in before { _ = try list.answer(to: keys, isLast: true) }
    let time = try list.answer(to: keys, isLast: endsWithAll)
    for keys in after { _ = try list.answer(to: keys, isLast: true) }
    return time
  }
}
