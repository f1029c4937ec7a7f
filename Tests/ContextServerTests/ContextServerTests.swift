import ContextServer
import JSONRPC
import Notifications
import TestSupport
import Testing

@Suite("A phone for assistants")
struct ContextServerTests {
  private static let soup: JSONValue = ["aps": ["alert": ["title": "Ada", "body": "Two soups"]]]

  func bistro(_ files: [String: String] = [:]) throws -> Assistant {
    let assistant = try Assistant(files)
    _ = try assistant.text("act", ["line": .string("app \(Assistant.bistro)")])
    return assistant
  }

  @Test(
    "It speaks the version that the client asks for, or else its newest",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18"),
      ("", "2025-06-18"),
    ])
  func version(wanted: String, spoken: String) throws {
    let result = try Assistant().ask("initialize", ["protocolVersion": .string(wanted)])
    #expect(result["protocolVersion"]?.string == spoken)
    #expect(result[path: "capabilities", "tools"] == [:])
  }

  @Test("There are the tools of the contract, each with a schema that names what it needs")
  func tools() throws {
    let tools = try Assistant().ask("tools/list")["tools"]?.array ?? []
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "push", "act", "screen", "state", "explain", "expect", "check", "record",
      ])
    for tool in tools {
      let properties = tool[path: "inputSchema", "properties"]
      for name in tool[path: "inputSchema", "required"]?.array ?? [] {
        #expect(properties?[name.string ?? ""] != nil, "\(tool)")
      }
      #expect(tool["description"]?.string?.isEmpty == false)
    }
  }

  @Test("A push is shown, known, explained and expected")
  func story() throws {
    let assistant = try bistro()
    let facts = try assistant.use(
      "push", ["app": "bistro", "payload": Self.soup, "id": "soup"])["structuredContent"]
    #expect(facts?["facts"]?.array?.contains { $0["fact"]?.string == "listed" } == true)
    #expect(try assistant.text("screen").contains("Two soups"))
    #expect(try assistant.text("screen", ["screen": "home", "size": "60x20"]).contains("Bistro"))
    #expect(try assistant.text("state").contains(#""name": "soup""#))
    #expect(try assistant.text("explain", ["what": "soup"]).contains("verdict"))
    let holds = try assistant.use("expect", ["line": "notification soup title Ada"])
    #expect(holds["structuredContent"] == ["holds": true])
    let fails = try assistant.use("expect", ["line": "expect notification soup title Ben"])
    #expect(fails[path: "structuredContent", "holds"]?.bool == false)
    #expect(fails[path: "structuredContent", "expected"]?.string == "\"Ben\"")
    #expect(fails[path: "structuredContent", "actual"]?.string == "\"Ada\"")
  }

  @Test(
    "A mistake is an error of the tool, with the nearest name",
    arguments: [
      ("act", ["line": "wkae"], #"did you mean "wake"?"#),
      ("push", ["app": "bistre", "payload": soup], "bistro"),
      ("push", ["app": "bistro"], "lacks “payload”"),
      ("push", ["app": "bistro", "payload": 3], "“payload” has to be an object or a string"),
      ("push", ["app": 3, "payload": soup], "“app” has to be a string"),
      ("push", ["ap": "bistro", "payload": soup], #"did you mean "app"?"#),
      ("screen", ["screen": "lock-scren"], #"did you mean "lock-screen"?"#),
      ("screen", ["size": "big"], "is no size; write columns and rows"),
      ("screen", ["size": "9x9"], "“9x9” is too small; a screen needs 40x12"),
      ("explain", ["what": "bistre"], "bistro"),
      ("explain", ["what": "bistro\nclear-all"], "is no notification, request, group or app"),
      ("expect", ["line": "grups 1"], "groups"),
      ("check", ["path": "nothing.apns"], "there is no such file"),
      ("check", ["path": ""], "“path” is empty"),
      ("record", ["path": "day.txt"], "ends in .scenario"),
    ] as [(String, JSONValue, String)])
  func mistakes(tool: String, arguments: JSONValue, says: String) throws {
    let refusal = try bistro().refusal(tool, arguments)
    #expect(refusal.contains(says), "\(refusal)")
  }

  @Test("§1: a path that is given from the folder on is printed so, and so is what is suggested")
  func ownPaths() throws {
    let assistant = try Assistant(["w/soup.apns": #"{"aps":{"alert":"x","bagde":1}}"#])
    for path in ["w/soup.apns", "w"] {
      let found = try assistant.text("check", ["path": .string(path)])
      #expect(found.contains("\"w/soup.apns\""), "\(found)")
      #expect(!found.contains(assistant.folder.path), "\(found)")
    }
    let whole = assistant.folder("w/soup.apns")
    #expect(try assistant.text("check", ["path": .string(whole)]).contains("\"\(whole)\""))
    let refusal = try assistant.refusal("check", ["path": "w/sop.apns"])
    #expect(refusal.contains("\"w/soup.apns\""), "\(refusal)")
  }

  @Test("Null is what was left out, of a call as of its arguments")
  func null() throws {
    let assistant = try bistro()
    let arguments: JSONValue = ["app": "bistro", "payload": Self.soup, "id": nil]
    #expect(try assistant.text("push", arguments).contains("listed"))
    #expect(try assistant.text("screen", ["screen": nil, "size": nil]).contains("Two soups"))
    #expect(try assistant.use("state", nil)["isError"]?.bool == false)
    #expect(try assistant.refusal("act", ["line": nil]).contains("lacks “line”"))
    let capabilities: JSONValue = ["capabilities": ["roots": nil]]
    _ = try assistant.ask("initialize", capabilities)
    let initialized = JSONRPCMessage.notification(method: "notifications/initialized", params: nil)
    #expect(assistant.server.handle([initialized]).isEmpty)
  }

  @Test(
    "What is longer than any line or path is refused at once", .timeLimit(.minutes(20)),
    arguments: [
      ("act", "line", 1 << 20), ("expect", "line", 1 << 20), ("explain", "what", 1 << 20),
      ("check", "path", 4096), ("record", "path", 4096), ("push", "payload", 1 << 20),
      ("screen", "screen", 1 << 20),
    ])
  func tooLong(tool: String, name: String, most: Int) throws {
    let text = JSONValue.string(String(repeating: "/", count: most + 1))
    let app: [JSONValue.Member] = tool == "push" ? [.init("app", "bistro")] : []
    let refusal = try bistro().refusal(tool, .object(app + [.init(name, text)]))
    #expect(refusal.hasPrefix("“\(name)” is longer than \(most) bytes"), "\(refusal.prefix(200))")
    #expect(refusal.utf8.count < 200)
  }

  @Test("SECURITY.md has the limits of what an assistant says")
  func limits() throws {
    #expect(try SecurityPage.most(of: "a message to `mcp`") == LineFraming.byteLimit.inBytes)
    let text = try SecurityPage.most(of: "a text that a tool of `mcp` is given")
    #expect(text == "\((1 << 20).inBytes), a path \(4096.inBytes)")
  }

  @Test("What a push will not do that its author means is said with its facts")
  func complaints() throws {
    let assistant = try Assistant()
    let told = try assistant.text(
      "push",
      ["app": "com.example.tea", "payload": ["aps": ["alrt": "x", "alert": "y"]], "id": "a"])
    #expect(told.contains("nothing reads alrt"), "\(told)")
    let right = try assistant.text(
      "push", ["app": "com.example.tea", "payload": ["aps": ["alert": "y"]], "id": "b"])
    for name in ["diagnostics", "complaints"] {
      #expect(told.contains(#""\#(name)": ["#) && !right.contains(name), "\(told) \(right)")
    }
  }

  @Test("Where a text differs is told by the name that reports of tests have for it, and the old")
  func difference() throws {
    let assistant = try bistro()
    _ = try assistant.text("push", ["app": "bistro", "payload": Self.soup, "id": "soup"])
    let fails = try assistant.use("expect", ["line": "notification soup body \"Two soaps\""])
    let answer = try #require(fails["structuredContent"])
    #expect(answer["firstDifference"]?.string?.isEmpty == false, "\(answer)")
    #expect(answer["firstDifference"] == answer["difference"])
  }

  @Test("What a line did before and behind its mistakes is told with all of them")
  func partlyDone() throws {
    let slips = "push bistro {\"aps\":{\"alert\":\"One\"}}\nlaunch nobody\nlaunch nobody2\n"
    let assistant = try bistro(["slips.scenario": slips])
    let result = try assistant.use("act", ["line": "include slips.scenario"])
    #expect(result["isError"]?.bool == true, "\(result)")
    let texts = result["content"]?.array?.compactMap { $0["text"]?.string } ?? []
    #expect(texts.count == 2 && texts.last?.contains("received") == true, "\(texts)")
    #expect(texts.last?.contains("nobody2") == true, "\(texts)")
  }

  @Test("A path in a line that is longer than any is refused at once", .timeLimit(.minutes(20)))
  func longPath() throws {
    let path = String(repeating: "x/", count: 400_000)
    for line in ["include \(path)a.scenario", "app \(path)", "include ../\(path)a.scenario"] {
      #expect(try !bistro().refusal("act", ["line": .string(line)]).isEmpty)
    }
  }

  @Test(
    "What is no line of a scenario names the tools that there are for it",
    arguments: ["state", "render lock-screen", "explain bistro", "subscribe"])
  func otherTools(line: String) throws {
    let refusal = try bistro().refusal("act", ["line": .string(line)])
    #expect(refusal.contains("use the tools screen, state and explain"), "\(refusal)")
  }

  @Test("A snapshot is refused with the tool for it, also behind a scenario with pictures")
  func snapshots() throws {
    let files = [
      "day.scenario": "wake\n", "day.snapshots/evening.txt": "x\n",
      "steps.scenario": "snapshot evening\n",
    ]
    for scenario in ["day.scenario", nil] {
      let assistant = try Assistant(files, scenario: scenario)
      for name in ["morning", "evening"] {
        let refusal = try assistant.refusal("act", ["line": .string("snapshot \(name)")])
        #expect(refusal.contains("use the tool screen"), "\(refusal)")
      }
      let included = try assistant.use("act", ["line": "include steps.scenario"])
      #expect(included["isError"]?.bool == false, "\(included)")
    }
  }

  @Test("A tool that there is not is refused with the nearest")
  func unknownTool() throws {
    let assistant = try Assistant()
    #expect(throws: JSONRPCError.invalidParams(#"there is no tool “pussh”; did you mean "push"?"#))
    {
      try assistant.use("pussh")
    }
    for (params, words) in [
      ([:], "name is missing"), (["name": nil], "name is missing"),
      (["name": 5], "name has to be a string"),
    ] as [(JSONValue, String)] {
      #expect(throws: JSONRPCError.invalidParams(words)) {
        try assistant.ask("tools/call", params)
      }
    }
    #expect(throws: JSONRPCError.unknownMethod("prompts/list")) {
      try assistant.ask("prompts/list")
    }
    #expect(try assistant.ask("ping") == [:])
  }

  @Test(
    "One line is done at a time, and what is wrong with more is said before anything is done",
    arguments: [
      ("act", ["line": "wake\nlaunch bistro"], "one at a time"),
      ("expect", ["line": "badge bistro none\nlaunch bistro"], "one thing at a time"),
      ("expect", ["line": "badge bistro none\nlanch bistro"], "one thing at a time"),
      ("push", ["app": "bistro", "payload": "{\"aps\":{}}\nuninstall bistro"], "one JSON value"),
      ("push", ["app": "bistro", "payload": "{\"aps\":{}} id=x"], "one JSON value"),
      ("screen", ["size": "40x20 svg"], "is no size"),
    ] as [(String, JSONValue, String)])
  func oneAtATime(tool: String, arguments: JSONValue, says: String) throws {
    let assistant = try bistro()
    let before = try assistant.text("state")
    #expect(try assistant.refusal(tool, arguments).contains(says))
    #expect(try assistant.text("state") == before)
  }

  @Test("An expectation may begin with its verb, however far from the edge")
  func expectWord() throws {
    for line in ["expect\tbadge bistro none", "  expect badge bistro none", "badge bistro none"] {
      let holds = try bistro().use("expect", ["line": .string(line)])["structuredContent"]
      #expect(holds == ["holds": true], "\(line)")
    }
  }

  @Test("What breaks a line of text and none of a scenario may be expected, as it may be said")
  func otherBreaks() throws {
    let assistant = try bistro()
    let push = "push bistro {\"aps\":{\"alert\":\"two\u{2028}soups\"}} id=x"
    #expect(try assistant.text("act", ["line": .string(push)]).contains("listed"))
    let line = "notification x body \"two\u{2028}soups\""
    for line in [line, "expect \(line)", line + "\n"] {
      let holds = try assistant.use("expect", ["line": .string(line)])["structuredContent"]
      #expect(holds == ["holds": true], "\(line)")
    }
  }

  @Test("A payload and an app of the folder are read, a mistake in them is found")
  func files() throws {
    let assistant = try bistro([
      "soup.apns": #"{"aps":{"alert":"Soup","mutable-content":true}}"#,
      "steps.scenario": "wake\n",
    ])
    _ = try assistant.text("push", ["app": "bistro", "payload": "soup.apns"])
    _ = try assistant.text("act", ["line": "include steps.scenario"])
    #expect(try assistant.text("check", ["path": "soup.apns"]).contains("Y25"))
  }
}
