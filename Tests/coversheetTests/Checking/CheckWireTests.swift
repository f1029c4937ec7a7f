import TestSupport
import TestTraits
import Testing

@Suite("What a check says of pushes and their headers", .waitsOutside)
struct CheckWireTests {
  private func check(_ line: String) throws -> String {
    let app =
      #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat","backgroundModes":["remote-notification"]}"#
    return try CommandLineHarness(["a.scenario": app + "\n" + line + "\n"])
      .run("check", "a.scenario").output
  }

  @Test("Y23, B18: a push type that does not fit the payload is said, one that fits is not")
  func pushType() throws {
    let silent = #"push chat {"aps":{"content-available":1}} priority=5 via=http push-type="#
    #expect(try check(silent + "alert").contains("[Y23]"))
    #expect(try !check(silent + "background").contains("[Y23]"))
    let alert = #"push chat {"aps":{"alert":"Hello"}} priority=5 via=http push-type="#
    #expect(try check(alert + "background").contains("[Y23]"))
    #expect(try !check(alert + "alert").contains("[Y23]"))
  }

  @Test("Y28: a collapse identifier of 65 bytes is said, one of 64 is not")
  func headers() throws {
    func push(_ count: Int) -> String {
      #"push chat {"aps":{"alert":"Hello"}} collapse-id="#
        + String(repeating: "c", count: count)
    }
    #expect(try check(push(65)).contains("[Y28]"))
    #expect(try !check(push(64)).contains("[Y28]"))
  }

  @Test(
    "Y28: an expiration in a file of requests is held against when its line is sent",
    arguments: [
      ("", 1_000_000_000, "the expiration is past"),
      ("", 1_900_000_000, "the expiration is more than 30 days away"),
      (#""at":"2030-03-10T10:00","#, 1_900_000_000, nil),
      (#""at":"2030-03-20T10:00","#, 1_900_000_000, "the expiration is past"),
    ] as [(String, Int, String?)])
  func expiration(time: String, expiration: Int, finding: String?) throws {
    let line =
      #"{"to":"com.example.tea",\#(time)"headers":{"apns-expiration":"\#(expiration)"},"#
      + #""payload":{"aps":{"alert":"Tea"}}}"#
    let output = try CommandLineHarness(["tea.ndjson": line]).run("check", "tea.ndjson").output
    #expect(output.contains("[Y28]") == (finding != nil), "\(output)")
    if let finding { #expect(output.contains("note: \(finding)"), "\(output)") }
  }

  @Test(
    "B15, Y2, Y4, Y22: what no list shows needs no aps, no words and nothing to present; its keys are its app's",
    arguments: [
      ("voip", #"{"handle":"+1"}"#), ("mdm", #"{"mdm":"Magic"}"#), ("location", #"{"aps":{}}"#),
      ("pushtotalk", #"{"aps":{"alert":{}}}"#),
      ("voip", #"{"aps":{"alert":{"caller":"B"},"handle":"b","body":"B","content-available":0}}"#),
      ("voip", #"{"aps":{"alert":"Ring","category":"CALL","mutable-content":1}}"#),
      ("voip", #"{"aps":{"alert":{"loc-key":"CUPS","loc-args":["x"]}}}"#),
      (
        "liveactivity",
        #"{"aps":{"event":"update","relevance-score":75,"alert":{"title":{"loc-key":"K"},"sound":"s"}}}"#
      ),
    ])
  func otherTypes(type: String, payload: String) throws {
    let files = [
      "tea.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","strings":{"en":{"CUPS":"%d"}}}
      push tea \(payload) push-type=\(type) via=http

      """,
      "tea.ndjson":
        #"{"to":"com.example.tea","headers":{"apns-push-type":"\#(type)"},"payload":\#(payload)}"#,
    ]
    for file in files.keys.sorted() {
      let output = try CommandLineHarness(files).run("check", file).output
      #expect(!output.contains("[Y") && !output.contains("[L"), "\(output)")
    }
  }

  @Test("B15, Y24: a call wakes its app without the background mode of silent pushes")
  func calls() throws {
    let lines =
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"# + "\n"
      + #"push tea {"aps":{"content-available":1}} priority=5 via=http push-type="#
    for (type, isTold) in [("background", true), ("voip", false)] {
      let desk = try CommandLineHarness(["a.scenario": lines + type + "\n"])
      let output = try desk.run("check", "a.scenario").output
      #expect(output.contains("[Y24]") == isTold, "\(output)")
    }
  }

  @Test("B15, Y21: a misspelled key of a live activity is told whatever type its push has")
  func activityKeys() throws {
    let line =
      #"{"to":"com.example.tea","headers":{"apns-push-type":"liveactivity"},"#
      + #""payload":{"aps":{"event":"update","contentState":{}}}}"#
    let output = try CommandLineHarness(["tea.ndjson": line]).run("check", "tea.ndjson").output
    #expect(output.contains("nothing reads contentState; write content-state [Y21]"), "\(output)")
  }

  @Test("A file of frames without a byte only surprises", arguments: ["", "# nothing yet\n"])
  func emptyFrames(text: String) throws {
    let outcome = try CommandLineHarness(["a.hex": text]).run("check", "a.hex")
    let warning = "a.hex:1:1: warning: no bytes are in this file; they are written like 02 00 1f"
    #expect(outcome.output == warning + "\n" && outcome.status == .exited(0), "\(outcome.output)")
  }

  @Test("B47: an address of the interface that was turned off is named")
  func retiredAddress() throws {
    let outcome = try CommandLineHarness().run("check", Checkout.path + "/Fixtures/Lint/B47")
    #expect(outcome.output.contains("[B47]"), "\(outcome.output)")
    let clean = try CommandLineHarness().run("check", Checkout.path + "/Fixtures/Lint/Y28")
    #expect(!clean.output.contains("[B47]"), "\(clean.output)")
  }
}
