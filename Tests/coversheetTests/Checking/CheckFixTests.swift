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

  @Test("B15: what a push of another type holds is its app's, and stays as it is")
  func otherTypes() throws {
    let files = [
      "a.ndjson": #"{"headers":{"apns-push-type":"voip"},"payload":\#(Self.wrong)}"# + "\n",
      "day.scenario": "push c.d \(Self.wrong) push-type=liveactivity via=http\n",
    ]
    let desk = try CommandLineHarness(files)
    let outcome = try desk.run("check", "--fix", "a.ndjson", "day.scenario")
    #expect(!outcome.errors.contains("mended"), "\(outcome.errors)")
    for (name, text) in files { #expect(desk.folder.text(name) == text) }
  }

  @Test("A command line that makes no sense mends nothing")
  func refused() throws {
    let desk = try CommandLineHarness(["a.apns": Self.wrong])
    let outcome = try desk.run("check", "--fix", "--json", "--format=github", "a.apns")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("--json is --format=json"))
    #expect(desk.folder.text("a.apns") == Self.wrong)
  }

  @Test("A file and a link to it are mended once, and the link stays one")
  func linked() throws {
    let desk = try CommandLineHarness(["d/a.apns": Self.wrong])
    try desk.folder.link("d/b.apns", to: "a.apns")
    let outcome = try desk.run("check", "--fix", "d")
    #expect(outcome.errors.ranges(of: "mended").count == 1, "\(outcome.errors)")
    #expect(desk.folder.text("d/a.apns") == Self.right)
    #expect(desk.folder.text("d/b.apns") == Self.right)
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
    "A payload or a line with a mistake that cannot be mended stays as it is",
    arguments: [
      ("a.apns", #"{"aps":{"alert":{"body":"b","thread-id":"t"}}"#),
      ("a.scenario", "push c.d {\"aps\":{\"alert\":{\"body\":\"b\",\"thread-id\":\"t\"}}} ide=a\n"),
    ])
  func broken(name: String, text: String) throws {
    let desk = try CommandLineHarness([name: text])
    let outcome = try desk.run("check", "--fix", name)
    #expect(outcome.status == .exited(1))
    #expect(desk.folder.text(name) == text)
  }

  @Test("One broken line of many keeps nobody from mending the others")
  func brokenLine() throws {
    let desk = try CommandLineHarness([
      "a.ndjson": "{\"aps\":\n\(Self.wrong)\n",
      "a.scenario": "push c.d \(Self.wrong) id=a\nexpekt badge c.d none\n",
    ])
    _ = try desk.run("check", "--fix", "a.ndjson", "a.scenario")
    #expect(desk.folder.text("a.ndjson") == "{\"aps\":\n\(Self.right)\n")
    #expect(
      desk.folder.text("a.scenario") == "push c.d \(Self.right) id=a\nexpekt badge c.d none\n")
  }

  @Test("Where cases fill in numbers, the payloads beside those are mended")
  func cases() throws {
    let head = "case a n=1\ncase b n=2\n"
    let rest = "push c.d {\"aps\":{\"badge\":{n}}} id=b\n"
    let desk = try CommandLineHarness([
      "a.scenario": head + "push c.d \(Self.wrong) id=a\n" + rest,
      "broken.scenario": head + "push c.d \(Self.wrong) id=a\n" + rest + "nope\n",
    ])
    _ = try desk.run("check", "--fix", "a.scenario", "broken.scenario")
    #expect(desk.folder.text("a.scenario") == head + "push c.d \(Self.right) id=a\n" + rest)
    let mended = head + "push c.d \(Self.right) id=a\n" + rest + "nope\n"
    #expect(desk.folder.text("broken.scenario") == mended)
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

  @Test(
    "What a project does not want to hear is not mended, and nothing is said of it",
    arguments: [
      ([], #"{ "ignore": [ "Vendor/**" ] }"#), ([], #"{ "rules": { "Y5": "off" } }"#),
      ([], #"{ "ignore": [ { "path": "Vendor/**", "rules": [ "Y5" ] } ] }"#),
      (["--severity=Y5=off"], nil), (["--severity=Y5=warning"], #"{ "ignore": [ "Vendor/**" ] }"#),
    ] as [([String], String?)])
  func ignored(options: [String], settings: String?) throws {
    var files = ["Vendor/a.apns": Self.wrong, "Vendor/b.ndjson": Self.wrong + "\n"]
    files[".coversheet-check.json"] = settings
    let desk = try CommandLineHarness(files)
    let outcome = try desk.run(["check", "--fix", "."] + options)
    #expect(!outcome.errors.contains("mended") && outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text("Vendor/a.apns") == Self.wrong)
    #expect(desk.folder.text("Vendor/b.ndjson") == Self.wrong + "\n")
  }

  @Test("A mark in a scenario keeps its line as it is; what other rules find there is mended")
  func marked() throws {
    let other = #"{"aps":{"alert":{"body":"b","thread-id":"t"},"Sound":"s"}}"#
    let line = "push c.d \(Self.wrong) # check: ignore Y5\n"
    let desk = try CommandLineHarness([
      "day.scenario": line + "push c.d \(other) # check: ignore Y21\n",
      "all.scenario": line + line,
    ])
    let outcome = try desk.run("check", "--fix", "day.scenario", "all.scenario")
    #expect(desk.folder.text("all.scenario") == line + line, "\(outcome.errors)")
    let mended = try #require(desk.folder.text("day.scenario"))
    #expect(mended.hasPrefix(line) && mended.contains(#"{"body":"b"},"Sound":"s","thread-id":"t""#))
  }

  @Test("A mark within a payload counts for its own line, though members above it have moved away")
  func markedWithin() throws {
    let text = """
      push c.d {
        "badge": 1,
        "category": "x",
        "aps": {
          "alert": "b",
          "content-available": true, // check: ignore Y25
          "mutable-content": true
        }
      }

      """
    let desk = try CommandLineHarness(["day.scenario": text])
    let outcome = try desk.run("check", "--fix", "day.scenario")
    let mended = try #require(desk.folder.text("day.scenario"))
    #expect(mended.contains(#""content-available": true, // check: ignore Y25"#), "\(mended)")
    #expect(mended.contains(#""mutable-content": 1, "badge": 1, "category": "x""#), "\(mended)")
    let places = ["2:3", "3:3", "7:24"].map { "day.scenario:\($0): note: mended: " }
    #expect(places.allSatisfy(outcome.errors.contains), "\(outcome.errors)")
  }

  @Test(
    "Where anything is wrong in the settings, nothing is mended, and that is said: what to leave alone is not known",
    arguments: [
      (#"{ "ignore": "a.apns" }"#, #"error: "ignore" is a string"#),
      (#"{ "ignored": [ "a.apns" ] }"#, #"warning: unknown key "ignored""#),
    ])
  func brokenSettings(settings: String, complaint: String) throws {
    let desk = try CommandLineHarness([
      "a.apns": Self.wrong, ".coversheet-check.json": settings,
    ])
    let outcome = try desk.run("check", "--fix", "a.apns")
    #expect(outcome.output.contains(complaint), "\(outcome.output)")
    let note = /^\.coversheet-check\.json:1:\d+: note: nothing is mended before this is right/
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
    #expect(desk.folder.text("a.apns") == Self.wrong)
  }

  @Test("A scenario with a byte that is no UTF-8 is left as it is, and its mistakes are told")
  func noText() throws {
    let desk = try CommandLineHarness([:])
    let bytes = Array("note ".utf8) + [0xFF] + Array("\npush a.b \(Self.wrong)\nfrob\n".utf8)
    try desk.folder.write(bytes, to: "a.scenario")
    let outcome = try desk.run("check", "--fix", "a.scenario")
    #expect(outcome.output.contains("3:1: error: unknown verb"), "\(outcome.output)")
    #expect(desk.folder.text("a.scenario") == String(decoding: bytes, as: UTF8.self))
  }

  @Test("Without --fix nothing is written")
  func onlyLooking() throws {
    let desk = try CommandLineHarness(["a.apns": Self.wrong])
    _ = try desk.run("check", "a.apns")
    #expect(desk.folder.text("a.apns") == Self.wrong)
  }
}
