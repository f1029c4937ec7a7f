import TestSupport

extension Bench {
  /// What a session that goes on and on costs: each key nothing, each push what is kept of it.
  static let longSession = Bench(
    name: "long-session", summary: "memory and descriptors while a million keys and pushes come"
  ) { setting, findings throws(BenchError) in
    let count = setting.isSmoke ? 20_000 : 1_000_000
    let session = try LongSession(setting)
    // What is grown once is no growth of a session.
    try session.send(keys: count / 10)
    try session.send(pushes: count / 10)
    let start = try session.status()
    try session.send(keys: count)
    let afterKeys = try session.status()
    try session.send(pushes: count / 2)
    let halfway = try session.status()
    try session.send(pushes: count / 2)
    let end = try session.status()
    let halves = [halfway.memory - afterKeys.memory, end.memory - halfway.memory]
      .map { Double($0) / Double(count / 2) }
    findings.note("long-session.first-pushes", halves[0], "bytes each")
    findings.note("long-session.last-pushes", halves[1], "bytes each")
    findings.promise(
      "long-session.push-growth", halves[1] / halves[0], "×", atMost: setting.isSmoke ? 1.5 : 1.1)
    // A page more or less is seen where there are few keys.
    findings.promise(
      "long-session.key", Double(afterKeys.memory - start.memory) / Double(count), "bytes",
      atMost: setting.isSmoke ? 32 : 1)
    findings.promise(
      "long-session.descriptors", Double(end.descriptorCount - start.descriptorCount), "more",
      atMost: 0)
  }
}

/// The product on a screen, with a phone that pushes are sent to.
private final class LongSession {
  private let terminal: PseudoTerminal
  private let address: String
  private let body: String

  init(_ setting: BenchConditions) throws(BenchError) {
    let ready = setting.folder.path + "/long.ready"
    let words = ["open", try ServedProgram.scenario(in: setting), "--serve", "--reduce-motion"]
    terminal = try setting.coversheet(words + ServedProgram.options(ready: ready))
    address = try ServedProgram.address(in: ready)
    body = try setting.folder.write(ServedTarget.body(saying: "Two"), to: "long.json")
  }

  /// Once it has nothing more to do.
  func status() throws(BenchError) -> ProcessStatus {
    try terminal.waitUntilQuiet()
    return try ProcessStatus(of: terminal.process)
  }

  /// Down and up again.
  func send(keys count: Int) throws(BenchError) {
    terminal.sendLong(String(repeating: "jjjjjkkkkk", count: count / 10))
    try terminal.waitUntilQuiet()
  }

  func send(pushes count: Int) throws(BenchError) {
    let load = try H2Load(address, body: body, count)
    let isOver = terminal.waits(deadline: .seconds(1_800)) { _ in
      load.read()
      return !load.isRunning
    }
    guard isOver else { throw BenchError("the pushes never ended") }
    _ = try load.rate()
  }
}
