import Notifications
import Testing

@testable import Sessions

@Suite("What tests came to, one and all")
struct TestTallyTests {
  private static let mistake = Diagnostic.made(.error, "unknown verb")
  private static let warning = Diagnostic.made(.warning, "no category", rule: "Y8")
  private static let note = Diagnostic.made(.note, "stands in")

  @Test(
    "What kept a test from passing are its mistakes, and warnings only where nothing else did",
    arguments: [
      (.passed, [mistake, warning, note], [], [mistake, warning, note]),
      (.errored, [mistake, warning, note], [mistake], [warning, note]),
      (.failed, [warning, note], [warning], [note]),
      (.failed, [note], [], [note]), (.errored, [], [], []),
    ] as [(TestResult.Verdict, [Diagnostic], [Diagnostic], [Diagnostic])])
  func problems(
    verdict: TestResult.Verdict, said: [Diagnostic], problems: [Diagnostic], remarks: [Diagnostic]
  ) {
    let result = TestResult.made(verdict, said)
    #expect(result.problems.map(\.diagnostic) == problems)
    #expect(result.problems.allSatisfy { $0.lines == [$0.diagnostic.description] })
    #expect(result.remarks == remarks)
  }

  @Test("A test that passed can be failed afterwards, one that cannot run stays so")
  func fail() {
    for (before, after) in [
      (TestResult.Verdict.passed, TestResult.Verdict.failed), (.failed, .failed),
      (.errored, .errored),
    ] {
      var result = TestResult.made(before)
      result.fail(Self.mistake)
      #expect(result.verdict == after && result.problems.map(\.diagnostic) == [Self.mistake])
    }
  }

  private static let sums: [(verdicts: [TestResult.Verdict], held: Int, words: String)] = [
    ([], 0, "0 scenarios"), ([.passed], 1, "1 scenario: 1 passed; 1 expectation held"),
    ([.passed], 0, "1 scenario: 1 passed; 0 expectations held"),
    (
      [.failed, .passed, .errored, .passed], 5,
      "4 scenarios: 2 passed, 1 failed, 1 cannot run; 20 expectations held"
    ),
    ([.errored], 0, "1 scenario: 1 cannot run; 0 expectations held"),
  ]

  @Test("All of them are one sentence, with the worst as the verdict", arguments: sums)
  func sum(row: (verdicts: [TestResult.Verdict], held: Int, words: String)) {
    var tally = TestTally()
    for verdict in row.verdicts { tally.add(.made(verdict, [Self.warning], held: row.held)) }
    #expect(tally.description == row.words)
    #expect(tally.warnings == row.verdicts.count && tally.count == row.verdicts.count)
    let worst: TestResult.Verdict =
      row.verdicts.contains(.errored)
      ? .errored : row.verdicts.contains(.failed) ? .failed : .passed
    #expect(tally.verdict == worst)
    #expect(TestResult.Verdict.allCases.reduce(0) { $0 + tally.count($1) } == tally.count)
  }

  @Test("What was not played is told behind the rest")
  func stopped() {
    var tally = TestTally()
    tally.add(.made(.failed))
    tally.notPlayed = 3
    #expect(tally.description.hasSuffix("; stopped at the first failure, 3 not played"))
  }
}

@Suite("How long tests took, in words")
struct TestDurationTests {
  private static let rows:
    [(length: Duration, words: String, milliseconds: String, seconds: String)] =
      [
        (.zero, "0.0 ms", "0.0", "0.000000"), (.microseconds(49), "0.0 ms", "0.0", "0.000049"),
        (.microseconds(50), "0.1 ms", "0.1", "0.000050"),
        (.nanoseconds(12_500_400), "12.5 ms", "12.5", "0.012500"),
        (.milliseconds(999), "999.0 ms", "999.0", "0.999000"),
        // What is rounded to a second is said as one.
        (.microseconds(999_949), "999.9 ms", "999.9", "0.999949"),
        (.microseconds(999_950), "1.0 s", "1000.0", "0.999950"),
        (.nanoseconds(999_999_999), "1.0 s", "1000.0", "0.999999"),
        (.seconds(1), "1.0 s", "1000.0", "1.000000"),
        (.milliseconds(3460), "3.5 s", "3460.0", "3.460000"),
        (.seconds(3600), "3600.0 s", "3600000.0", "3600.000000"),
        // A clock that went back took no time.
        (.milliseconds(-5), "0.0 ms", "0.0", "0.000000"),
      ]

  @Test(
    "Below a second in milliseconds, from there on in seconds; files have six digits",
    arguments: rows)
  func words(row: (length: Duration, words: String, milliseconds: String, seconds: String)) {
    #expect(row.length.inWords == row.words)
    #expect(row.length.millisecondsText == row.milliseconds)
    #expect(row.length.secondsText == row.seconds)
  }

  @Test("A longer time is never written as a shorter one")
  func monotonous() throws {
    var random = SplitMix(seed: 51)
    var lengths = (0..<300).map { _ in
      Duration.nanoseconds(Int64.random(in: 0...5_000_000_000, using: &random))
    }
    lengths.sort()
    let seconds = try lengths.map { try #require(Double($0.secondsText)) }
    let milliseconds = try lengths.map { try #require(Double($0.millisecondsText)) }
    #expect(seconds == seconds.sorted() && milliseconds == milliseconds.sorted())
    for (length, second) in zip(lengths, seconds) {
      #expect(abs(length / .nanoseconds(1) / 1e9 - second) < 1e-6)
    }
  }
}
