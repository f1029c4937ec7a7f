import ContextServer
import LanguageServer
import Notifications
import TestSupport
import Testing

@Suite("A phone for assistants")
struct ContextServerTests {
  private static let soup: JSONValue = ["aps": ["alert": ["title": "Ada", "body": "Two soups"]]]

  private func bistro(_ files: [String: String] = [:]) throws -> Assistant {
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
      ("explain", ["what": "bistre"], "Bistro"), ("expect", ["line": "grups 1"], "groups"),
      ("check", ["path": "nothing.apns"], "there is no such file"),
      ("record", ["path": "day.txt"], "ends in .scenario"),
    ] as [(String, JSONValue, String)])
  func mistakes(tool: String, arguments: JSONValue, says: String) throws {
    let refusal = try bistro().refusal(tool, arguments)
    #expect(refusal.contains(says), "\(refusal)")
  }

  @Test(
    "What is longer than any line or path is refused at once", .timeLimit(.minutes(20)),
    arguments: [
      ("act", "line"), ("expect", "line"), ("explain", "what"), ("check", "path"),
      ("record", "path"), ("push", "payload"), ("screen", "screen"),
    ])
  func tooLong(tool: String, name: String) throws {
    let text = JSONValue.string(String(repeating: "x/", count: 1_500_000))
    let app: [JSONValue.Member] = tool == "push" ? [.init("app", "bistro")] : []
    let refusal = try bistro().refusal(tool, .object(app + [.init(name, text)]))
    #expect(refusal.hasPrefix("“\(name)” is longer than"), "\(refusal.prefix(200))")
    #expect(refusal.utf8.count < 200)
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
    #expect(!right.contains("complaints"), "\(right)")
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

  @Test("Where a scenario is opened, a snapshot is compared with the picture that was kept of it")
  func snapshots() throws {
    let files = ["day.scenario": "wake\n", "day.snapshots/evening.txt": "x\n"]
    let assistant = try Assistant(files, scenario: "day.scenario")
    for (name, says) in [("morning", "is missing"), ("evening", "has another size")] {
      let refusal = try assistant.refusal("act", ["line": .string("snapshot \(name)")])
      #expect(refusal.contains("day.snapshots/\(name).txt \(says)"), "\(refusal)")
    }
    // Nothing is drawn here, so that an empty picture is the right one.
    try assistant.folder.write([], to: "day.snapshots/evening.txt")
    #expect(try assistant.use("act", ["line": "snapshot evening"])["isError"]?.bool == false)
  }

  @Test("A tool that there is not is refused with the nearest")
  func unknownTool() throws {
    let assistant = try Assistant()
    #expect(throws: JSONRPCError.invalidParams(#"there is no tool “pussh”; did you mean "push"?"#))
    {
      try assistant.use("pussh")
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

  @Test(
    "Nothing outside of the folder is read or written, by no way that a line has",
    arguments: [
      ("check", "path", "/etc/passwd"), ("check", "path", ".."),
      ("check", "path", "out/secret.apns"),
      ("check", "path", "link.scenario"), ("record", "path", "/tmp/coversheet-out.scenario"),
      ("record", "path", "../out.scenario"), ("record", "path", "out/new.scenario"),
      ("act", "line", "include /etc/hosts"), ("act", "line", "include link.scenario"),
      ("act", "line", "push bistro OUTSIDE/secret.apns"), ("act", "line", "app OUTSIDE/Tea.app"),
      ("act", "line", "push bistro out/secret.apns"),
      ("act", "line", "include reaching.scenario"), ("check", "path", "reaching.scenario"),
      (
        "act", "line",
        #"schedule bistro {"identifier":"a","content":{"attachments":[{"path":"/etc/hosts"}]},"trigger":null}"#
      ),
    ])
  func enclosed(tool: String, key: String, value: String) throws {
    let outside = try ScratchFolder([
      "secret.apns": #"{"aps":{"alert":"Secret"}}"#, "Tea.app/Notifications.json": "{}",
      "steps.scenario": "note secret\n",
    ])
    let assistant = try bistro([
      "reaching.scenario": """
      app {"bundleIdentifier":"a.b","service":{"steps":[{"download":"a","from":"../../etc/hosts"}]}}

      """
    ])
    try assistant.folder.link("out", to: outside.path)
    try assistant.folder.link("link.scenario", to: outside("steps.scenario"))
    let value = value.replacing("OUTSIDE", with: outside.path)
    let result = try assistant.use(tool, .object([.init(key, .string(value))]))
    let text = result["content"]?.array?.first?["text"]?.string ?? ""
    let isTold = result["isError"]?.bool == true || text.contains("leads out")
    #expect(isTold, "\(text)")
    #expect(!text.contains("Secret"))
    #expect(outside.names() == ["Tea.app", "secret.apns", "steps.scenario"])
  }

  @Test(
    "The folder that the names of an app begin in lies inside, and so does what they lead to",
    arguments: [
      ("secret.png", " from=OUTSIDE", "lies outside"),
      ("none.png", " from=OUTSIDE", "lies outside"),
      ("secret.png", " from=out", "lies outside"), ("pic.png", " from=..", "lies outside"),
      ("../../pic.png", " from=deep", "leads out"), ("out/secret.png", "", "leads out"),
      ("OUTSIDE/secret.png", "", "leads out"),
    ])
  func enclosedFolders(name: String, from: String, says: String) throws {
    let outside = try ScratchFolder(["secret.png": "x"])
    let line = Self.downloading(name, from).replacing("OUTSIDE", with: outside.path)
    let assistant = try Assistant(["tea.scenario": line + "\n", "deep/pic.png": "x"])
    try assistant.folder.link("out", to: outside.path)
    for line in [line, "include tea.scenario"] {
      let refusal = try assistant.refusal("act", ["line": .string(line)])
      #expect(refusal.contains(says), "\(line): \(refusal)")
    }
    #expect(try !assistant.text("state").contains("com.example.tea"))
  }

  @Test(
    "The names of an app begin in the folder that was opened, or in one below it",
    arguments: [
      ("deep/pic.png", ""), ("pic.png", " from=deep"), ("../top.png", " from=deep"),
      ("deep/../top.png", " from=."),
    ])
  func foldersInside(name: String, from: String) throws {
    let assistant = try Assistant(["deep/pic.png": "x", "top.png": "x"])
    let told = try assistant.text("act", ["line": .string(Self.downloading(name, from))])
    #expect(!told.contains("there is no file"), "\(told)")
  }

  @Test("V16: of a request, too, the file that it attaches lies inside, links followed")
  func enclosedRequest() throws {
    let outside = try ScratchFolder(["secret.png": "x"])
    let assistant = try bistro()
    try assistant.folder.link("secret.png", to: outside("secret.png"))
    let line =
      #"schedule bistro {"identifier":"a","content":{"attachments":[{"path":"secret.png"}]},"trigger":null}"#
    #expect(try assistant.refusal("act", ["line": .string(line)]).contains("lies outside"))
  }

  @Test("What an app keeps in a payload or in userInfo names no file, whatever it is called")
  func ownData() throws {
    let assistant = try bistro()
    let payload: JSONValue = ["aps": ["alert": "Soup"], "path": "/orders/12", "from": "../kitchen"]
    #expect(try assistant.refusal("push", ["app": "bistro", "payload": payload]) == "")
    let line =
      #"schedule bistro {"identifier":"a","content":{"title":"Soup","userInfo":{"path":"/orders/12"}},"trigger":null}"#
    #expect(try assistant.refusal("act", ["line": .string(line)]) == "")
  }

  // V4: an app whose extension downloads a picture.
  private static func downloading(_ name: String, _ from: String) -> String {
    let steps = #"[{"download":"x","from":"\#(name)","as":"p"},{"set":{"attachments":["p"]}}]"#
    return #"app {"bundleIdentifier":"com.example.tea","service":{"steps":\#(steps)}}"# + from
  }

  @Test("Without a folder only the client's roots are in reach, as it tells them")
  func roots() throws {
    let assistant = try Assistant(["soup.apns": "{}"], isOpened: false)
    _ = try assistant.ask(
      "initialize", ["protocolVersion": "2025-06-18", "capabilities": ["roots": [:]]])
    let path: JSONValue = ["path": .string(assistant.folder("soup.apns"))]
    #expect(try assistant.refusal("check", path).contains("out of reach"))
    let asked = assistant.server.handle([
      .notification(method: "notifications/initialized", params: .null)
    ])
    guard case .request(let id, "roots/list", _)? = asked.first else {
      Issue.record("\(asked)")
      return
    }
    let root: JSONValue = ["uri": .string(DocumentURI(path: assistant.folder.path).text)]
    _ = assistant.server.handle([.answer(id: id, result: ["roots": [root]])])
    #expect(try assistant.text("check", path).contains("findings"))
    #expect(try assistant.text("check", ["path": "soup.apns"]).contains("findings"))
    _ = assistant.server.handle([.answer(id: id, result: ["roots": []])])
    #expect(try assistant.refusal("check", path).contains("out of reach"))
  }
}
