extension Bench {
  /// From a key to the frame that answers it, whatever is in the list.
  static let keyToFrame = Bench(
    name: "key-to-frame", summary: "from a key to its frame, with 10 to 100,000 notifications"
  ) { conditions, findings throws(BenchError) in
    let sizes = [10, 100, 1_000, 10_000] + (conditions.isSmoke ? [] : [100_000])
    var worlds: [World] = []
    for size in sizes { worlds.append(try World(size, conditions)) }
    for act in KeyAct.all {
      try act.holdGrowth(
        in: worlds, from: 1, of: "key-to-frame", atMost: 1.5, conditions, &findings)
    }
  }
}
