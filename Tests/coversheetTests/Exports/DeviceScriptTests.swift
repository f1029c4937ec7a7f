import Files
import Glibc
import Notifications
import TestSupport
import TestTraits
import Testing

@Suite("Scenarios as scripts for devices", .waitsOutside)
struct DeviceScriptTests {
  /// With letters that each of the languages has to quote.
  private static let day = #"""
    title "Soup, \"twice\""
    app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
    unlock
    launch bistro
    home
    push bistro {"aps" : {"alert":{"title":"Ada","body":"It's $5 (`hot`) \\ 🍲."}}} id=soup
    push bistro soup.apns
    center
    expect notification soup body "It's $5 (`hot`) \\ 🍲."
    expect screen contains hot
    expect badge bistro none
    +5s tap soup
    expect notification soup absent
    13:00 wake
    terminate bistro
    """#

  private static let soup = "{\"aps\":{\"alert\":\"Fish\",\"thread-id\":\"b\" }} // fresh\n"

  private func export(_ form: String) throws -> CommandLineHarness {
    let desk = try CommandLineHarness(["day.scenario": Self.day, "soup.apns": Self.soup])
    let outcome = try desk.run("export", "day.scenario", "--as=\(form)", "-o", "out", "--quiet")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.names(in: "out").contains("payloads"))
    return desk
  }

  private func run(_ words: [String], in desk: CommandLineHarness) throws -> Program.Outcome {
    try Program.run(
      Array(words.dropFirst()), of: words[0], in: desk.folder.path,
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
  }

  @Test(
    "Payloads lie beside each script byte for byte",
    arguments: ["simctl", "maestro", "detox", "xcuitest"])
  func payloads(form: String) throws {
    let desk = try export(form)
    #expect(
      desk.folder.names(in: "out/payloads") == ["1-bistro-soup.apns", "2-bistro.apns"])
    #expect(desk.folder.text("out/payloads/2-bistro.apns") == Self.soup)
    #expect(
      desk.folder.text("out/payloads/1-bistro-soup.apns")
        == #"{"aps" : {"alert":{"title":"Ada","body":"It's $5 (`hot`) \\ 🍲."}}}"#)
  }

  @Test("Of ten payloads the names sort in the order in which they are sent")
  func order() throws {
    let push = "push bistro {\"aps\":{\"alert\":\"Soup\"}}\n"
    let desk = try CommandLineHarness([
      "day.scenario": "app {\"bundleIdentifier\":\"com.example.bistro\"}\n"
        + String(repeating: push, count: 10)
    ])
    let outcome = try desk.run("export", "day.scenario", "--as=simctl", "-o", "out", "--quiet")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let names = desk.folder.names(in: "out/payloads").sorted()
    #expect(names.first == "01-bistro.apns" && names.last == "10-bistro.apns", "\(names)")
    #expect(desk.folder.text("out/run.sh")?.contains("payloads/01-bistro.apns") == true)
  }

  @Test(
    "What cannot be said is a comment with its place and its line",
    arguments: [
      ("simctl", "run.sh", "# ", ["5: home", "11: expect badge bistro none", "14: 13:00 wake"]),
      (
        "maestro", "flow.yaml", "# ",
        ["7: push bistro soup.apns (payloads/2-bistro.apns)", "11: expect badge bistro none"]
      ),
      ("detox", "flow.test.js", "// ", ["10: expect screen contains hot", "14: 13:00 wake"]),
      (
        "xcuitest", "NotificationFlowTests.swift", "// ",
        ["7: push bistro soup.apns (payloads/2-bistro.apns)"]
      ),
    ])
  func comments(form: String, file: String, mark: String, lines: [String]) throws {
    let text = try #require(try export(form).folder.text("out/\(file)"))
    let rows = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in lines { #expect(rows.contains { $0 == "\(mark)day.scenario:\(line)" }, "\(text)") }
    #expect(!rows.contains { $0 == "\(mark)day.scenario:4: launch bistro" })
  }

  @Test("What comes of files and not of lines is a comment with its file and its payload")
  func withoutLines() throws {
    let desk = try CommandLineHarness([
      "Mug.app/Notifications.json": "{}", "Mug.app/tea.apns": #"{"aps":{"alert":"Tea"}}"#,
    ])
    _ = try desk.run("export", "Mug.app", "--as=maestro", "-o", "out", "--quiet")
    let text = desk.folder.text("out/flow.yaml") ?? ""
    #expect(text.contains("\n# Mug.app:1: wait 1m\n"), "\(text)")
    let push = "# Mug.app/tea.apns:1: push com.example.mug (payloads/1-mug.apns)\n"
    #expect(text.contains(push), "\(text)")
  }

  @Test(
    "The head says on which phone it was played, as that was when the first thing is asked of a device",
    arguments: [
      ("simctl", "run.sh", "# "), ("maestro", "flow.yaml", "# "), ("detox", "flow.test.js", "// "),
      ("xcuitest", "NotificationFlowTests.swift", "// "),
    ])
  func phone(form: String, file: String, mark: String) throws {
    let lines = "device os=15\nlaunch a\nhome\ndevice os=16\nhome\n"
    let app = "app {\"bundleIdentifier\":\"com.example.a\",\"displayName\":\"A\"}\nunlock\n"
    let desk = try CommandLineHarness(["a.scenario": app + lines])
    let words = ["export", "a.scenario", "--as=\(form)", "--locale=de_DE", "--quiet"]
    #expect(try desk.run(words + ["-o", "out"]).status == .exited(0))
    let head = desk.folder.text("out/\(file)")?.split(separator: "\n").prefix(3) ?? []
    let phone = "\(mark)Played on iOS 15 with locale de_DE, language de-DE."
    #expect(head.contains { $0 == phone }, "\(head)")
  }

  @Test("A test for Detox has what is read of a payload that is no strict JSON")
  func loose() throws {
    let text = try #require(try export("detox").folder.text("out/flow.test.js"))
    #expect(text.contains(#"notification("payloads/1-bistro-soup.apns"));"#), "\(text)")
    let read = #"{"aps":{"alert":"Fish","thread-id":"b"}}"#
    #expect(text.contains("notification(\"payloads/2-bistro.apns\", \(read)));"), "\(text)")
  }

  @Test("The script is bash, and a simctl gets the bytes of each payload in order")
  func simctl() throws {
    let desk = try export("simctl")
    #expect(try run(["/bin/bash", "-n", "out/run.sh"], in: desk).status == .exited(0))
    try desk.folder.write(
      Array(
        """
        #!/bin/bash
        echo "$*" >>"$HOME/calls"
        [ "$2" != push ] || cat "$5" >>"$HOME/pushed"

