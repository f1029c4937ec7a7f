extension Bench {
  /// From a key to the frame that answers it, whatever is in the list.
  static let keyToFrame = Bench(
    name: "key-to-frame", summary: "from a key to its frame, with 10 to 100,000 notifications"
  ) { setting, findings throws(BenchError) in
    let sizes = [10, 100, 1_000, 10_000, 100_000]
    var worlds: [World] = []
    for size in sizes { worlds.append(try World(size, setting)) }
    for act in KeyAct.all {
      let times = try act.measure(worlds, rounds: setting.rounds)
      for (world, times) in zip(worlds, times) {
        findings.note("key-to-frame.\(act.name).\(world.count)", times)
      }
      let ratio = times[4].median / times[1].median
      findings.promise(
        "key-to-frame.\(act.name).growth", ratio, "×", atMost: setting.isSmoke ? 2 : 1.5)
    }
  }
}
