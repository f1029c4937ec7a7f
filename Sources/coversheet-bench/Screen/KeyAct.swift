import TerminalCore

/// A key with what is pressed around it and how to see that it did something.
struct KeyAct: Sendable {
  /// The middle of its figures' names: `key-to-frame.move.1000`.
  let name: String
  /// Pressed first, not timed.
  var before: [Key] = []
  /// The key that is timed, up to its frame.
  let key: Key
  /// Pressed at last, not timed, so that all is as it was.
  var after: [Key] = []
  /// Whether it did what it is to do.
  var isDone: @Sendable (World) -> Bool = { _ in true }

  /// Takes back the last act.
  static let undo = Key(.character("u"))
  /// Expands the selected group.
  static let expand = Key(.character("l"))
  /// Clears the selected notification or group.
  static let clear = Key(.character("x"))
  /// Clears the whole list.
  static let clearAll = Key(.character("x"), .control)
  /// What is measured on every size of list.
  static let all = [
    KeyAct(name: "move", key: Key(.character("j")), after: [Key(.character("k"))]),
    KeyAct(
      name: "expand", key: expand, after: [Key(.character("h"))],
      isDone: { $0.count < 100 || $0.expanded == 1 }),
    KeyAct(name: "clear", key: clear, after: [undo], isDone: { $0.listed < $0.count }),
    // What an undo would take back has a name, and the name is looked up with each frame.
    KeyAct(
      name: "move-after-clear", before: [clear], key: Key(.character("j")),
      after: [Key(.character("k")), undo]),
    KeyAct(
      name: "move-after-clearing-one", before: [expand, Key(.character("j")), clear],
      key: Key(.character("j")), after: [undo, Key(.character("g")), Key(.character("g"))]),
    KeyAct(name: "clear-all", key: clearAll, after: [undo], isDone: { $0.listed == 0 }),
    KeyAct(name: "undo", before: [clearAll], key: undo, isDone: { $0.listed == $0.count }),
  ]

  /// Notes the times in each world, and holds those of the last against those of another.
  ///
  /// - Parameters:
  ///   - base: The index of the other.
  ///   - bench: What the figures' names begin with.
  ///   - limit: How many times as long the last may take where the run is no smoke run.
  func holdGrowth(
    in worlds: [World], from base: Int, of bench: String, atMost limit: Double,
    _ conditions: BenchConditions, _ findings: inout Findings
  ) throws(BenchError) {
    let times = try measure(worlds, rounds: conditions.rounds)
    for (world, times) in zip(worlds, times) {
      findings.note("\(bench).\(name).\(world.count)", times)
    }
    findings.promise(
      "\(bench).\(name).growth", times[times.count - 1].median / times[base].median, "×",
      atMost: conditions.isSmoke ? 2 : limit)
  }

  // The times for each world, all in turns so that what disturbs one disturbs all.
  private func measure(_ worlds: [World], rounds: Int) throws(BenchError) -> [[Duration]] {
    var times = worlds.map { _ in [Duration]() }
    for _ in 0..<rounds {
      for (index, world) in worlds.enumerated() {
        for key in before { _ = world.press(key) }
        times[index].append(world.press(key))
        guard isDone(world) else {
          throw BenchError("the key for \(name) did nothing with \(world.count) notifications")
        }
        for key in after { _ = world.press(key) }
      }
    }
    return times
  }
}
