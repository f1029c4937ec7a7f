import Files
import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("Reports of tests for other programs", .waitsOutside)
struct TestReportTests {
  private static let hostile = "a \u{1b}[31m<&\"' # TODO \u{202e}%,:\u{fffe}\u{7f}\u{9b}"

  /// One of each: passed, failed, cannot run, with what a title and a path may hold.
  private static func desk() throws -> CommandLineHarness {
    let app = "app {\"bundleIdentifier\":\"com.example.chat\"}\n"
    return try CommandLineHarness([
      "good # TODO.scenario": app + "expect device locked\n",
      "bad \u{1b},:%.scenario":
        "title '\(hostile)'\n\(app)push chat {\"aps\":{\"alert\":\"one\"}}\nexpect group chat title '\(hostile)'\n",
      "wrong.scenario": "fly\nflee\n",
    ])
  }

  private func expectHarmless(_ text: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      let isControl = scalar.properties.generalCategory == .control
      #expect(!isControl && scalar.value != 0xfffe && scalar.value != 0x202e, "\(scalar.value)")
    }
  }

  @Test("TAP is read by prove, and no title makes a failure a TODO")
  func tap() throws {
    let desk = try Self.desk()
    let outcome = try desk.run("test", "--tap", ".")
    #expect(outcome.status == .exited(2))
    expectHarmless(outcome.output)
    #expect(outcome.output.hasPrefix("TAP version 13\n1..3\nnot ok 1 - "))
    #expect(outcome.output.contains("ok 2 - ./good \\# TODO.scenario\n"))
    let prove = try desk.shell("\"$0\" test --tap . > out.tap; prove -e cat out.tap 2>&1")
    #expect(prove.output.contains("Failed tests:  1, 3"), "\(prove.output)")
    #expect(prove.output.contains("Failed 2/3 subtests"), "\(prove.output)")
  }

  @Test("JUnit's XML is well-formed, counts, and has each scenario with what is wrong with it")
  func junit() throws {
    let desk = try Self.desk()
    let outcome = try desk.run("test", "--junit=out/report.xml", ".")
    #expect(outcome.status == .exited(2) && outcome.output.contains("cannot run: ./wrong"))
    let text = try #require(desk.folder.text("out/report.xml"))
    expectHarmless(text)
    #expect(text.contains(" tests=\"3\" errors=\"1\" skipped=\"0\" failures=\"1\">"))
    #expect(text.contains("<testcase name=\"./wrong.scenario\" classname=\"scenarios\" time=\"0."))
    let python = Checkout.path + "/.build/integrations/bin/python"
    try #require(access(python, X_OK) == 0, "the packages are not there; run .ci/setup")
    let code = """
      import junitparser, sys
      report = junitparser.JUnitXml.fromfile(sys.argv[1])
      for suite in report if type(report) is junitparser.JUnitXml else [report]:
          print(suite.tests, suite.failures, suite.errors, [len(case.result) for case in suite])
      """
    let read = try Program.run(
      ["-c", code, desk.folder("out/report.xml")], of: python, in: desk.folder.path,
      environment: [])
    #expect(read.output == "3 1 1 [1, 0, 1]\n", "\(read.output)\(read.errors)")
  }

  @Test("JSON is as its schema says")
  func json() throws {
    let output = try Self.desk().run("test", "--json", ".").output
    let root = try #require(
      JSONDocument.read(Array(output.utf8), path: "out", grammar: .payload).root)
    let help = try CommandLineHarness().run("help", "--schema=test").output
    let schema = JSONDocument.read(Array(help.utf8), path: "schema", grammar: .payload)
    #expect(SchemaValidator.mistakes(in: root, try #require(schema.root)) == [])
    #expect(
      root["scenarios"]?.elements.map { $0["result"]?.string } == ["failed", "passed", "errored"])
    #expect(root["counts"]?["errored"]?.integer == 1)
  }

  @Test("GitHub's annotations are one line each, at the lines of the scenarios")
  func github() throws {
    let outcome = try Self.desk().run("test", "--github", ".")
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix("::error file=bad ␛%2C%3A%25.scenario,line=4,col=1::"), "\(lines)")
    #expect(lines[0].contains("%0A  expected  "))
    #expect(lines.last == "::error file=wrong.scenario,line=2,col=1::unknown verb \"flee\"")
    #expect(
      try Self.desk().run("test", ".", environment: ["GITHUB_ACTIONS=true"])
        .output.contains("::error") == false)
  }

  @Test(
    "Two reports for one output are refused",
    arguments: [["--tap", "--json"], ["--tap", "--github"], ["--json", "--junit=-"]])
  func refused(options: [String]) throws {
    let outcome = try Self.desk().run(["test", "."] + options)
    #expect(outcome.status == .exited(2) && outcome.output == "")
    let (first, second) = (options[0], options[1])
    #expect(outcome.errors.contains("\(first) and \(second) both want the output"))
  }

  @Test(
    "A report that cannot be written is found before anything is played",
    arguments: [
      ("folder", "this is a folder"), ("/proc/x.xml", "its folder cannot be made"),
      ("wrong.scenario", "no result"),
    ])
  func unwritable(path: String, says: String) throws {
    let desk = try Self.desk()
    mkdir(desk.folder("folder"), 0o755)
    for options in [["--junit=\(path)"], ["--json", "-o", path]] {
      let outcome = try desk.run(["test", "."] + options)
      #expect(outcome.status == .exited(2) && outcome.output == "")
      #expect(outcome.errors.contains(says) && outcome.errors.contains(path), "\(outcome.errors)")
    }
    let full = try desk.run("test", "--junit=/dev/full", "good # TODO.scenario")
    #expect(full.status == .exited(2))
    #expect(full.errors.contains("/dev/full:1:1: error: the disk is full"))
  }

  @Test(
    "Reports in files are whole, whatever becomes of the text on standard output",
    arguments: [
      ("mkfifo p; (: <p) & exec 4>p; wait; ", ">&4", 141, ""),
      ("", ">/dev/full", 2, "coversheet: standard output: the disk is full\n"),
    ])
  func lostOutput(before: String, output: String, status: Int32, said: String) throws {
    let desk = try Self.desk()
    let options = "--junit=r.xml --html=r.html --failures=out"
    let outcome = try desk.shell("\(before)\"$0\" test . \(options) \(output)")
    #expect(outcome.status == .exited(status), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(said), "\(outcome.errors)")
    #expect(outcome.errors.contains("3 scenarios: 1 passed, 1 failed, 1 cannot run"))
    #expect(desk.folder.text("r.xml")?.hasSuffix("</testsuite>\n") == true)
    #expect(desk.folder.text("r.html")?.hasSuffix("</html>\n") == true)
    #expect(desk.folder.names(in: "out").isEmpty == false)
  }
}
