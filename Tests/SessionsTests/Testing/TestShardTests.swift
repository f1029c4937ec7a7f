import Files
import Notifications
import Testing

@testable import Sessions

@Suite("Parts of the tests, each for a machine of its own")
struct TestShardTests {
  private static let all = (0..<23).map { TestedScenario(path: "day/\($0).scenario", number: $0) }

  private func parts(_ count: Int, _ times: TestTimes = TestTimes()) throws -> [[TestedScenario]] {
    try (0..<count).map { index in
      try #require(TestShard(index: index, of: count)).scenarios(of: Self.all, times: times)
    }
  }

  private func times(_ text: String) throws -> TestTimes {
    var times = TestTimes()
    try times.read(SourceFile(path: "report", bytes: Array(text.utf8)))
    return times
  }

  @Test("Together they are all, none is in two, and each is in the order of all", arguments: 1...25)
  func complete(count: Int) throws {
    let parts = try parts(count)
    #expect(parts.flatMap(\.self).sorted { $0.number < $1.number } == Self.all)
    #expect(parts.allSatisfy { $0.map(\.number) == $0.map(\.number).sorted() })
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "\(sizes)")
  }

  @Test("1/3 is the first of three; what is no part is none")
  func reading() {
    #expect(TestShard("1/3") == TestShard(index: 0, of: 3))
    for text in ["0/3", "4/3", "1/0", "", "1", "1/", "/3", "a/b", "1/3/5", "-1/3", "+1/3", "1 / 3"]
    {
      #expect(TestShard(text) == nil, "\(text)")
    }
  }

  @Test("Earlier times make the parts equally long, whichever report they are from")
  func balanced() throws {
    let json = """
      {"format":"coversheet.test/1","scenarios":[{"path":"./day/7.scenario","duration":9},
      {"path":"day/8.scenario","duration":1.0}]}
      """
    let xml = """
      <?xml version="1.0"?><testsuites><testsuite name="x">
      <testcase classname="day" time='9' name="day/7.scenario"/>
      <testcase name="day/8.scenario" time="1.0"></testcase></testsuite></testsuites>
      """
    for report in [json, xml] {
      let times = try times(report)
      #expect(times["day/7.scenario"] == .seconds(9) && times["day/8.scenario"] == .seconds(1))
      let parts = try parts(5, times)
      #expect(parts.flatMap(\.self).count == 23)
      // The others are taken to last five seconds: 115 in all.
      let loads = parts.map { $0.reduce(Duration.zero) { $0 + (times[$1.path] ?? .seconds(5)) } }
      #expect((loads.max() ?? .zero) - (loads.min() ?? .zero) <= .seconds(5), "\(loads)")
    }
  }

  @Test("A name is read with what XML escapes, and what no time is is left out")
  func names() throws {
    let times = try times(
      "<testsuite><testcase name=\"a &amp;lt; &quot;b&quot;\" time=\"2\"/>"
        + "<testcase name=\"c\" time=\"-1\"/><testcase name=\"d\" time=\"nan\"/></testsuite>")
    #expect(times["a &lt; \"b\""] == .seconds(2))
    #expect(times["c"] == nil && times["d"] == nil)
  }

  @Test(
    "What is no report is refused with what would be one",
    arguments: [
      "", "hello", "{}", "<html></html>", "{\"format\":\"coversheet.check/1\"}", "[", "{",
    ])
  func noReport(text: String) {
    #expect(throws: Diagnostic.self) { try times(text) }
  }
}
