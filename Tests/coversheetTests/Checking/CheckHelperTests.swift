import TestSupport
import TestTraits
import Testing

@Suite("Checking what others include, and single cases", .waitsOutside)
struct CheckHelperTests {
  private static let files = [
    "day.scenario": "include _tea.scenario\ninclude _parts/more.scenario\n",
    "_tea.scenario": "app {\"bundleIdentifier\":\"com.example.tea\"}\n",
    "_parts/more.scenario": "push tea {\"aps\":{\"alert\":\"x\"}}\n",
    ".parts/other.scenario": "push tea {\"aps\":{\"alert\":\"x\"}}\n",
  ]

  @Test("A helper is checked with what includes it, and does not lack by itself what that gives it")
  func helpers() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run("check", ".")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    #expect(outcome.errors.hasPrefix("1 scenario checked"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    let named = try desk.run("check", "_parts/more.scenario")
    #expect(named.status == .exited(0) && named.output.isEmpty, "\(named.output)")
  }

  @Test("A helper that nothing includes is checked all the same, alone in its folder or not")
  func alone() throws {
    let wrong = ["_tea.scenario": "bogus\n", "parts/_in/pot.scenario": "wake\nbogus\n"]
    for files in [wrong, wrong.merging(["day.scenario": "wake\n"]) { $1 }] {
      let desk = try CommandLineHarness(files)
      let outcome = try desk.run("check", ".")
      #expect(outcome.status == .exited(1))
      let places = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
      #expect(
        places == ["./_tea.scenario:1:1:", "./parts/_in/pot.scenario:2:1:"], "\(outcome.output)")
      #expect(outcome.errors.hasPrefix("\(files.count) scenarios checked"), "\(outcome.errors)")
      for file in wrong.keys.sorted() {
        let named = try desk.run("check", file).output
        #expect(!named.isEmpty && outcome.output.contains("./" + named), "\(named)")
      }
    }
  }

  @Test("A mistake in a helper is told once, by its place in there")
  func mistakes() throws {
    var files = Self.files
    files["_parts/more.scenario"] = "push tee {\"aps\":{\"alert\":\"x\"}}\n"
    files["night.scenario"] = files["day.scenario"]
    let outcome = try CommandLineHarness(files).run("check", ".")
    #expect(outcome.status == .exited(1))
    let told = outcome.output.split(separator: "\n").filter { $0.contains("error") }
    #expect(told.count == 1, "\(outcome.output)")
    #expect(
      told.allSatisfy { $0.contains("_parts/more.scenario:1:6: error: unknown app \"tee\"") })
  }

  @Test("What needs no judgment is mended in helpers, too")
  func mended() throws {
    var files = Self.files
    files["_parts/more.scenario"] =
      #"push tea {"aps":{"alert":{"body":"b","thread-id":"t"}}}"# + "\n"
    let desk = try CommandLineHarness(files)
    _ = try desk.run("check", "--fix", ".")
    #expect(
      desk.folder.text("_parts/more.scenario")
        == #"push tea {"aps":{"alert":{"body":"b"},"thread-id":"t"}}"# + "\n")
  }

  @Test("A case is named as for every command, alone or with others")
  func cases() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "case one verb=wake\ncase two verb=wakee\n{verb}\n"
    ])
    #expect(try desk.run("check", "a.scenario[one]").status == .exited(0))
    for words in [["a.scenario[two]"], ["a.scenario[one]", "a.scenario[two]"], ["a.scenario"]] {
      let outcome = try desk.run(["check"] + words)
      #expect(outcome.status == .exited(1))
      #expect(outcome.output.hasPrefix("a.scenario:3:1: error: unknown verb \"wakee\""))
    }
    let none = try desk.run("check", "a.scenario[tow]")
    #expect(none.output.contains("there is no case “tow”; did you mean \"two\"?"), "\(none.output)")
  }

  @Test(
    "A link that is named itself is looked at wherever it leads; as a part of an app it is told")
  func namedLink() throws {
    let wrong = #"{"aps":{"alert":"x","threadId":3}}"#
    let desk = try CommandLineHarness([
      "out/a.apns": wrong, "in/b.apns": #"{"aps":{"alert":"x"}}"#,
      "T.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.t</string></dict></plist>",
    ])
    try desk.folder.link("in/l.apns", to: "../out/a.apns")
    try desk.folder.link("T.app/l.apns", to: "../out/a.apns")
    let plain = try desk.run("check", "out/a.apns").output
    let named = try desk.run("check", "in/l.apns").output
    #expect(plain.contains("threadId"), "\(plain)")
    #expect(named == plain.replacing("out/a.apns", with: "in/l.apns"))
    let part = try desk.run("check", "T.app/l.apns").output
    #expect(part.hasPrefix("T.app/l.apns:1:1: warning: it leads out of"), "\(part)")
  }

  @Test("A link that leads out is told where it lies, whatever was named")
  func links() throws {
    let desk = try CommandLineHarness(["loop/a/l.apns": #"{"aps":{"alert":"l"}}"#])
    try desk.folder.link("loop/a/up", to: "..")
    for folder in ["loop", "."] {
      let outcome = try desk.run("check", folder)
      let places = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
      #expect(
        !places.isEmpty && places.allSatisfy { $0.hasSuffix("loop/a/up:1:1:") },
        "\(folder): \(outcome.output)")
    }
  }

  @Test("Of a file with a payload a line check finds what run finds")
  func lines() throws {
    let line = { (time: String) in
      #"{"payload":{"aps":{"alert":"x"}},"at":"\#(time)"}"# + "\n"
    }
    let desk = try CommandLineHarness([
      "b.ndjson": line("09:45") + line("09:44") + line("+1m") + line("09:45:30"), "e.ndjson": "",
    ])
    for file in ["b.ndjson", "e.ndjson"] {
      let found = try desk.run("check", file).output.split(separator: "\n")
      // Of a mere payload a check does not say that its app is made up.
      let played = try desk.run("run", file).errors.split(separator: "\n")
        .filter { !$0.contains(" stands in for it") }
      #expect(!found.isEmpty && found == played, "\(found) \(played)")
    }
  }

  @Test("What the cases of those that include a helper fill in is no mistake of it")
  func filledIn() throws {
    let desk = try CommandLineHarness([
      "_h.scenario": "set-badge tea {n}\nexpect badge tea {n}\nset-badge tea x\n",
      "main.scenario": """
      case one n=1
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      include _h.scenario

      """,
    ])
    let output = try desk.run("check", "_h.scenario").output
    #expect(!output.contains("_h.scenario:1:") && !output.contains("_h.scenario:2:"), "\(output)")
    #expect(output.contains("_h.scenario:3:"), "\(output)")
  }
}
