import Files
import Notifications
import Testing

@testable import Sessions

@Suite("How long tests took, from reports")
struct TestTimesTests {
  private func times(_ text: String) throws -> TestTimes {
    var times = TestTimes()
    try times.read(SourceFile(path: "junit.xml", bytes: Array(text.utf8)))
    return times
  }

  private static let end = "</testsuite>\n"

  @Test(
    "Attributes are read as XML has them: in any order, in either quotes, with entities and signs")
  func attributes() throws {
    let times = try times(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <testcase name="no.scenario" time="1"/> -->
      <testsuite name="a > b">
        <testcase time='2.5' classname="x" name="a &amp; b&#32;&lt;c&gt;.scenario"/>
        <testcase name = "d>.scenario" time="0.25"><system-out><![CDATA[<testcase name="e" time="1"/>]]></system-out></testcase>
      """ + Self.end)
    #expect(times["a & b <c>.scenario"] == .milliseconds(2500))
    #expect(times["d>.scenario"] == .milliseconds(250))
    #expect(times["e"] == nil && times["no.scenario"] == nil)
  }

  @Test(
    "A report is read in time that grows with it alone", .timeLimit(.minutes(20)),
    arguments: ["=", "a=", " ", "\"", "&lt;", "<", ">"])
  func linear(piece: String) throws {
    let text = String(repeating: piece, count: 200_000)
    _ = try? times("<testsuite><testcase name='\(text)' time=\"1\"/>\(Self.end)")
    let name = String(repeating: "a", count: 60_000)
    let read = try times("<testsuite><testcase \(name)='1' name='b' time='1'/>\(Self.end)")
    #expect(read["b"] == .seconds(1))
  }

  @Test(
    "A report that was cut short is said to be so, wherever it ends",
    arguments: [
      "<testsuite><testcase name=\"a\" time=\"1\"/>", "<testsuite><testcase name=\"a\" ti",
      "<testsuite><testcase name=\"a\" time=\"1\"><failure>", "<testsuite><!-- x",
      "{\"format\":\"coversheet.test/1\",\"scenarios\":[",
    ])
  func cut(text: String) throws {
    #expect(throws: Diagnostic.self) { try times(text) }
  }

  @Test(
    "A whole report of something else is no report of tests",
    arguments: ["<plist></plist>", "{}", "x"])
  func other(text: String) throws {
    #expect(throws: Diagnostic.self) { try times(text) }
  }
}
