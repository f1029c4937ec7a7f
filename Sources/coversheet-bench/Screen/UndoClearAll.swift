import TerminalCore

extension Bench {
  /// The largest undo that a person meets, within a frame of a screen.
  static let undoClearAll = Bench(
    name: "undo-clear-all", summary: "undo of clearing 10,000 notifications"
  ) { setting, findings throws(BenchError) in
    let world = try World(10_000, setting)
    var times: [Duration] = []
    for _ in 0..<setting.rounds {
      _ = world.press(Key(.character("x"), .control))
      times.append(world.press(Key(.character("u"))))
      guard world.listed == world.count else { throw BenchError("undo did not bring all back") }
    }
    findings.promise("undo-clear-all.10000", times.median.milliseconds, "ms", atMost: 16)
  }
}
