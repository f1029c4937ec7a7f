import TerminalCore

extension Bench {
  /// The largest undo that a person meets, within a frame of a screen.
  static let undoClearAll = Bench(
    name: "undo-clear-all", summary: "undo of clearing 10,000 notifications"
  ) { conditions, findings throws(BenchError) in
    let world = try World(10_000, conditions)
    var times: [Duration] = []
    for _ in 0..<conditions.rounds {
      _ = world.press(Key(.character("x"), .control))
      times.append(world.press(Key(.character("u"))))
      guard world.listed == world.count else { throw BenchError("undo did not bring all back") }
    }
    findings.promise("undo-clear-all.10000", times.median.milliseconds, "ms", atMost: 16)
  }
}
