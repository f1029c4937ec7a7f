import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Scenarios shrunk to what fails")
struct ScenarioMinimizerTests {
  private static let day = """
    # A long morning.
    title "Morning"
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    app {"bundleIdentifier":"com.example.chat",
      "displayName":"Chat"}  # over two rows

    09:42 push chat {"aps":{"alert":"Hello"}} id=hello
    09:43 push mail {"aps":{"alert":"One"}} id=one collapse-id=x
    wake
    push mail {"aps":{"alert":"Two"}} id=two
    expect group mail count 1
    expect group mail count 2
    sleep

    """

  private struct Shrunk {
    var text: String
    var playCount: Int
    var lineCount: Int
  }

  private func shrink(_ text: String, failure index: Int = 0) throws -> Shrunk? {
    let run = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: Checkout.path))
    let scenario = TestedScenario(path: "day.scenario", number: 0)
    let play = { (text: String) in
      run.play(SourceFile(path: "day.scenario", bytes: Array(text.utf8)), as: scenario)
    }
    let result = play(text)
    let failure = try #require(
      result.failures.dropFirst(index).first, "\(result.diagnostics)")
    guard
      var minimizer = ScenarioMinimizer(
        Array(text.utf8), of: result, failure: failure, play: play)
    else { return nil }
    #expect(minimizer.minimize() && !minimizer.isCutShort)
    return Shrunk(
      text: minimizer.text, playCount: minimizer.playCount, lineCount: minimizer.lineCount)
  }

  @Test("What is left fails in the same way, with no line, option or time more than that takes")
  func shrinks() throws {
    let shrunk = try #require(try shrink(Self.day))
    let expected = """
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      push mail {"aps":{"alert":"One"}}
      push mail {"aps":{"alert":"Two"}}
      expect group mail count 1

      """
    #expect(shrunk.text == expected)
    #expect(shrunk.lineCount == 4 && shrunk.playCount < 60, "\(shrunk.playCount) plays")
  }

  @Test("A line that would fail in another way once what it needs is gone goes with it")
  func otherFailures() throws {
    let shrunk = try #require(
      try shrink(
        """
        device languages=de
        app {"bundleIdentifier":"a.m","displayName":"M","strings":{"en":{"T":"Hello"},"de":{"T":"Hallo"}}}
        push m {"aps":{"alert":{"title-loc-key":"T","body":"b"}}} id=a
        expect notification a title "Hallo"
        expect notification a body "Bob"

        """))
    #expect(!shrunk.text.contains("Hallo\"\n") && shrunk.text.contains("Bob"), "\(shrunk.text)")
  }

  @Test("A line over several rows stays whole")
  func rows() throws {
    let text = """
      app {"bundleIdentifier":"com.example.chat",
        "displayName":"Chat"}
      note "x"
      push chat {"aps":{"alert":"Hello"}}
      # in between

      expect group chat count 3

      """
    let shrunk = try #require(try shrink(text))
    let expected = text.split(separator: "\n").filter {
      !$0.hasPrefix("note") && !$0.hasPrefix("#")
    }
    #expect(shrunk.text == expected.map { $0 + "\n" }.joined())
  }

  @Test("A line that was needed only for one that went later goes in another pass")
  func again() throws {
    let text = """
      ringer off
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      ringer on
      push chat {"aps":{"alert":"Hello","sound":"default"}} id=hello
      expect sound hello none

      """
    let shrunk = try #require(try shrink(text))
    #expect(!shrunk.text.contains("ringer") && shrunk.lineCount == 3, "\(shrunk.text)")
  }

  @Test("A thousand lines are shrunk within the bounded number of plays")
  func long() throws {
    let notes = (1...1000).map { "note \"\($0)\"\n" }.joined()
    let shrunk = try #require(try shrink(notes + Self.day))
    #expect(shrunk.lineCount == 4 && shrunk.playCount < 120, "\(shrunk.playCount) plays")
  }

  @Test("What the line that fails does not name goes at once, so that few plays are enough")
  func named() throws {
    let pushes = (1...40).map { "push mail {\"aps\":{\"alert\":\"\($0)\"}} id=cup\($0)\n" }
    let text = Self.day.replacing("wake\n", with: pushes.joined())
    let shrunk = try #require(
      try shrink(text + "expect notification cup7 body Cold\n", failure: 2))
    #expect(shrunk.lineCount == 3 && shrunk.playCount <= 12, "\(shrunk.playCount): \(shrunk.text)")
  }

  @Test("The more failures there are, the less each gets, and together half of what the tests took")
  func budget() {
    let budget = { (count: Int, tests: Int, commands: Int) in
      ScenarioMinimizer.Budget(sharedBy: count, testCount: tests, commandCount: commands)
    }
    #expect(budget(1, 1, 30) == .whole)
    #expect(budget(200, 5_000, 150_000).words == "25 plays or 375 commands")
    #expect(budget(5_000, 5_000, 150_000).plays == 12)
    let shares = [1, 2, 10, 100, 1_000].map { budget($0, 1_000, 30_000) }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0.plays >= $1.plays })
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0.commands > $1.commands })
    #expect(budget(0, 0, 0) == .whole)
    #expect(budget(3, .max, .max) == .whole)
  }

  @Test(
    "Failures share what they may be minimized with: one alone has all, many half of what the tests took",
    arguments: [
      (1, 1, 40, 500, 1_000_000), (1, 5_000, 90_000, 500, 1_000_000),
      (200, 5_000, 90_000, 25, 225), (60, 60, 600, 12, 277),
      (2, 10_000, 4_000_000, 500, 1_000_000),
    ])
  func shares(count: Int, tests: Int, commands: Int, plays: Int, most: Int) {
    let budget = ScenarioMinimizer.Budget(
      sharedBy: count, testCount: tests, commandCount: commands)
    #expect(budget.plays == plays && budget.commands == most, "\(budget)")
  }
}
