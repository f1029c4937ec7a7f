extension Bench {
  /// What a session that goes on and on costs: each key nothing, each push what is kept of it.
  static let longSession = Bench(
    name: "long-session", summary: "memory and descriptors while a million keys and pushes come"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 20_000 : 1_000_000
    let session = try ServedTerminal(conditions, "long")
    let body = try conditions.folder.write(ServedTarget.body(saying: "Two"), to: "long.json")
    let deadline = Duration.seconds(1_800)
    try session.send(pushes: count / 10, body: body, deadline: deadline)
    // What is read at once is bounded, and room for so many keys stays; that is no growth.
    try session.send(keys: count)
    let start = try session.status()
    let descriptors = try ProcessStatus.descriptorCount(of: session.terminal.process)
    try session.send(keys: count)
    let afterKeys = try session.status()
    try session.send(pushes: count / 2, body: body, deadline: deadline)
    let halfway = try session.status()
    try session.send(pushes: count / 2, body: body, deadline: deadline)
    let end = try session.status()
    let left = try ProcessStatus.descriptorCount(of: session.terminal.process)
    let halves = [halfway.memory - afterKeys.memory, end.memory - halfway.memory]
      .map { Double($0) / Double(count / 2) }
    findings.promise("long-session.first-pushes", halves[0], "bytes each", atLeast: 1)
    findings.note("long-session.last-pushes", halves[1], "bytes each")
    findings.promise(
      "long-session.push-growth", halves[1] / halves[0], "×", atMost: conditions.isSmoke ? 1.5 : 1.1
    )
    // A page more or less is seen where there are few keys.
    findings.promise(
      "long-session.key", Double(afterKeys.memory - start.memory) / Double(count), "bytes",
      atMost: conditions.isSmoke ? 32 : 1)
    findings.promise("long-session.descriptors", Double(left - descriptors), "more", atMost: 0)
  }
}

extension ServedTerminal {
  /// Once it has nothing more to do.
  fileprivate func status() throws(BenchError) -> ProcessStatus {
    try terminal.waitUntilQuiet()
    return try ProcessStatus(of: terminal.process)
  }

  /// Down and up again.
  fileprivate func send(keys count: Int) throws(BenchError) {
    terminal.sendLong(String(repeating: "jjjjjkkkkk", count: count / 10))
    try terminal.waitUntilQuiet()
  }
}
