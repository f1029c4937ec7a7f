import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet test`: plays every scenario; fails where one does not hold.
  static let test = CommandSpec(
    name: "test", synopsis: "PATH…",
    summary: "play every scenario under the paths, and say which do not hold",
    examples: [
      ("coversheet test Fixtures/Conformance", "every .scenario in the folder")
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: TestOptions) in
    _ = try invocation.operand(0, "PATH")
    return try invocation.test(options)
  }
}

/// What `test` takes.
struct TestOptions: CommandOptions {
  init(_ line: inout OptionReader) {}
}

extension Invocation {
  fileprivate func test(_ own: TestOptions) throws -> ExitStatus {
    let locations = try locations()
    let search = ScenarioSearch(arguments.operands, locations: locations)
    if !search.diagnostics.isEmpty { throw Complaints(diagnostics: search.diagnostics) }
    let run = try TestRun(
      settings: try worldSettings(), locations: locations, isStrict: options.isStrict)
    var report = TestLines(isVerbose: options.isVerbose, write: Console.printLine)
    var tally = TestTally()
    for scenario in search.scenarios {
      let result = run.play(scenario)
      tally.add(result)
      report.record(result)
    }
    report.finish(tally)
    if !options.isQuiet { Console.complain(tally.description) }
    return ExitStatus(tally.verdict)
  }
}

extension ExitStatus {
  /// How a test ends that came to this.
  init(_ verdict: TestResult.Verdict) {
    switch verdict {
    case .passed: self = .done
    case .failed: self = .failed
    case .errored: self = .unusable
    }
  }
}
