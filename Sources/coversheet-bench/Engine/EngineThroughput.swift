import Delivery
import Notifications
import Scenarios

extension Bench {
  /// The engine alone: what a command costs, and that it costs the same when there is much.
  static let engine = Bench(
    name: "engine", summary: "pushes, clears, expansions and regrouping by the engine alone"
  ) { conditions, findings throws(BenchError) in
    var loads: [EngineLoad] = []
    for count in [1_000, conditions.isSmoke ? 20_000 : 100_000] {
      loads.append(try EngineLoad(count))
    }
    for work in EngineLoad.Work.allCases {
      var times = loads.map { _ in [Duration]() }
      for _ in 0..<max(5, conditions.rounds / 3) {
        for index in loads.indices { times[index].append(try loads[index].perform(work)) }
      }
      for (load, times) in zip(loads, times) {
        let each = times.median.microseconds / Double(EngineLoad.batch)
        findings.note("engine.\(work.rawValue).\(load.count)", each, "µs")
      }
      findings.promise(
        "engine.\(work.rawValue).growth", times[1].median / times[0].median, "×",
        atMost: work.growth)
    }
    var times: [Duration] = []
    for _ in 0..<min(conditions.rounds, 7) { times.append(try loads[1].regroup()) }
    findings.note("engine.regroup.\(loads[1].count)", times)
  }
}

/// An engine with many notifications.
private struct EngineLoad {
  /// How many commands are timed in one go.
  static let batch = 200

  /// What is timed.
  enum Work: String, CaseIterable {
    case push, clear, expand

    /// How many times as long it may take where there is much: what is seldom touched has to come
    /// from memory, and of an expansion that is most.
    var growth: Double { self == .expand ? 6 : 2 }
  }

  let count: Int
  private var engine: Engine
  private var generator: [Command]

  init(_ count: Int) throws(BenchError) {
    self.count = count
    let acts = WorldGenerator(
      apps: 40, threads: max(1, count / 800), notifications: count + 20_000, seed: 7
    ).acts(at: Place("-"))
    generator = acts.compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }.reversed()
    engine = try Engine.forMeasuring()
    for _ in 0..<count + 40 { try performNext() }
  }

  /// The time of one batch; whatever is cleared is pushed again before the next.
  mutating func perform(_ work: Work) throws(BenchError) -> Duration {
    switch work {
    case .push: return try push(clearing: true)
    case .clear:
      let commands = newest.map { Command.clear(.notification($0)) }
      let time = try perform(commands)
      _ = try push(clearing: false)
      return time
    case .expand:
      let groups = stacks
      let time = try perform(groups.map { .expand($0) })
      _ = try perform(groups.map { .collapse($0) })
      return time
    }
  }

  /// The time of putting everything into other groups and back, for one of the two.
  mutating func regroup() throws(BenchError) -> Duration {
    try perform([.set(nil, [.grouping(.byApp)]), .set(nil, [.grouping(.automatic)])]) / 2
  }

  private mutating func push(clearing: Bool) throws(BenchError) -> Duration {
    let batch = generator.suffix(Self.batch).reversed()
    generator.removeLast(batch.count)
    let time = try perform(Array(batch))
    if clearing { _ = try perform(newest.map { .clear(.notification($0)) }) }
    return time
  }

  private mutating func perform(_ commands: [Command]) throws(BenchError) -> Duration {
    try elapsed { () throws(BenchError) in
      for command in commands { try engine.obey(command) }
    }
  }

  private mutating func performNext() throws(BenchError) {
    if let command = generator.popLast() { try engine.obey(command) }
  }

  // Not single rows, which cannot be expanded; as many as a batch where there are so many.
  private var stacks: [GroupTarget] {
    let list = engine.state.list
    let places = Section.allCases.flatMap { section in
      list[section].groups.filter { $0.count > 1 }.map { GroupPlace($0.key, in: section) }
    }
    return (0..<min(Self.batch, places.count)).map {
      GroupTarget(places[$0].key, in: places[$0].section)
    }
  }

  private var newest: [NotificationKey] {
    let state = engine.state
    return state.notifications.indices.reversed().lazy
      .map { state.notification($0).key }.filter { state.list.find($0) != nil }
      .prefix(Self.batch).map(\.self)
  }
}
