import Delivery
import Notifications

extension Bench {
  /// Requests that wait: that one more costs the same however many there are, and
  /// how many fire in a second.
  static let triggers = Bench(
    name: "triggers", summary: "requests that wait for their triggers, and those that fire"
  ) { conditions, findings throws(BenchError) in
    var loads: [TriggerLoad] = []
    for apps in [2, 2_000] { loads.append(try TriggerLoad(apps: apps)) }
    var times = loads.map { _ in [Duration]() }
    for _ in 0..<max(5, conditions.rounds) {
      for index in loads.indices { times[index].append(try loads[index].scheduleAndRemove()) }
    }
    let each = times.map { $0.median.microseconds / Double(TriggerLoad.batch) }
    findings.note("triggers.schedule.100", each[0], "µs")
    findings.note("triggers.schedule.100000", each[1], "µs")
    findings.promise("triggers.schedule.growth", each[1] / each[0], "×", atMost: 2)
    let (fired, time) = try loads[1].letPass(days: conditions.isSmoke ? 1 : 364)
    let rate = Double(fired) / time.seconds
    // A day alone is mostly the first touch of memory.
    findings.promise(
      "triggers.fired-per-second", rate, "/s", atLeast: conditions.isSmoke ? 10_000 : 200_000)
  }
}

/// An engine with 50 requests of each app, half of them for a weekday and a
/// time, half for an interval.
private struct TriggerLoad {
  /// How many requests are timed in one go.
  static let batch = 200
  private static let perApp = 50

  private var engine: Engine
  private let apps: [BundleIdentifier]

  init(apps count: Int) throws(BenchError) {
    engine = try Engine.forMeasuring()
    try engine.obey(.setPolicy(PolicySetting(.clockMaxEvents, 1_000_000_000)))
    apps = (0..<count).map { BundleIdentifier("com.example.app\($0)") }
    var random = SplitMix(seed: 3)
    for app in apps {
      try engine.obey(
        .install(App(bundleIdentifier: app, displayName: app.lastPart), isGranted: true))
      for number in 0..<Self.perApp {
        try engine.obey(.schedule(app, Self.request(number, &random)))
      }
    }
  }

  private static func request(_ number: Int, _ random: inout SplitMix) -> Request {
    let hour = Int(random.next() % 24)
    let weekday = 1 + Int(random.next() % 7)
    let trigger: Trigger =
      number.isMultiple(of: 2)
      ? .calendar(DateMatching([.weekday: weekday, .hour: hour]), repeats: true)
      : .timeInterval(.seconds(604_800 + Int64(random.next() % 100_000)), repeats: true)
    return Request(
      identifier: "r\(number)", content: Content(body: .literal("Hello")), trigger: trigger)
  }

  /// The time of one batch of requests, which are taken back afterwards.
  mutating func scheduleAndRemove() throws(BenchError) -> Duration {
    let commands = (0..<Self.batch).map { number in
      let trigger = Trigger.timeInterval(.days(3), repeats: false)
      return Command.schedule(
        apps[number * 37 % apps.count],
        Request(identifier: "one more", content: Content(), trigger: trigger))
    }
    let time = try elapsed { () throws(BenchError) in
      for command in commands { try engine.obey(command) }
    }
    for app in Set(commands.indices.map { apps[$0 * 37 % apps.count] }) {
      try engine.obey(.removePending(app, ["one more"]))
    }
    return time
  }

  /// How many requests fired in some simulated days, and the time that took. One day after the
  /// other, as the interface lets a long time pass: what happened is handed on in between.
  mutating func letPass(days: Int64) throws(BenchError) -> (fired: Int, time: Duration) {
    let before = engine.state.notifications.count
    let time = try elapsed { () throws(BenchError) in
      for _ in 0..<days { try engine.obey(.advance(to: engine.state.now + .days(1))) }
    }
    return (engine.state.notifications.count - before, time)
  }
}
