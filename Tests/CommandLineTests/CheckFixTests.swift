import TestSupport
import TestTraits
import Testing

@Suite("Mending files", .waitsOutside)
struct CheckFixTests {
  private static let wrong = #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#
  private static let right = #"{"aps":{"alert":{"body":"b"},"thread-id":"t"}}"#

  @Test("--fix mends payloads wherever they stand, says what it did, and then nothing is left")
  func everywhere() throws {
    let desk = try CommandLineHarness([
      "a.apns": Self.wrong + "\n", "b.ndjson": "\n\(Self.wrong)\n\n{\"payload\":\(Self.wrong)}\n",
      "day.scenario": "# a\n+1s push c.d \(Self.wrong) id=x # b\npush c.d \(Self.right)\n",
    ])
    let outcome = try desk.run("check", "--fix", "--strict", "a.apns", "b.ndjson", "day.scenario")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    #expect(
      outcome.errors.hasPrefix(
        "a.apns:1:29: note: mended: thread-id moved from alert into aps [Y5]\nb.ndjson:2:29: "))
    #expect(desk.folder.text("a.apns") == Self.right + "\n")
    #expect(desk.folder.text("b.ndjson") == "\n\(Self.right)\n\n{\"payload\":\(Self.right)}\n")
    #expect(
      desk.folder.text("day.scenario")
        == "# a\n+1s push c.d \(Self.right) id=x # b\npush c.d \(Self.right)\n")
  }

  @Test("What was mended already is not written again")
  func twice() throws {
    let desk = try CommandLineHarness(["a.apns": Self.wrong])
    _ = try desk.run("check", "--fix", "a.apns")
    let before = desk.folder.text("a.apns")
    let again = try desk.run("check", "--fix", "a.apns")
    #expect(!again.errors.contains("mended"))
    #expect(desk.folder.text("a.apns") == before)
    #expect(desk.folder.names().sorted() == ["a.apns"], "nothing half-written is left")
  }

  @Test(
    "A file with a mistake that cannot be mended stays as it is",
    arguments: [
      ("a.apns", #"{"aps":{"alert":{"body":"b","thread-id":"t"}}"#),
      ("a.scenario", "push c.d {\"aps\":{\"alert\":{\"body\":\"b\",\"thread-id\":\"t\"}}}\nnope\n"),
    ])
  func broken(name: String, text: String) throws {
    let desk = try CommandLineHarness([name: text])
    let outcome = try desk.run("check", "--fix", name)
    #expect(outcome.status == .exited(1))
    #expect(desk.folder.text(name) == text)
  }

  @Test("One broken line of many keeps nobody from mending the others")
  func brokenLine() throws {
    let desk = try CommandLineHarness(["a.ndjson": "{\"aps\":\n\(Self.wrong)\n"])
    _ = try desk.run("check", "--fix", "a.ndjson")
    #expect(desk.folder.text("a.ndjson") == "{\"aps\":\n\(Self.right)\n")
  }

  @Test("What was mended is said in the order of the columns")
  func order() throws {
    let desk = try CommandLineHarness([
      "a.apns":
        #"{"aps":{"alert":{"body":"b","thread-id":"t"},"mutable-content":true,"Sound":"a",},}"#
    ])
    let errors = try desk.run("check", "--fix", "a.apns").errors
    let columns = errors.matches(of: /a\.apns:1:(\d+): note: mended/).compactMap {
      Int($0.output.1)
    }
    #expect(columns.count > 2 && columns == columns.sorted(), "\(errors)")
  }

  @Test("A link stays a link, and a file keeps its permissions")
  func links() throws {
    let desk = try CommandLineHarness(["real/a.apns": Self.wrong])
    try desk.folder.link("a.apns", to: "real/a.apns")
    _ = try desk.run("check", "--fix", "a.apns")
    #expect(desk.folder.text("real/a.apns") == Self.right)
    #expect(desk.folder.names(in: "real") == ["a.apns"])
    #expect(desk.folder.names() == ["a.apns", "real"])
  }

  @Test("Without --fix nothing is written")
  func onlyLooking() throws {
    let desk = try CommandLineHarness(["a.apns": Self.wrong])
    _ = try desk.run("check", "a.apns")
    #expect(desk.folder.text("a.apns") == Self.wrong)
  }
}
