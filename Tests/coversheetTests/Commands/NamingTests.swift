import TestSupport
import TestTraits
import Testing

@Suite("Notifications by their words", .waitsOutside)
struct NamingTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": """
      app {"bundleIdentifier": "com.example.messages", "displayName": "Messages"}
      push messages {"aps": {"alert": {"title": "Fire alarm", "body": "Kitchen"}, "thread-id": "anna"}}
      push messages {"aps": {"alert": "Fire drill\\u001b[31m is over", "badge": 3}} id=drill
      push messages {"aps": {"alert": "\(String(repeating: "long ", count: 20))"}}

      """
    ])
  }

  @Test("‘run’ says the words beside the name, cut where they are long")
  func run() throws {
    let output = try desk().run("run", "a.scenario").output
    #expect(output.contains(" listed n1 “Fire alarm” — "), "\(output)")
    #expect(output.contains(" drill “Fire drill␛[31m is over” — "), "\(output)")
    #expect(output.contains("n3 “\(String(repeating: "long ", count: 7))long⋯”"), "\(output)")
  }

  @Test("‘run --quiet’ says errors only; facts as JSON are asked for")
  func quiet() throws {
    let desk = try desk()
    let outcome = try desk.run("run", "--quiet", "a.scenario")
    #expect(outcome.output == "" && outcome.errors == "", "\(outcome)")
    #expect(try desk.run("run", "--quiet", "--json", "a.scenario").output.contains("\"fact\":"))
  }

  @Test(
    "‘explain’ finds by words, without case, whole or in part",
    arguments: ["Fire alarm", "fire ALARM", "kitchen", "alarm"])
  func explain(words: String) throws {
    let desk = try desk()
    let outcome = try desk.run("explain", "a.scenario", words)
    #expect(
      outcome.output == (try desk.run("explain", "a.scenario", "n1").output), "\(outcome.errors)")
  }

  @Test(
    "What several say, and what names nothing, is said with what to write",
    arguments: [
      ("Fire", "“Fire” is said by n1, drill; write which"),
      ("ana", "“ana” is no notification, request, group or app"),
      (
        "com.exampel.messages",
        "“com.exampel.messages” is no notification, request, group or app; "
          + "did you mean \"com.example.messages\"?"
      ),
    ])
  func ambiguous(words: String, message: String) throws {
    let outcome = try desk().run("explain", "a.scenario", words)
    #expect(outcome.errors.hasPrefix("coversheet: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .exited(2))
  }

  @Test("What several say is listed once each, with its app where two share a name")
  func sayers() throws {
    func line(_ app: String, _ name: String) -> String {
      #"push \#(app) {"aps": {"alert": "Your order"}} collapse-id=\#(name)"# + "\n"
    }
    let apps = ["messages", "bistro"].map { #"app {"bundleIdentifier": "com.example.\#($0)"}"# }
    let desk = try CommandLineHarness([
      "many.scenario": apps.joined(separator: "\n") + "\n" + line("messages", "order-2")
        + String(repeating: line("messages", "order-1"), count: 6),
      "shared.scenario": apps.joined(separator: "\n") + "\n" + line("messages", "x")
        + line("bistro", "x"),
    ])
    func errors(_ name: String, _ words: String) throws -> String {
      try desk.run("explain", "\(name).scenario", words).errors
    }
    let many = try errors("many", "your order")
    #expect(many.contains("“your order” is said by order-2, order-1; write which"), "\(many)")
    let shared = try errors("shared", "your order")
    #expect(
      shared.contains("“your order” is said by messages:x, bistro:x; write which"), "\(shared)")
    #expect(try errors("shared", "messages:x") == "")
  }

  @Test("P19: a group that is gone is not denied, and names its newest notification")
  func goneGroup() throws {
    let desk = try desk()
    let scenario = (desk.folder.text("a.scenario") ?? "") + "set-badge messages 0\n"
    try desk.folder.write(Array(scenario.utf8), to: "a.scenario")
    let words = "the group “messages/anna” is in the list no more; ask for its newest, n1"
    for name in ["messages/anna", "com.example.messages/anna"] {
      let outcome = try desk.run("explain", "a.scenario", name)
      #expect(outcome.errors.contains(words.replacing("messages/anna", with: name)), "\(outcome)")
    }
    #expect(try desk.run("explain", "a.scenario", "messages/bob").errors.contains("is no notif"))
  }

  @Test("P19: a group that never was in the list is not said to be there no more")
  func groupNeverListed() throws {
    let app = #"app {"bundleIdentifier":"com.example.bistro"}"#
    let push = #"push bistro {"aps":{"alert":"One","thread-id":"t"}} id=soup"#
    let summary = "summary on times=12:00 apps=bistro\n\(push)\n"
    let desk = try CommandLineHarness([
      "denied.scenario": "\(app) state=fresh\n\(push)\n",
      "held.scenario": "device os=16\n\(app)\n\(summary)",
      "came.scenario": "device os=16\n\(app)\n\(summary)at 12:00\n",
    ])
    for name in ["denied", "held", "came"] {
      let errors = try desk.run("explain", "\(name).scenario", "bistro/t").errors
      let words = "the group “bistro/t” is not in the list; ask for its newest, soup"
      #expect(errors.contains(words), "\(name): \(errors)")
    }
  }

  @Test("G1, G8: where threads make no groups, a thread that is in the list is not called gone")
  func ungroupedThread() throws {
    let push = #"push bistro {"aps":{"alert":"One","thread-id":"t1"}}"#
    let app = #"app {"bundleIdentifier":"com.example.bistro"}"#
    let desk = try CommandLineHarness([
      "old.scenario": "device os=11\n\(app)\n\(push)\n\(push)\n",
      "off.scenario": "\(app)\nsetting bistro grouping=off\n\(push)\n\(push)\n",
    ])
    let old = try desk.run("explain", "old.scenario", "bistro/t1").errors
    #expect(old.contains("before iOS 12 nothing is grouped; name a notification"), "\(old)")
    let off = try desk.run("explain", "off.scenario", "bistro/t1").errors
    #expect(off.contains("grouping of bistro is off; name a notification"), "\(off)")
  }

  @Test("B2: of the pushes of one collapse id the one that waits is explained")
  func waitingPush() throws {
    let desk = try CommandLineHarness([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.bistro"}
      network off
      push bistro {"aps":{"alert":"One"}} collapse-id=table
      push bistro {"aps":{"alert":"Two"}} collapse-id=table
      """
    ])
    let outcome = try desk.run("explain", "a.scenario", "table")
    #expect(outcome.output.contains("It waits at the push service"), "\(outcome)")
  }

  @Test("What comes behind --at or --line is said to come later, with when")
  func later() throws {
    let desk = try CommandLineHarness([
      "a.scenario": """
      app {"bundleIdentifier": "com.example.messages"}
      push messages {"aps": {"alert": "One"}} id=p1
      +3s push messages {"aps": {"alert": "Two", "thread-id": "t"}} id=p2

      """
    ])
    for stop in [["--line", "3"], ["--at", "09:41:02"]] {
      for name in ["p2", "messages/t", "Two"] {
        let outcome = try desk.run(["explain", "a.scenario", name] + stop)
        #expect(
          outcome.errors.hasPrefix(
            "coversheet: “\(name)” comes later, at 2018-06-04T09:41:03; write a later --at or --line"
          ),
          "\(outcome)")
        #expect(outcome.status == .exited(2))
      }
      let never = try desk.run(["explain", "a.scenario", "p3"] + stop).errors
      #expect(never.contains("did you mean"), "\(never)")
    }
  }

  @Test("Texts that name what to write", arguments: texts)
  func says(line: String, said: String) throws {
    let desk = try desk()
    let scenario = (desk.folder.text("a.scenario") ?? "") + line + "\n"
    try desk.folder.write(Array(scenario.utf8), to: "a.scenario")
    let errors = try desk.run("run", "a.scenario").errors
    #expect(errors.contains(said), "\(errors)")
  }

  static let texts = [
    (
      "expect notification n1 body Kit",
      "at character 4: the expected text ends here, \"c\" found"
    ),
    (
      "expect notification n1 body Kitchens",
      "at character 8: \"s\" expected, the text found ends here"
    ),
    ("expand anna", "unknown app \"anna\"; did you mean \"messages/anna\"?"),
    ("expect badge messages 5", "  rules     "),
    ("expect badge messages 5", "  see       coversheet explain a.scenario messages --line "),
    (
      "push messages [1]",
      "an object with \"aps\" is needed, such as {\"aps\":{\"alert\":\"Hello\"}}"
    ),
  ]
}
