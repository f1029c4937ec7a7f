import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet test`: plays every scenario; fails where one does not hold.
  static let test = CommandSpec(
    name: "test", synopsis: "PATH…",
    summary: "play every scenario under the paths, and say which do not hold",
    examples: [
      ("coversheet test Fixtures/Conformance", "every .scenario in the folder"),
      ("coversheet test --junit=report.xml Fixtures/Scenarios", "and a report for a CI system"),
      ("coversheet test --tap Fixtures/Conformance | tail -1", "for prove and its like"),
      ("coversheet test --shard=1/3 Fixtures/Conformance", "the first of three machines"),
      ("coversheet test --filter=badge --verbose Fixtures", "some, each with its time"),
      (
        "coversheet test day.scenario --failures=out --minimize",
        "what there is to know of failures"
      ),
      ("coversheet test day.scenario --coverage", "which rules, categories and settings were met"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: TestOptions) in
    _ = try invocation.operand(0, "PATH")
    return try invocation.test(options)
  }
}

/// What `test` takes.
struct TestOptions: CommandOptions {
  let filter: String?
  let shard: String?
  let jobs: String?
  let repeats: String?
  let stopsAtFailure: Bool
  let slowest: String?
  let junit: String?
  let isTAP: Bool
  let isJSON: Bool
  let isGitHub: Bool
  let updatesSnapshots: Bool
  let failures: FailureOptions
  let coverage: CoverageOptions

  init(_ line: inout OptionReader) {
    filter = line.value(
      CommandLineOption(
        name: "filter", value: "TEXT", summary: "only those whose path or title contains it"))
    shard = line.value(
      CommandLineOption(
        name: "shard", value: "I/N", summary: "one of N equal parts, from 1: for several machines"))
    line.shares(.times)
    jobs = line.value(.jobs)
    repeats = line.value(.repeats)
    stopsAtFailure = line.has(
      CommandLineOption(name: "fail-fast", summary: "stop at the first that does not pass"))
    slowest = line.value(.slowest)
    junit = line.value(
      CommandLineOption(
        name: "junit", value: "FILE", summary: "write a report as JUnit’s XML there as well"))
    isTAP = line.has(
      CommandLineOption(name: "tap", summary: "print the Test Anything Protocol, version 13"))
    isJSON = line.has(.json)
    isGitHub = line.has(
      CommandLineOption(
        name: "github", summary: "print annotations that GitHub shows at the lines as well"))
    updatesSnapshots = line.has(.updateSnapshots)
    failures = FailureOptions(&line)
    coverage = CoverageOptions(&line)
    line.shares(.output)
  }
}

extension CommandLineOption {
  /// Reports of earlier runs; may be several, such as those of all shards.
  static let times = CommandLineOption(
    name: "times", value: "FILE", isRepeatable: true,
    summary: "an earlier report, whose times make the parts of --shard equally long")
  /// From 1.
  static let jobs = CommandLineOption(
    name: "jobs", value: "N", summary: "how many are played at the same time; one a processor")
  /// From 1.
  static let repeats = CommandLineOption(
    name: "repeat", value: "N", summary: "play each so often; it fails where runs differ")
  /// From 0.
  static let slowest = CommandLineOption(
    name: "slowest", value: "N", summary: "list those that took longest; 5 with --verbose")
}
