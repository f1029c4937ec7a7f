import ContextServer
import Files
import JSONRPC
import Notifications
import TestSupport
import Testing

// What an assistant may read and write: the folder that was opened, and what its names lead to.
extension ContextServerTests {
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
    "What a line names out of reach is told to be so, whether or not it is there",
    arguments: [
      ("include /etc/passwd", true), ("include /etc/nope.scenario", true),
      ("push bistro ../nope.apns", true), ("app /nope/Tea.app", true),
      ("include nope.scenario", false), ("push bistro deep/nope.apns", false),
    ])
  func outOfReach(line: String, isOutside: Bool) throws {
    let refusal = try bistro(["deep/a.apns": "{}"]).refusal("act", ["line": .string(line)])
    let says = isOutside ? "this file lies outside of what may be read" : "there is no file"
    #expect(refusal.contains(says), "\(refusal)")
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

  // V4: an app whose extension downloads a picture.
  private static func downloading(_ name: String, _ from: String) -> String {
    let steps = #"[{"download":"x","from":"\#(name)","as":"p"},{"set":{"attachments":["p"]}}]"#
    return #"app {"bundleIdentifier":"com.example.tea","service":{"steps":\#(steps)}}"# + from
  }
}
