import Delivery
import Glibc
import Notifications
import Push

extension Bench {
  /// An hour in which a thousand pushes a second replace each other: that none is lost, and that
  /// each leaves no more than what the log and *Why* tell of it.
  static let storm = Bench(
    name: "storm", summary: "3.6 million pushes onto 10,000 notifications by their collapse-id"
  ) { conditions, findings throws(BenchError) in
    var storm = try Storm()
    let minutes = conditions.isSmoke ? 3 : 60
    _ = try storm.pass()
    let before = try ProcessStatus(of: getpid()).memory
    var times: [Duration] = []
    for _ in 1..<minutes { times.append(try storm.pass()) }
    let after = try ProcessStatus(of: getpid()).memory
    findings.note("storm.push", times.median.microseconds / Double(Storm.perMinute), "µs")
    findings.promise("storm.growth", (times.last ?? .zero) / times[0], "×", atMost: 1.5)
    findings.promise(
      "storm.memory", Double(after - before) / Double(Storm.perMinute * (minutes - 1)),
      "bytes a push", atMost: conditions.isSmoke ? 1200 : 700)
    findings.promise("storm.kept", Double(storm.listed), atLeast: Double(Storm.records))
  }
}

/// An engine onto which pushes come that replace each other.
private struct Storm {
  /// How many there are side by side.
  static let records = 10_000
  /// How many come in a minute.
  static let perMinute = 60_000
  private static let app = BundleIdentifier("com.example.storm")

  private var engine: Engine
  private var count = 0

  init() throws(BenchError) {
    engine = try Engine.forMeasuring()
    let app = App(bundleIdentifier: Self.app, displayName: "Storm")
    try engine.obey(.install(app, isGranted: true))
  }

  /// How many notifications are in the list.
  var listed: Int { engine.state.list.count }

  /// The time that the pushes of a minute take.
  mutating func pass() throws(BenchError) -> Duration {
    try elapsed { () throws(BenchError) in
      for _ in 0..<Self.perMinute {
        try engine.obey(.push(next()))
        count += 1
      }
    }
  }

  // Another text each time: what stands in the list is the newest of its record.
  private func next() -> PushRequest {
    var content = Content(title: .literal("Wind \(count)"))
    content.threadIdentifier = "t\(count % 500)"
    return PushRequest(
      app: Self.app, payload: Payload(content: content, source: SourceText([], at: Place("-"))),
      collapseIdentifier: "record \(count % Self.records)")
  }
}
