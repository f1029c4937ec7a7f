import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("All there is to tell of a scenario that failed")
struct FailureFilesTests {
  private static let day = """
    title "Tea *time*"
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}} id=hot
    +1m push tea {"aps":{"alert":"Cold"}} id=cold
    expect notification cold body "Warm"
    +1m push tea {"aps":{"alert":"Never seen"}} id=late
    expect groups 9

    """

  private func failed(_ text: String = FailureFilesTests.day) throws -> (
    result: TestResult, replay: FailureReplay, test: TestRun
  ) {
    let test = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    let file = SourceFile(path: "day.scenario", bytes: Array(text.utf8))
    let result = test.play(file, as: TestedScenario(path: "day.scenario", number: 0))
    return (result, try #require(FailureReplay(file, in: test)), test)
  }

  @Test("It is played once more up to the first check that failed, and no further")
  func replay() throws {
    let (result, replay, _) = try failed()
    #expect(
      result.failures.count == 2 && replay.failure.diagnostic == result.failures.first?.diagnostic)
    #expect(replay.session.state.notifications.count == 2 && replay.title == "Tea *time*")
    #expect(
      replay.lastFacts.count <= 10 && !replay.lastFacts.contains { $0.contains("clockMoved") })
    #expect(replay.lastFacts.last?.contains("cold") == true)
    #expect(replay.story.steps.last?.checks.last?.failure != nil)
  }

  @Test(
    "What passes, and what cannot run, has no failure to go back to",
    arguments: ["note x\n", "expect groups 0\n", "wkae\n", ""])
  func none(text: String) throws {
    let test = try TestRun(settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    #expect(
      FailureReplay(SourceFile(path: "d.scenario", bytes: Array(text.utf8)), in: test) == nil)
  }

  @Test("Pictures whose names are one as names of files have a file each")
  func likeNames() throws {
    let folder = try ScratchFolder([
      "day.scenario": "\(Self.tea)\nsnapshot \"a b\"\nsnapshot a-b\nexpect groups 9\n",
      "day.snapshots/a b.txt": "x\n", "day.snapshots/a-b.txt": "y\n",
    ])
    let test = try TestRun(settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    let file = try SourceFile.read(folder("day.scenario"))
    let result = test.play(file, as: TestedScenario(path: folder("day.scenario"), number: 0))
    let replay = try #require(FailureReplay(file, in: test))
    let files = FailureFiles(result, replay, minimized: nil, in: folder.path, from: "/work").files
    let drawn = files.map(\.name).filter { $0.hasSuffix(".actual.txt") }
    #expect(drawn == ["a-b.actual.txt", "a-b-2.actual.txt"])
  }

  private static let tea = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#

  @Test("The journal of it is a scenario that fails in the same way")
  func journal() throws {
    let (result, replay, test) = try failed()
    let text = replay.journal(in: "day.failure/journal.scenario", from: "/work")
    let again = test.play(
      SourceFile(path: "journal.scenario", bytes: Array(text.utf8)),
      as: TestedScenario(path: "journal.scenario", number: 0))
    #expect(again.verdict == result.verdict && again.failures.count == 1, "\(again.diagnostics)")
    #expect(again.failures.first?.diagnostic.message == result.failures.first?.diagnostic.message)
    #expect(!text.contains("Never seen") && text.hasPrefix("# day.scenario, as it was played\n"))
  }

  @Test("A folder has each file once, the index first, and the index names them all and no other")
  func files() throws {
    let (result, replay, _) = try failed()
    for minimized in [nil, "note x\n"] as [String?] {
      let files = FailureFiles(
        result, replay, minimized: minimized, in: "day.failure", from: "/work"
      ).files
      let names = files.map(\.name)
      #expect(names.first == "README.md" && Set(names).count == names.count)
      #expect(names.contains("minimized.scenario") == (minimized != nil))
      #expect(names.allSatisfy { FailureFiles.isOwn($0) && !$0.contains("/") })
      let index = try #require(files.first).text
      let named = index.matches(of: #/\n- `([^`]+)`: /#).map { String($0.1) }
      #expect(Set(named) == Set(names).subtracting(["README.md"]))
      #expect(index.hasPrefix("# failed: `day.scenario`\n"))
      #expect(index.contains("“Tea \\*time\\*”"), "Markdown would take the stars for its own")
      #expect(index.contains("coversheet open day.scenario --line 5"))
    }
    #expect(FailureFiles.isOwn("lock.actual.txt") && !FailureFiles.isOwn("diary.md"))
  }

  @Test("Of many steps the last are told, and the index says so; all that is told else is the same")
  func lastSteps() throws {
    let (result, whole, test) = try failed()
    let file = SourceFile(path: "day.scenario", bytes: Array(Self.day.utf8))
    let one = try #require(FailureReplay(file, in: test, telling: 1))
    let none = try #require(FailureReplay(file, in: test, telling: 0))
    #expect(whole.story.steps.count == whole.stepCount && whole.stepCount > 1)
    #expect(one.story.steps.map(\.frame.text) == whole.story.steps.suffix(1).map(\.frame.text))
    #expect(one.story.steps.last?.checks == whole.story.steps.last?.checks)
    #expect(none.story.steps.isEmpty)
    for replay in [one, none] {
      #expect(replay.stepCount == whole.stepCount && replay.frame.text == whole.frame.text)
      #expect(replay.lastFacts == whole.lastFacts && replay.failure == whole.failure)
    }
    let index = { (replay: FailureReplay) in
      FailureFiles(result, replay, minimized: nil, in: "x", from: "/work").files.first?.text ?? ""
    }
    #expect(index(one).contains("shows them; of \(whole.stepCount) the last 1\n"))
    #expect(!index(whole).contains("the last"))
    #expect([0, 3, 10, 200].map(FailureReplay.steps) == [300, 300, 100, 10])
  }
}

@Suite("The same scenario, played again and again")
struct TestTraceTests {
  private func trace(_ text: String) throws -> TestTrace {
    let trace = TestTrace()
    var run = try HeadlessRun.of(text, recorders: [trace.recorder])
    run.play()
    return trace
  }

  @Test("The first fact that differs is told with both, also where one run has none there")
  func difference() throws {
    let one = try trace("note a\nnote b\n")
    #expect(one.difference(from: try trace("note a\nnote b\n"), 2) == nil)
    let other = try #require(one.difference(from: try trace("note a\nnote c\n"), 3))
    #expect(other.hasPrefix("it differs between runs; fact 2 was {") && other.contains("in run 3"))
    #expect(other.contains("\"b\"") && other.contains("\"c\""))
    let shorter = try #require(one.difference(from: try trace("note a\n"), 2))
    #expect(shorter.hasSuffix("not there in run 2"))
    let long = try #require(
      try trace("note \(String(repeating: "x", count: 900))\n").difference(from: one, 2))
    #expect(long.count < 800, "what is long is cut")
  }

  @Test(
    "A clock is only asked how long it took, and of several runs it is the time of one",
    arguments: [1, 4])
  func job(repeats: Int) throws {
    let folder = try ScratchFolder([
      "a.scenario": "note x\nexpect groups 0\n", "b.scenario": "expect groups 3\n",
    ])
    let test = try TestRun(settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    let job = TestJob(test, repeats: repeats) { .zero }
    let fine = job.play(TestedScenario(path: folder("a.scenario"), number: 0))
    #expect(fine.verdict == .passed && fine.duration == .zero && fine.passedExpectations == 1)
    let wrong = job.play(TestedScenario(path: folder("b.scenario"), number: 1))
    #expect(wrong.verdict == .failed && wrong.failures.count == 1 && wrong.diagnostics.isEmpty)
    let missing = job.play(TestedScenario(path: folder("none.scenario"), number: 2))
    #expect(missing.verdict == .errored)
  }

  @Test("A warning counts where tests are strict, and nowhere else", arguments: [true, false])
  func strict(isStrict: Bool) throws {
    let test = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: nil), isStrict: isStrict)
    let text = """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"x","badge":-1}}
      """
    let result = test.play(
      SourceFile(path: "d.scenario", bytes: Array(text.utf8)),
      as: TestedScenario(path: "d.scenario", number: 0))
    #expect(result.verdict == (isStrict ? .failed : .passed))
    #expect(result.problems.map(\.diagnostic.rule) == (isStrict ? ["Y26", nil] : []))
    #expect(result.diagnostics.map(\.severity) == [.warning, isStrict ? .error : .warning])
  }
}
