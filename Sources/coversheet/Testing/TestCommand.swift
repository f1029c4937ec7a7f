extension CommandSpec {
  /// `coversheet test`: plays every scenario; fails where one does not hold.
  static let test = CommandSpec(
    name: "test", synopsis: "PATH…|-",
    summary: "play every scenario under the paths, and say which do not hold",
    examples: [
      ("coversheet test Fixtures/Conformance", "every .scenario in the folder"),
      ("coversheet test --junit=report.xml Fixtures/Scenarios", "and a report for a CI system"),
      ("coversheet test --tap Fixtures/Conformance | tail -1", "for prove and its like"),
      ("coversheet test --shard=1/3 Fixtures/Conformance", "the first of three machines"),
      ("coversheet test --filter=badge --verbose Fixtures", "some, each with its time"),
      (
        "coversheet test --tag=smoke --tag=!slow Fixtures", "those that say so in their first lines"
      ),
      (
        "coversheet test --failed-first Fixtures/Scenarios",
        "what failed last before all else"
      ),
      (
        "coversheet test day.scenario --failures=out --minimize",
        "what there is to know of failures"
      ),
      (
        "coversheet test --html=tests.html Fixtures/Scenarios",
        "one page: all tests, failures with their story"
      ),
      (
        "coversheet test --merge one.json two.json --junit=all.xml",
        "the --json reports of several machines as one"
      ),
      (
        "coversheet test --watch day.scenario", "again whenever it, or what it is made of, is saved"
      ),
      ("coversheet test day.scenario -o tests.svg", "the report as a picture, or as a .png"),
      ("coversheet test day.scenario --coverage", "which rules, categories and settings were met"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying + [.color]
  ) { (invocation, options: TestOptions) in
    _ = try invocation.operand(0, "PATH")
    return try invocation.test(options)
  }
}

/// What `test` takes.
struct TestOptions: CommandOptions {
  /// Which part of them, such as `2/4`; nil for all.
  let shard: String?
  /// How many are played at the same time; nil for as many as there are processors.
  let jobs: String?
  /// How often each is played; nil for once.
  let repeats: String?
  /// Whether the scenarios are only named.
  let isList: Bool
  /// After how many failures nothing more is begun; nil for none.
  let maxFailures: String?
  /// Whether nothing more is begun after a failure.
  let stopsAtFailure: Bool
  /// How many of the slowest are listed; nil for none.
  let slowest: String?
  /// The file for results as JUnit's XML; nil for none.
  let junit: String?
  /// Whether results are printed as TAP.
  let isTAP: Bool
  /// Whether results are printed as JSON.
  let isJSON: Bool
  /// Whether failures are printed as annotations of a workflow, too.
  let isGitHub: Bool
  /// The file for results as a page; nil for none.
  let html: String?
  /// Whether what a saved file touches is played again, until the person leaves.
  let watches: Bool
  /// Whether the operands are reports that are put together, and nothing is played.
  let merges: Bool
  /// What failed before, and which of it is wanted.
  let failedBefore: FailedTestOptions
  /// What is done about failures.
  let failures: FailureOptions
  /// What is told of the rules that were met.
  let coverage: CoverageOptions

  init(_ line: inout OptionReader) {
    line.shares(.filter)
    line.shares(.tag)
    isList = line.has(.list)
    watches = line.has(.watchTests)
    shard = line.value(.shard)
    line.shares(.times)
    jobs = line.value(.jobs)
    repeats = line.value(.repeats)
    stopsAtFailure = line.has(.failFast)
    maxFailures = line.value(.maxFailures)
    slowest = line.value(.slowest)
    junit = line.value(Self.junit)
    isTAP = line.has(Self.tap)
    isJSON = line.has(.json)
    isGitHub = line.has(Self.github)
    html = line.value(Self.html)
    merges = line.has(
      CommandLineOption(
        name: "merge", summary: "put the --json reports of several machines together, and play none"
      ))
    line.shares(.updateSnapshots)
    failedBefore = FailedTestOptions(&line)
    failures = FailureOptions(&line)
    coverage = CoverageOptions(&line)
    line.shares(.output)
  }
}

extension TestOptions {
  private static let junit = CommandLineOption(
    name: "junit", value: "FILE", isOutput: true,
    summary: "write a report as JUnit’s XML there as well")
  private static let tap = CommandLineOption(
    name: "tap", summary: "print the Test Anything Protocol, version 13")
  private static let github = CommandLineOption(
    name: "github", summary: "print annotations that GitHub shows at the lines as well")
  private static let html = CommandLineOption(
    name: "html", value: "FILE", isOutput: true,
    summary: "write a page there as well: all tests, failures with their story")

  // Those that say how it is played, and what is kept of that.
  private static let ofRuns: [CommandLineOption] =
    [.watchTests, .jobs, .repeats, .failFast, .maxFailures, .updateSnapshots]
    + FailureOptions.listed + CoverageOptions.listed

  /// Those that make no sense where scenarios are only named.
  static let beyondListing = [junit, tap, .json, github, html, .slowest] + ofRuns

  /// Those that make no sense where nothing is played.
  static let ofPlaying: [CommandLineOption] =
    [.list, .filter, .tag, .shard, .times, .allowPrograms] + CommandLineOption.world
    + FailedTestOptions.listed + ofRuns
}

extension CommandLineOption {
  /// Names, one a line.
  static let list = CommandLineOption(name: "list", summary: "name the scenarios, and play none")
  /// Keys play all, what failed, the same again, or open the first failure.
  static let watchTests = CommandLineOption(
    name: "watch", summary: "play again what a saved file touches; keys: a f Enter o q")
  /// Such as `2/4`.
  static let shard = CommandLineOption(
    name: "shard", value: "I/N", summary: "one of N equal parts, from 1: for several machines")
  /// As `--max-failures=1`.
  static let failFast = CommandLineOption(
    name: "fail-fast", summary: "stop at the first that does not pass")
  /// Reports of earlier runs; may be several, such as those of all shards.
  static let times = CommandLineOption(
    name: "times", value: "FILE", isRepeatable: true,
    summary: "an earlier report, whose times make the parts of --shard equally long")
  /// Any of several will do.
  static let filter = CommandLineOption(
    name: "filter", value: "TEXT", isRepeatable: true,
    summary: "only those whose path or title contains it, or another --filter’s text")
  /// All of several have to fit.
  static let tag = CommandLineOption(
    name: "tag", value: "WORD", isRepeatable: true,
    summary: "only those tagged so; a,b for either, !WORD for those that are not")
  /// From 1.
  static let maxFailures = CommandLineOption(
    name: "max-failures", value: "N", summary: "stop after so many that do not pass")
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
