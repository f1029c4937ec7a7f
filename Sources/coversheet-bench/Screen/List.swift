import TestSupport

extension Bench {
  /// What a person does with a long list, against the least that a program can do that shows one.
  static let list = Bench(
    name: "list",
    summary: "a long list opened, walked, folded, searched and left, against C with ncurses"
  ) { conditions, findings throws(BenchError) in
    let lines = SamplePayloads.lines(conditions.isSmoke ? 10_000 : 100_000)
    let path = try conditions.folder.write(lines, to: "list.ndjson")
    var pairs: [ListPair] = []
    for _ in 0..<min(conditions.rounds, 5) { pairs.append(try ListPair(path, conditions)) }
    hold("open", (pairs.map(\.limit.opening), pairs.map(\.product.opening)), conditions, &findings)
    let memory = pairs.map { $0.product.memory / $0.limit.memory }.median
    hold("memory", memory, conditions, &findings)
    guard let last = pairs.last else { return }
    for act in ListAct.all {
      hold(act.name, try last.times(of: act, rounds: conditions.rounds), conditions, &findings)
    }
    let spent = try last.processorTimes(of: ["j", "k"], rounds: conditions.rounds)
    hold("move.processor-time", spent, conditions, &findings)
    // The journal goes to the disk a second after the last act, and would have to when it leaves.
    last.product.rest(.milliseconds(1500))
    var leaving: (limit: [Duration], product: [Duration]) = ([], [])
    for pair in pairs {
      leaving.limit.append(try pair.limit.leave())
      leaving.product.append(try pair.product.leave())
    }
    hold("leave", leaving, conditions, &findings)
  }

  private static func hold(
    _ name: String, _ times: (limit: [Duration], product: [Duration]),
    _ conditions: BenchConditions, _ findings: inout Findings
  ) {
    findings.note("list.\(name).limit", times.limit)
    findings.note("list.\(name)", times.product)
    hold(name, times.product.median / times.limit.median, conditions, &findings)
  }

  private static func hold(
    _ name: String, _ ratio: Double, _ conditions: BenchConditions, _ findings: inout Findings
  ) {
    guard let (promised, smoke) = bars[name] else { return }
    findings.promise(
      "list.\(name).ratio", ratio, "×", atMost: conditions.isSmoke ? smoke : promised)
  }

  // What each promises, and what a machine that is busy holds in the short form. Opening is to take
  // a quarter of what neomutt takes, memory and a search a half, said here in terms of the limit.
  private static let bars: [String: (promised: Double, smoke: Double)] = [
    "open": (9.4, 24), "memory": (4, 6), "move": (2, 6), "move.processor-time": (2, 14),
    "last": (2, 5), "expand": (2, 7), "collapse": (2, 7), "search": (0.3, 5), "burst": (12, 9),
    "leave": (7.6, 12),
  ]
}

/// What is done in a long list, the same in both programs.
struct ListAct {
  /// What its figures are called by.
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

  /// All of them; each leads back to where it began.
  static let all = [
    // As in a walk down the list.
    ListAct(name: "move", before: ["j"], keys: "j", after: [first]),
    ListAct(name: "last", keys: last, after: [first]),
    ListAct(name: "expand", keys: "l", after: ["h"]),
    ListAct(name: "collapse", before: ["l"], keys: "h"),
    ListAct(name: "burst", keys: String(repeating: "j", count: 500), after: [first]),
    // To look for the same once more shows nothing new.
    ListAct(name: "search", keys: "/zzqx\r", after: ["/number\r", "j", first], endsWithAll: true),
  ]
}
