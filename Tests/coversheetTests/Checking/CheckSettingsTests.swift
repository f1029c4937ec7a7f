import TestSupport
import TestTraits
import Testing

@Suite("A project says what a check is not to tell", .waitsOutside)
struct CheckSettingsTests {
  private static let soup = #"{"aps":{"alert":{"body":"Soup","thread-id":"t"},"badge":-1}}"#

  private func desk(_ settings: String?, more: [String: String] = [:]) throws -> CommandLineHarness
  {
    var files = ["Sent/a.apns": Self.soup, "Vendor/Old/b.apns": Self.soup]
    files[".coversheet-check.json"] = settings
    return try CommandLineHarness(files.merging(more) { $1 })
  }

  private func rules(_ output: String) -> [String] {
    output.matches(of: /(\w+\.\w+):\d+:\d+: (\w+): .* \[(Y\d+)\]/).map { "\($0.1) \($0.3) \($0.2)" }
  }

  @Test("Y5, Y26: a rule is off or weighs more, in all folders below")
  func weights() throws {
    let desk = try desk(#"{ "rules": { "Y5": "off", "Y26": "error" } } // ours"#)
    let outcome = try desk.run("check", "Sent")
    #expect(rules(outcome.output) == ["a.apns Y26 error"], "\(outcome.output)")
    #expect(outcome.status == .exited(1))
  }

  @Test("Y5: files are left out by their paths, altogether or for some rules")
  func paths() throws {
    let all = try desk(#"{ "ignore": [ "Vendor/**" ] }"#).run("check", ".")
    #expect(rules(all.output) == ["a.apns Y5 warning", "a.apns Y26 warning"], "\(all.output)")
    let some = try desk(#"{ "ignore": [ { "path": "b.apns", "rules": [ "Y26" ] } ] }"#)
      .run("check", "Vendor/Old")
    #expect(rules(some.output) == ["b.apns Y5 warning"], "\(some.output)")
  }

  @Test("Files that are left out altogether have no mistakes and fail nothing; one must be there")
  func unreadable() throws {
    let more = [
      "Vendor/Old.app/Notifications.json": #"{ "categories": [ { "identifier": 3 } ] }"#,
      "Vendor/Old.app/Info.plist": "no property list", "Vendor/a.scenario": "bogus\n",
    ]
    let desk = try desk(#"{ "ignore": [ "Vendor/**" ] }"#, more: more)
    let outcome = try desk.run("check", "Vendor")
    #expect(outcome.output.isEmpty && outcome.status == .exited(0), "\(outcome.output)")
    #expect(outcome.errors.hasSuffix(" checked: nothing wrong; 3 left out by “ignore”\n"))
    let missing = try desk.run("check", "Vendor/b.scenario")
    #expect(missing.output.contains("there is no such file"), "\(missing.output)")
    #expect(missing.status == .exited(2))
  }

  @Test("Y38: ten groups of an app are fine; of eleven the payload is told that makes the last")
  func threads() throws {
    var files = ["Hive.app/Info.plist": "<plist><dict/></plist>"]
    for number in 10..<20 {
      files["Hive.app/Payloads/\(number).apns"] =
        #"{"aps":{"alert":{"title":"Bee","body":"Buzz"},"thread-id":"cell \#(number)"}}"#
    }
    #expect(!(try CommandLineHarness(files).run("check", "Hive.app").output.contains("Y38")))
    files["Hive.app/Payloads/20.apns"] = #"{"aps":{"alert":{"title":"Bee","body":"Away"}}}"#
    let told = try CommandLineHarness(files).run("check", "Hive.app").output
    #expect(
      told.contains("20.apns:1:1: note: with this one the payloads make 11 groups"), "\(told)")
  }

  @Test(
    "A mark that names a rule that there is not is told with the nearest, and leaves nothing out")
  func unknownRuleInMark() throws {
    let files = [
      "A.app/Info.plist": "<plist><dict/></plist>",
      "A.app/en.lproj/Localizable.strings":
        "\"K\" = \"%d\"; // check: ignore Y133 because\n\"L\" = \"% d\"; // check: ignore spaces\n\"L\" = \"L\";\n",
      "A.app/de.lproj/Localizable.strings": "\"K\" = \"eins\";\n",
    ]
    let outcome = try CommandLineHarness(files).run("check", "A.app")
    #expect(outcome.output.contains(#"there is no rule "Y133""#), "\(outcome.output)")
    #expect(outcome.output.contains("Localizable.strings:1:30: warning"), "\(outcome.output)")
    #expect(outcome.output.contains(#"there is no rule "spaces""#), "\(outcome.output)")
    #expect(outcome.status == .exited(0))
  }

  @Test("Editors get a schema of the settings, with every rule and how bad it may be")
  func schema() throws {
    let schema = try desk(nil).run("help", "--schema=check-settings").output
    for word in ["\"Y12\"", "\"off\"", "\"ignore\"", "\"path\"", "json-schema.org"] {
      #expect(schema.contains(word), "\(word)")
    }
  }

  @Test("What help shows as a settings file is one")
  func help() throws {
    let help = try desk(nil).run("help", "checks").output
    let shown = help.split(separator: "\n").filter { $0.hasPrefix("    ") }.joined(separator: "\n")
    let outcome = try desk(shown).run("check", "Sent")
    #expect(!shown.isEmpty && outcome.status == .exited(0), "\(outcome.output)")
    #expect(rules(outcome.output) == ["a.apns Y5 warning", "a.apns Y26 warning"])
  }

  @Test("Y5: the command line has the last word")
  func commandLine() throws {
    let desk = try desk(#"{ "rules": { "Y5": "off" } }"#)
    let outcome = try desk.run("check", "--severity=Y5=note", "--severity", "y26=off", "Sent")
    #expect(rules(outcome.output) == ["a.apns Y5 note"], "\(outcome.output)")
  }

  @Test("Y5: of a file that is left out altogether not even a rule that is named tells, nor a mark")
  func leftOut() throws {
    let line = #"push a.b {"aps":{"alert":{"body":"Soup","thread-id":"t"}}} # check: ignore Y999"#
    let desk = try desk(#"{ "ignore": [ "Vendor" ] }"#, more: ["Vendor/a.scenario": line])
    for options in [[], ["--severity=Y5=warning"]] {
      let outcome = try desk.run(["check", "Vendor"] + options)
      #expect(outcome.output.isEmpty && outcome.status == .exited(0), "\(outcome.output)")
    }
  }

  @Test(
    "What is wrong in the settings is an error at its place, with the nearest word",
    arguments: [
      (#"{ "rules": { "Y555": "off" } }"#, #":1:14: error: there is no rule "Y555""#),
      (#"{ "rules": { "Y5": "warn" } }"#, #":1:20: error: "warn" is not how bad something is"#),
      (#"{ "ignore": "Vendor" }"#, #":1:13: error: "#),
      (#"{ "ignore": [ { "rules": [] } ] }"#, #":1:15: error: an entry needs a "path""#),
    ])
  func mistakes(settings: String, complaint: String) throws {
    let outcome = try desk(settings).run("check", "Sent")
    #expect(outcome.output.contains("json" + complaint), "\(outcome.output)")
    #expect(outcome.status == .exited(2))
  }

  @Test(
    "A path that begins with a dot and a slash is left out where it is, and no other of its name",
    arguments: ["./a.apns", "/a.apns"])
  func ownFile(pattern: String) throws {
    let desk = try desk(#"{ "ignore": ["\#(pattern)"] }"#, more: ["a.apns": Self.soup])
    let output = try desk.run("check", ".").output
    #expect(!output.contains(/(^|\n|\.\/)a\.apns:/), "\(output)")
    #expect(output.contains("Sent/a.apns:"), "\(output)")
  }

  @Test(
    "§2: an unknown key of the settings is a warning with the nearest, and the rest holds",
    arguments: [
      (#""severity": {}"#, #":1:3: warning: unknown key "severity"; write one of: rules ignore"#),
      (#""rule": {}"#, #":1:3: warning: unknown key "rule"; did you mean "rules"?"#),
    ])
  func unknownKeys(member: String, complaint: String) throws {
    let desk = try desk(#"{ \#(member), "rules": { "Y5": "off", "Y26": "off" } }"#)
    let outcome = try desk.run("check", "Sent")
    #expect(outcome.output.contains("json" + complaint), "\(outcome.output)")
    #expect(rules(outcome.output) == [], "\(outcome.output)")
    #expect(outcome.status == .exited(0))
    #expect(try desk.run("check", "--strict", "Sent").status == .exited(1))
  }

  @Test(
    "An option that says nothing is refused, with what to write",
    arguments: [
      ("Y5", "--severity takes RULE=WORD"), ("Y5=warn", "is not how bad something is"),
      ("Q1=off", "there is no rule"),
    ])
  func refused(value: String, words: String) throws {
    let outcome = try desk(nil).run("check", "--severity", value, "Sent")
    #expect(outcome.status == .exited(2) && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(
    "Y13: a comment on the line, or alone before it, has the check be silent, for the rules that it names"
  )
  func marks() throws {
    let format = #""categorySummaryFormat": "%d of %d""#
    let manifest = """
      { "categories": [
        // check: ignore Y13
        { "identifier": "A", \(format) },
        { "identifier": "B", \(format) } // check: ignore Y8, Y13
        , { "identifier": "C", \(format) } ] }
      """
    let desk = try desk(
      nil,
      more: [
        "Tea.app/Info.plist":
          "<plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string></dict></plist>",
        "Tea.app/Notifications.json": manifest,
      ])
    let outcome = try desk.run("check", "Tea.app/Notifications.json")
    let found = outcome.output.matches(of: /json:(\d+):\d+: .*\[Y13\]/).map { String($0.1) }
    #expect(Set(found) == ["5"], "\(outcome.output)")
  }

  @Test("Y5: a mark leaves out its line, however bad the settings say that the rule is")
  func markBeforeSettings() throws {
    let push = #"push a.b {"aps":{"alert":{"body":"Soup","thread-id":"t"}}}"#
    let desk = try desk(
      #"{ "rules": { "Y5": "error" } }"#,
      more: ["Day/a.scenario": "\(push) # check: ignore Y5\n\(push)\n"])
    let outcome = try desk.run("check", "Day")
    let found = outcome.output.matches(of: /scenario:(\d+):\d+: (\w+): .*\[Y5\]/)
    #expect(found.map { "\($0.1) \($0.2)" } == ["2 error"], "\(outcome.output)")
    let command = try desk.run("check", "--severity=Y5=note", "Day")
    #expect(command.output.matches(of: /: note: .*\[Y5\]/).count == 2, "\(command.output)")
  }

  @Test("A settings file that is named is looked through by itself", arguments: [true, false])
  func settingsAlone(isRight: Bool) throws {
    let desk = try CommandLineHarness([
      "a/.coversheet-check.json": isRight ? "{}" : #"{ "rule": {} }"#,
      "a/b.apns": #"{"aps":{"alert":"Tea","thread-id":5}}"#,
    ])
    let outcome = try desk.run("check", "a/.coversheet-check.json")
    #expect(outcome.output.split(separator: "\n").count == (isRight ? 0 : 1), "\(outcome.output)")
    #expect(outcome.output.contains("json:1:3: warning: unknown key") != isRight)
    #expect(outcome.errors.hasPrefix("1 settings file checked: "), "\(outcome.errors)")
    #expect(outcome.status == .exited(0))
  }

  @Test("Settings that cannot be read are told though nothing is found", arguments: ["Fine", "."])
  func brokenSettings(path: String) throws {
    let desk = try CommandLineHarness([
      "Fine/Deep/a.apns": #"{"aps":{"alert":"Tea"}}"#,
      "Fine/Deep/.coversheet-check.json": #"{ "rules": [] }"#,
    ])
    let outcome = try desk.run("check", path)
    #expect(
      outcome.output.contains(#"check.json:1:12: error: "rules" is an array"#), "\(outcome.output)")
    #expect(outcome.output.matches(of: /is an array/).count == 1)
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
  }

  @Test("With --format=excerpt each finding has its line, and a caret below the place")
  func excerpt() throws {
    let desk = try CommandLineHarness([
      "a.apns": "{\n\t\"aps\": { \"alert\": { \"body\": \"日本\", \"thread-id\": \"t\" } }\n}\n"
    ])
    let outcome = try desk.run("check", "--format=excerpt", "a.apns")
    #expect(
      outcome.output == """
        a.apns:2:36: warning: thread-id has no effect inside alert; move it up into aps [Y5]
         2 |  "aps": { "alert": { "body": "日本", "thread-id": "t" } }
           |                                      ^

        """, "\(outcome.output)")
  }

  @Test("Each of several findings has its own line, in whatever file and on whatever line it is")
  func excerpts() throws {
    let slip = #"{"aps":{"alert":{"body":"TEXT","thread-id":"t"}}}"#
    let desk = try CommandLineHarness([
      "a.ndjson": ["One", "Two"].map { slip.replacing("TEXT", with: $0) + "\n" }.joined(),
      "b.ndjson": slip.replacing("TEXT", with: "Three") + "\n"
        + #"{"aps":{"alert":{"body":"Four","thread-id":"t"},"bagde":1}}"# + "\n",
    ])
    let outcome = try desk.run("check", "--format=excerpt", "a.ndjson", "b.ndjson")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let shown = lines.filter { $0.hasPrefix(" ") && $0.contains("{") }
    let words = shown.map { line in ["One", "Two", "Three", "Four"].first { line.contains($0) } }
    #expect(words == ["One", "Two", "Three", "Four", "Four"], "\(outcome.output)")
    #expect(lines.count == 3 * shown.count, "\(outcome.output)")
  }

  @Test("A long line is cut around the place")
  func longLine() throws {
    let long = String(repeating: "x", count: 900)
    let desk = try CommandLineHarness([
      "a.apns": #"{"aps":{"alert":{"title":"\#(long)","thread-id":"t","body":"\#(long)"}}}"#
    ])
    let outcome = try desk.run("check", "--severity=Y40=off", "--format=excerpt", "a.apns")
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 3, "\(outcome.output)")
    #expect(lines[1].count < 110 && lines[1].contains("⋯") && lines[1].contains("thread-id"))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let place = lines[1].index(
      lines[1].startIndex, offsetBy: lines[2].distance(from: lines[2].startIndex, to: caret))
    #expect(lines[1][place...].hasPrefix("\"thread-id"))
  }
}
