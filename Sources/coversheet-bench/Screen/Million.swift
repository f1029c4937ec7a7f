import TerminalCore

extension Bench {
  /// That a list of a million is one like any other: a key costs no more, a payload hardly more.
  static let million = Bench(
    name: "million",
    summary: "a million payloads opened, walked, searched, cleared and printed, against 10,000"
  ) { conditions, findings throws(BenchError) in
    let lists = try (conditions.isSmoke ? [5_000, 25_000] : [10_000, 1_000_000])
      .map { count throws(BenchError) in try LargeList(count, conditions) }
    for act in LargeList.acts {
      try act.holdGrowth(
        in: lists.map(\.world), from: 0, of: "million", atMost: 1.2, conditions, &findings)
    }
    let searches = lists.map { $0.search(rounds: min(conditions.rounds, 7)) }
    // What is looked through fits into the processor's memory with 10,000, and not with a million.
    for (name, times, limit) in [("open", lists.map(\.opening), 1.1), ("search", searches, 1.4)] {
      let each = zip(lists, times).map { $1.microseconds / Double($0.count) }
      for (list, time) in zip(lists, each) {
        findings.note("million.\(name).\(list.count)", time, "µs a payload")
      }
      findings.promise(
        "million.\(name).growth", each[1] / each[0], "×", atMost: conditions.isSmoke ? 2 : limit)
    }
    try comparePrinting(lists, conditions, &findings)
  }

  // In processor time of their own, as what the system does for them differs.
  private static func comparePrinting(
    _ lists: [LargeList], _ conditions: BenchConditions, _ findings: inout Findings
  ) throws(BenchError) {
    for command in ["state", "run"] {
      var each: [Double] = []
      for list in lists {
        let ended = try EndedProgram(conditions.programs.coversheet, [command, list.path])
        each.append(ended.seconds * 1e6 / Double(list.count))
        findings.note("million.\(command).\(list.count)", each.last ?? 0, "µs a payload")
      }
      findings.promise(
        "million.\(command).growth", each[1] / each[0], "×", atMost: conditions.isSmoke ? 2 : 1.1)
    }
  }
}

/// A person before a list of so many.
private struct LargeList {
  let world: World
  /// The file that it was read from.
  let path: String
  /// The time until it was there.
  let opening: Duration

  /// - Throws: Where it cannot be written or opened.
  init(_ count: Int, _ conditions: BenchConditions) throws(BenchError) {
    let path = try conditions.folder.write(
      SamplePayloads.lines(count), to: "million-\(count).ndjson")
    self.path = path
    func open() throws(BenchError) -> (world: World, time: Duration) {
      let start = ContinuousClock.now
      return (try World(count, paths: [path]), ContinuousClock.now - start)
    }
    // What is over in a moment is disturbed by a moment of anything else.
    let others = try (0..<min(4, 100_000 / count)).map { _ throws(BenchError) in try open().time }
    let last = try open()
    world = last.world
    opening = (others + [last.time]).median
  }

  var count: Int { world.count }

  /// The time of a search that finds nothing.
  func search(rounds: Int) -> Duration {
    (0..<rounds).map { _ in
      defer { _ = world.press(Key(.escape)) }
      return world.searchForNothing()
    }.median
  }

  /// What is done in it.
  static let acts =
    KeyAct.all + [
      KeyAct(name: "page", key: Key(.pageDown), after: [Key(.pageUp)]),
      KeyAct(name: "last", key: Key(.end), after: [Key(.home)]),
      KeyAct(name: "first", before: [Key(.end)], key: Key(.home)),
      KeyAct(name: "collapse", before: [KeyAct.expand], key: Key(.character("h"))),
      KeyAct(name: "why", before: [Key(.character("i"))], key: Key(.character("w"))),
    ]
}
