import TestSupport
import TestTraits
import Testing

@Suite("Checking files", .waitsOutside)
struct CheckTests {
  private static let soup = #"{"aps":{"alert":{"body":"Soup","thread-id":"t"}}}"#

  @Test("All of a file's mistakes come in one go, by place, and the status says how bad they are")
  func text() throws {
    let desk = try CommandLineHarness([
      "a.apns": #"{"aps":{"alert":{"body":"Soup","thread-id":"t"},"badge":1,},}"#
    ])
    let outcome = try desk.run("check", "a.apns")
    #expect(
      outcome.output == """
        a.apns:1:32: warning: thread-id has no effect inside alert; move it up into aps [Y5]
        a.apns:1:58: error: trailing comma; strict JSON has none, remove it [Y1]
        a.apns:1:60: error: trailing comma; strict JSON has none, remove it [Y1]

        """)
    #expect(outcome.errors == "1 payload file checked: 2 errors and 1 warning\n")
    #expect(outcome.status == .exited(1))
  }

  @Test(
    "Errors fail, with --strict warnings too, and what cannot be read most of all",
    arguments: [
      (["good.apns"], 0), (["warned.apns"], 0), (["--strict", "warned.apns"], 1),
      (["wrong.apns"], 1), (["wrong.apns", "away.apns"], 2), (["away.apns"], 2), ([], 2),
      (["notes.txt"], 2), (["--format=yaml", "good.apns"], 2), (["plain"], 2),
    ] as [([String], Int32)])
  func statuses(arguments: [String], status: Int32) throws {
    let desk = try CommandLineHarness([
      "good.apns": #"{"aps":{"alert":"b"}}"#, "warned.apns": Self.soup, "wrong.apns": "{}",
      "notes.txt": "", "plain/notes.txt": "",
    ])
    let outcome = try desk.run(["check"] + arguments)
    #expect(outcome.status == .exited(status), "\(outcome.output)\(outcome.errors)")
  }

  @Test("A folder is searched for apps, payloads and scenarios, each once, links and circles too")
  func folders() throws {
    let desk = try CommandLineHarness([
      "all/A.app/Info.plist": "<plist><dict/></plist>", "all/A.app/Payloads/1.apns": Self.soup,
      "all/deep/er/2.apns": Self.soup, "all/deep/3.ndjson": "\(Self.soup)\n\(Self.soup)\n",
      "all/day.scenario": "push com.example.b \(Self.soup)\n", "all/.hidden/4.apns": "{",
      "all/deep/notes.txt": "",
    ])
    try desk.folder.link("all/deep/circle", to: "..")
    let outcome = try desk.run("check", "all")
    let places = outcome.output.split(separator: "\n").filter { $0.contains("[Y5]") }
      .map { $0.split(separator: ":").prefix(3).joined(separator: ":") }
    #expect(
      places == [
        "all/A.app/Payloads/1.apns:1:32", "all/day.scenario:1:51", "all/deep/3.ndjson:1:32",
        "all/deep/3.ndjson:2:32", "all/deep/er/2.apns:1:32",
      ])
  }

  @Test("A payload within an app is held against its words, and only it is complained about")
  func payloadInApp() throws {
    let desk = try CommandLineHarness([
      "A.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>a.b</string></dict></plist>",
      "A.app/en.lproj/Localizable.strings": "\"HI\" = \"Hi %@\"\n",
      "A.app/Payloads/1.apns": #"{"aps":{"alert":{"loc-key":"HI"}}}"#,
      "A.app/Payloads/2.apns": Self.soup,
    ])
    let outcome = try desk.run("check", "A.app/Payloads/1.apns")
    #expect(
      outcome.output == "A.app/Payloads/1.apns:1:28: warning: \"HI\" takes 1 argument in en "
        + "(en.lproj/Localizable.strings:1) and is given 0; what is missing is left empty [Y16]\n")
  }

  @Test("A scenario is checked with its apps, and every name in it is looked up")
  func scenario() throws {
    let desk = try CommandLineHarness([
      "day.scenario": """
      app A.app
      push a {"aps":{"alert":{"loc-key":"NOPE"}}}
      clear nobody
      expect groups 7
      """,
      "A.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>c.a</string></dict></plist>",
      "A.app/Notifications.json": "{}",
      "A.app/en.lproj/Localizable.strings": "\"HI\" = \"Hi\";\n\"HI\" = \"Ho\";\n",
    ])
    let outcome = try desk.run("check", "day.scenario")
    #expect(
      outcome.output == """
        A.app/Info.plist:1:8: note: "CFBundleDisplayName" is missing; "A" stands in
        A.app/en.lproj/Localizable.strings:2:1: warning: "HI" is given twice; this one counts [L21]
        day.scenario:2:35: warning: the key "NOPE" is missing in en [Y15]
        day.scenario:3:7: error: there is no notification and no group "nobody"

        """)
    #expect(outcome.status == .exited(1))
  }

  @Test(
    "L21: a language's folder of an app is checked as its tables are, from wherever it is named",
    arguments: [(".", "A.app/en.lproj"), ("A.app", "en.lproj"), ("A.app/en.lproj", ".")])
  func languageFolder(place: String, name: String) throws {
    let desk = try CommandLineHarness([
      "A.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>c.a</string></dict></plist>",
      "A.app/en.lproj/Localizable.strings": "\"HI\" = \"Hi\";\n\"HI\" = \"Ho\";\n",
      "A.app/de.lproj/Localizable.strings": "\"HI\" = \"Hi\";\n\"HI\" = \"Ho\";\n",
    ])
    let outcome = try desk.shell("cd \(place) && \"$0\" check \(name)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.output)")
    #expect(
      lines.first
        == "\(name)/Localizable.strings:2:1: warning: \"HI\" is given twice; this one counts [L21]")
    #expect(outcome.errors == "1 file of an app checked: 1 warning\n", "\(outcome.errors)")
  }

  @Test(
    "B15: a line of payloads that cannot be played is wrong where it is checked, too",
    arguments: [
      (#""at":"nonsense""#, #":1:57: error: “nonsense” is no time"#),
      (#""at":1528130470"#, #":1:57: error: “1528130470” is no time"#),
      (#""headers":{"apns-push-type":"zz"}"#, #":1:80: error: there is no push type "zz""#),
    ])
  func payloadLine(words: String, complaint: String) throws {
    let desk = try CommandLineHarness([
      "o.ndjson": #"{"to":"com.x.Mail","payload":{"aps":{"alert":"a"}},\#(words)}"# + "\n"
    ])
    let checked = try desk.run("check", "o.ndjson")
    #expect(checked.status == .exited(1) && checked.output.contains("o.ndjson" + complaint))
    let played = try desk.run("run", "o.ndjson")
    #expect(played.status == .exited(2) && played.errors.contains("o.ndjson" + complaint))
  }

  @Test("A folder of payloads is only its payloads: that it is no app needs no note")
  func payloadFolder() throws {
    let desk = try CommandLineHarness([
      "Payloads/1.apns": Self.soup, "Payloads/2.ndjson": "\(Self.soup)\n",
    ])
    let outcome = try desk.run("check", "Payloads")
    let complaint =
      ":1:32: warning: thread-id has no effect inside alert; move it up into aps [Y5]\n"
    #expect(outcome.output == "Payloads/1.apns\(complaint)Payloads/2.ndjson\(complaint)")
  }

  @Test("A run says the same of the lines of an .ndjson")
  func lines() throws {
    let desk = try CommandLineHarness(["a.ndjson": "\(Self.soup)\n\(Self.soup)\n"])
    let warnings = try desk.run("run", "a.ndjson").errors.split(separator: "\n")
      .filter { $0.hasSuffix("[Y5]") }
    #expect(warnings.count == 2)
  }

  @Test("--os decides which system a file is held against")
  func system() throws {
    let desk = try CommandLineHarness([
      "A.app/Notifications.json": "{}",
      "A.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>c.a</string></dict></plist>",
      "A.app/1.apns": #"{"aps":{"alert":{"body":"b","summary-arg":"x"}}}"#,
    ])
    #expect(!(try desk.run("check", "A.app").output.contains("Y12")))
    #expect(try desk.run("check", "--os=15", "A.app").output.contains("is ignored [Y12]"))
  }

  @Test("One file of an app is checked as part of it, and only what is said of that file is said")
  func oneFile() throws {
    let desk = try CommandLineHarness([
      "A.app/Notifications.json": #"{"categories":[{"identifier":"x","oops":1}]}"#,
      "A.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>c.a</string></dict></plist>",
      "A.app/en.lproj/Localizable.strings": "\"A\" = \"%@ came\";\n",
      "A.app/pl.lproj/Localizable.strings": "\"A\" = \"przyszło %@ %@\";\n\"A\" = \"x\";\n",
    ])
    let whole = try desk.run("check", "A.app").output.split(separator: "\n")
    for file in ["A.app/pl.lproj/Localizable.strings", "A.app/Notifications.json"] {
      let own = whole.filter { $0.hasPrefix(file + ":") }
      let outcome = try desk.run("check", file)
      #expect(!own.isEmpty && outcome.output.split(separator: "\n") == own, "\(outcome.output)")
      #expect(outcome.errors.hasPrefix("1 file of an app checked: "), "\(outcome.errors)")
    }
    let both = try desk.run("check", "A.app/Info.plist", "A.app/pl.lproj/Localizable.strings")
    #expect(both.errors.hasPrefix("2 files of apps checked: "), "\(both.errors)")
  }

  @Test("The demo apps have no mistakes; what is unfinished or long is so on purpose")
  func demoApps() throws {
    let apps = Checkout.path + "/Fixtures/Apps"
    let outcome = try CommandLineHarness().run("check", "--strict", apps)
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    let notes = outcome.output.split(separator: "\n")
    let long = notes.filter { $0.hasSuffix("[Y40]") }
    #expect(long.count == 2, "\(long)")
    let others = notes.filter { !$0.hasSuffix("[Y40]") }
    #expect(others.allSatisfy { $0.contains("/Bistro.app/Localizable.xcstrings:") }, "\(others)")
    #expect(others.count == 4)
  }
}