        """.utf8), to: "bin/xcrun")
    try desk.folder.write(
      Array("#!/bin/bash\necho sleep \"$@\" >>\"$HOME/calls\"\n".utf8), to: "bin/sleep")
    chmod(desk.folder("bin/xcrun"), 0o755)
    chmod(desk.folder("bin/sleep"), 0o755)
    let outcome = try run(["/bin/bash", "out/run.sh"], in: desk)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(
      desk.folder.text("calls") == """
        simctl launch booted com.example.bistro
        simctl push booted com.example.bistro payloads/1-bistro-soup.apns
        simctl push booted com.example.bistro payloads/2-bistro.apns
        sleep 5
        simctl terminate booted com.example.bistro

        """)
    let sent = ["1-bistro-soup.apns", "2-bistro.apns"].compactMap {
      desk.folder.text("out/payloads/\($0)")
    }
    #expect(desk.folder.text("pushed") == sent.joined())
  }

  @Test("What a push says beside its payload is a comment with its line")
  func headers() throws {
    let lines = """
      app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
      push mug {"aps":{"alert":"1"}} collapse-id=k
      push mug {"aps":{"alert":"2"}}
      """
    let desk = try CommandLineHarness(["a.scenario": lines + "\n"])
    _ = try desk.run("export", "a.scenario", "--as=simctl", "-o", "o")
    let script = try desk.shell("cat o/run.sh").output
    #expect(script.contains("a.scenario:2") && script.contains("collapse-id=k"), "\(script)")
    #expect(!script.contains("a.scenario:3"), "\(script)")
  }

  @Test("The flow is YAML of the app and its commands, whose texts match those letters")
  func maestro() throws {
    let python = Checkout.path + "/.build/integrations/bin/python"
    try #require(access(python, X_OK) == 0, "the packages are not there; run .ci/setup")
    let code = """
      import re, sys, yaml
      head, flow = yaml.safe_load_all(open(sys.argv[1]))
      assert head == {"appId": "com.example.bistro"}, head
      text = "It's $5 (`hot`) \\\\ 🍲."
      assert flow[0] == {"launchApp": {"appId": "com.example.bistro"}} and flow[1] == {"pressKey": "Home"}, flow
      assert flow[2] == {"swipe": {"start": "50%, 0%", "end": "50%, 90%"}}, flow
      assert re.fullmatch(flow[3]["assertVisible"], text), flow[3]
      assert re.fullmatch(flow[4]["assertVisible"], "Two hot soups"), flow[4]
      assert re.fullmatch(flow[5]["tapOn"], text) and re.fullmatch(flow[6]["assertNotVisible"], text)
      assert flow[7] == {"stopApp": {"appId": "com.example.bistro"}} and len(flow) == 8, flow
      """
    let desk = try export("maestro")
    let outcome = try run([python, "-c", code, "out/flow.yaml"], in: desk)
    #expect(
      outcome.status == .exited(0), "\(outcome.errors)\(desk.folder.text("out/flow.yaml") ?? "")")
  }

  @Test("The test case is Swift")
  func xcuitest() throws {
    let desk = try export("xcuitest")
    let outcome = try Program.run(
      ["-c", "exec \"$(command -v swiftc || echo /usr/bin/swiftc)\" -parse out/*.swift"],
      of: "/bin/bash",
      in: desk.folder.path,
      environment: desk.environment + ["PATH=\(Self.path):/usr/bin:/bin"])
    #expect(outcome.status == .exited(0), "\(outcome.output)\(outcome.errors)")
    let text = desk.folder.text("out/NotificationFlowTests.swift") ?? ""
    #expect(text.contains(#"shown("It's $5 (`hot`) \\ 🍲.").tap()"#), "\(text)")
  }

  private static var path: String {
    getenv("PATH").map { String(cString: $0) } ?? ""
  }

  @Test(
    "A flow without anything that can be said is a flow all the same",
    arguments: ["simctl", "maestro", "detox", "xcuitest"])
  func empty(form: String) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.run("export", "a.scenario", "--as=\(form)", "-o", "out", "--quiet")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let file = try #require(desk.folder.names(in: "out").first)
    #expect(desk.folder.text("out/\(file)")?.contains("a.scenario:1: wake") == true)
  }

  @Test("Without a folder, and over something else, nothing is written")
  func places() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n", "out/mine.txt": "x"])
    let missing = try desk.run("export", "a.scenario", "--as=detox")
    #expect(missing.status == .exited(2) && missing.errors.contains("-o"))
    let taken = try desk.run("export", "a.scenario", "--as=detox", "-o", "out")
    #expect(taken.status == .exited(2) && taken.errors.contains("something else in it"))
    #expect(desk.folder.names(in: "out") == ["mine.txt"])
  }
}
