import Foundation

extension Bench {
  /// A folder of scenarios on one core and on two, and against a process for each.
  static let test = Bench(
    name: "test", summary: "1,000 scenarios of 30 lines: two cores, and a process for each"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 200 : 1000
    let folder = try conditions.scenarios(count, named: "day") { ScenarioSample.day(number: $0) }
    let empty = try conditions.scenarios(count, named: "empty") { _ in "wake\n" }
    var (one, two, least, single): ([Duration], [Duration], [Duration], [Duration]) = (
      [], [], [], []
    )
    for _ in 0..<(conditions.isSmoke ? 3 : 7) {
      one.append(try conditions.finish(["test", "--quiet", "--jobs=1", folder]))
      two.append(try conditions.finish(["test", "--quiet", "--jobs=2", folder]))
      least.append(try conditions.finish(["test", "--quiet", "--jobs=1", empty]))
      for number in 0..<10 {
        single.append(try conditions.finish(["run", "--quiet", "\(folder)/\(number).scenario"]))
      }
    }
    findings.note("test.one-core", Double(count) / one.median.seconds, "/s")
    findings.note("test.two-cores", Double(count) / two.median.seconds, "/s")
    findings.note("test.process-each", 1 / single.median.seconds, "/s")
    findings.promise(
      "test.two-cores-gain", one.median / two.median, "×", atLeast: conditions.isSmoke ? 0.8 : 1.7)
    findings.promise(
      "test.start", least.median.milliseconds / Double(count), "ms", atMost: 1)
    try conditions.measureBundles(&findings)
    try conditions.measureFailures(&findings)
    findings.promise(
      "test.gain", single.median * Double(count) / two.median, "×",
      atLeast: conditions.isSmoke ? 5 : 50)
  }
}

/// Scenarios to test.
private enum ScenarioSample {
  /// An app as a scenario declares it.
  static func app(_ name: String) -> String {
    "{\"bundleIdentifier\":\"com.example.\(name)\",\"displayName\":\"\(name)\"}"
  }

  /// Thirty lines: apps, pushes, a walk through them, and what is expected of it.
  static func day(number: Int, expecting count: Int = 4) -> String {
    var lines = ["title \"Day \(number)\""]
    for name in ["chat", "mail"] { lines.append("app \(app(name))") }
    for push in 1...10 {
      let payload =
        "{\"aps\":{\"alert\":{\"title\":\"T\(push)\",\"body\":\"B\"},\"thread-id\":\"t\(push % 2)\"}}"
      lines.append("+1m push \(push % 3 == 0 ? "mail" : "chat") \(payload)")
    }
    lines += ["wake", "expect group chat/t0 count \(count)", "expand chat/t0", "collapse chat/t0"]
    lines += ["clear n2", "expect group chat/t0 count 3", "unlock", "center", "home", "lock"]
    lines += [
      "expect group mail/t1 count 2", "dnd on", "push chat {\"aps\":{\"alert\":\"x\"}} id=x",
    ]
    lines += ["expect sound x none", "dnd off", "undo", "expect device locked"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension BenchConditions {
  /// An app that is read from a bundle, once for all that use it, against one that each
  /// scenario holds; and its words looked through in all languages, once for all scenarios,
  /// against what playing them takes.
  fileprivate func measureBundles(_ findings: inout Findings) throws(BenchError) {
    let count = isSmoke ? 400 : 2000
    let folders = try ["Bistro.app", ScenarioSample.app("bistro")].enumerated().map {
      number, app throws(BenchError) in
      try scenarios(count, named: "app\(number)") { _ in "app \(app)\nwake\n" }
    }
    var (times, checks): ([[Duration]], [Duration]) = ([[], []], [])
    for _ in 0..<(isSmoke ? 3 : 7) {
      for (number, folder) in folders.enumerated() {
        times[number].append(try finish(["test", "--quiet", "--jobs=1", folder]))
      }
      checks.append(try finish(["check", "--quiet", folders[0]]))
    }
    findings.promise(
      "test.bundle", times[0].median / times[1].median, "×", atMost: isSmoke ? 2 : 1.5)
    findings.promise(
      "check.bundle", checks.median / times[0].median, "×", atMost: isSmoke ? 4.5 : 4)
  }

  /// One test in 25 fails: with all that can be told of it, and shrunk, against its lines alone.
  fileprivate func measureFailures(_ findings: inout Findings) throws(BenchError) {
    let folder = try scenarios(isSmoke ? 400 : 5000, named: "red") {
      ScenarioSample.day(number: $0, expecting: $0.isMultiple(of: 25) ? 5 : 4)
    }
    let out = self.folder.path + "/failures"
    var (plain, whole): ([Duration], [Duration]) = ([], [])
    for _ in 0..<3 {
      plain.append(try finish(["test", "--quiet", folder], with: 1))
      whole.append(
        try finish(
          [
            "test", "--quiet", "--minimize", "--failures=\(out)", "--html=\(out).html",
            "--junit=\(out).xml", folder,
          ], with: 1))
    }
    findings.note("test.minimized.plain", plain)
    findings.note("test.minimized.whole", whole)
    // On a busy machine the few tests of a smoke run say little.
    findings.promise("test.minimized", whole.median / plain.median, "×", atMost: isSmoke ? 4 : 2)
  }

  /// Writes a folder of scenarios, and tells its path.
  fileprivate func scenarios(
    _ count: Int, named name: String, _ text: (Int) -> String
  ) throws(BenchError) -> String {
    let path = folder.path + "/" + name
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BenchError("cannot make the folder \(path)")
    }
    for number in 0..<count {
      _ = try folder.write(Array(text(number).utf8), to: "\(name)/\(number).scenario")
    }
    return path
  }

  /// The time that the program takes to its end.
  ///
  /// - Throws: Where it ends with another status.
  fileprivate func finish(
    _ words: [String], with status: Int32 = 0
  ) throws(BenchError) -> Duration {
    let process = Process()
    process.executableURL = URL(filePath: programs.coversheet)
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let time = try elapsed { () throws(BenchError) in
      do { try process.run() } catch { throw BenchError("cannot start coversheet: \(error)") }
      process.waitUntilExit()
    }
    guard process.terminationStatus == status else {
      throw BenchError("coversheet \(words.joined(separator: " ")) failed")
    }
    return time
  }
}
