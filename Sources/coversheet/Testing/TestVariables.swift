import Files
import Notifications
import Sessions

/// What a build system that runs tests tells them in variables: Bazel's and, where these
/// say nothing, googletest's.
struct TestVariables {
  /// Which part is wanted; nil for all.
  let shard: TestShard?
  /// Files to touch, which says that parts are understood.
  let statusFiles: [String]
  /// Where reports as JUnit's XML are wanted.
  let reports: [String]
  /// Which scenarios are wanted, and the variable that says so; nil for all.
  let filter: (variable: String, scenarios: TestFilter)?
  /// Whether the first that does not pass is the last.
  let stopsAtFailure: Bool
  /// A folder whose files are kept with the result; nil for none.
  let outputsFolder: String?

  /// - Throws: Where a value makes no sense, with the variable's name.
  init(_ environment: ProcessEnvironment) throws(UsageError) {
    let bazels = try Self.shard("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", environment)
    let googletests = try Self.shard("GTEST_SHARD_INDEX", "GTEST_TOTAL_SHARDS", environment)
    shard = bazels ?? googletests
    statusFiles = ["TEST_SHARD_STATUS_FILE", "GTEST_SHARD_STATUS_FILE"].compactMap {
      environment[$0]
    }
    reports = [environment["XML_OUTPUT_FILE"], try Self.report(environment)].compactMap(\.self)
    filter =
      environment["TESTBRIDGE_TEST_ONLY"].map { ("TESTBRIDGE_TEST_ONLY", .text($0)) }
      ?? environment["GTEST_FILTER"].map { ("GTEST_FILTER", .patterns($0)) }
    stopsAtFailure = environment["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1"
    outputsFolder = environment[Self.outputs]
  }

  /// The variable that names the folder whose files are kept.
  static let outputs = "TEST_UNDECLARED_OUTPUTS_DIR"

  private static func shard(
    _ index: String, _ total: String, _ environment: ProcessEnvironment
  ) throws(UsageError) -> TestShard? {
    guard environment[index] != nil || environment[total] != nil else { return nil }
    let count = try number(total, from: 1, environment, beside: index)
    let number = try number(index, from: 0, environment, beside: total)
    if let shard = TestShard(index: number, of: count) { return shard }
    throw UsageError("\(index) is \(number), but has to be below \(total), which is \(count)")
  }

  private static func number(
    _ name: String, from least: Int, _ environment: ProcessEnvironment, beside other: String
  ) throws(UsageError) -> Int {
    guard let text = environment[name] else {
      throw UsageError("\(other) is set, but \(name) is not; set both or neither")
    }
    guard let number = Int(digits: text), number >= least else {
      throw UsageError("\(name) has to be a whole number from \(least), not “\(text)”")
    }
    return number
  }

  // xml:FILE, xml:FOLDER/ or xml alone, as googletest has it.
  private static func report(_ environment: ProcessEnvironment) throws(UsageError) -> String? {
    guard let text = environment["GTEST_OUTPUT"] else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "xml" else {
      throw UsageError("GTEST_OUTPUT takes xml or xml:FILE here, not “\(text)”")
    }
    let path = parts.count > 1 ? String(parts[1]) : ""
    if path.isEmpty { return "test_detail.xml" }
    return path.hasSuffix("/") ? FilePath(path).appending("coversheet.xml") : path
  }
}
