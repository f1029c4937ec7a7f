import Foundation
import JSONRPC
import Notifications
import TestSupport
import Testing

@Suite("What the tools say of themselves")
struct ToolDescriptionTests {
  private static let soup: JSONValue = ["aps": ["alert": ["title": "Ada", "body": "Two soups"]]]

  private func tools(_ assistant: Assistant) throws -> [JSONValue] {
    try assistant.ask("tools/list")["tools"]?.array ?? []
  }

  private func tool(_ name: String, _ assistant: Assistant) throws -> JSONValue {
    try #require(try tools(assistant).first { $0["name"]?.string == name })
  }

  /// The first words of the forms that a description lists behind its introduction.
  private func forms(of name: String, after introduction: String, _ assistant: Assistant) throws
    -> Set<String>
  {
    let text = try tool(name, assistant)["description"]?.string ?? ""
    let list = try #require(text.components(separatedBy: introduction).last)
    return Set(list.components(separatedBy: " · ").map(Self.firstWord))
  }

  /// What stands behind “such as:” in the schema of a line.
  private func examples(of name: String, _ assistant: Assistant) throws -> [String] {
    let line = try tool(name, assistant)[path: "inputSchema", "properties", "line", "description"]
    let text = try #require(line?.string?.components(separatedBy: "such as: ").last)
    return text.components(separatedBy: ";")[0].components(separatedBy: ", ")
  }

  private static func fixture(_ name: String) throws -> String {
    let path = "Fixtures/Scenarios/\(name).scenario"
    return try String(
      contentsOf: URL(filePath: Checkout.path).appending(path: path), encoding: .utf8)
  }

  // Those of JSON over several lines in one.
  private static func lines() throws -> [String] {
    var (lines, isWhole) = ([String](), true)
    for line in try fixture("one-of-everything").split(separator: "\n") {
      if isWhole, line.hasPrefix("#") { continue }
      if isWhole { lines.append(String(line)) } else { lines[lines.count - 1] += " " + line }
      isWhole = lines.last.map { $0.count { $0 == "{" } <= $0.count { $0 == "}" } } ?? true
    }
    return lines
  }

  private static func firstWord(_ text: String) -> String {
    text.split(separator: " ").first.map(String.init) ?? ""
  }

  // A time may stand before it.
  private static func verb(of line: String) -> String {
    let words = line.split(separator: " ")
    let isTimed = words.first?.first.map { $0 == "+" || $0.isNumber } == true
    return words.dropFirst(isTimed ? 1 : 0).first.map(String.init) ?? ""
  }

  @Test("Every line that act names can be said to it, and no line of files alone")
  func everyLine() throws {
    let assistant = try Assistant(["wake-up.scenario": Self.fixture("wake-up")])
    let verbs = try forms(of: "act", after: "Lines: ", assistant)
    var said: Set<String> = []
    for line in try Self.lines() {
      let verb = Self.verb(of: line)
      let tool = line.hasPrefix("expect ") ? "expect" : "act"
      let refusal = try assistant.refusal(tool, ["line": .string(line)])
      let isNamed = verb == "expect" || verbs.contains(verb)
      #expect(refusal.isEmpty == isNamed, "\(line): \(refusal)")
      said.insert(verb)
    }
    #expect(verbs.subtracting(said) == [])
  }

  @Test("Every expectation that expect names is one that it understands")
  func everyExpectation() throws {
    let assistant = try Assistant()
    for subject in try forms(of: "expect", after: "Expectations: ", assistant) {
      let refusal = try assistant.refusal("expect", ["line": .string(subject)])
      #expect(!refusal.contains("there is no expectation"), "\(subject): \(refusal)")
    }
  }

  @Test(
    "A line of files alone is refused with the tool that there is for it",
    arguments: [
      ("snapshot morning", "use the tool screen"), ("+5m snapshot morning", "use the tool screen"),
      ("tag smoke", "a file that is tested"), ("skip \"later\"", "a file that is tested"),
      ("fails \"later\"", "a file that is tested"),
      ("case polish title=a", "a file that is tested"),
    ])
  func filesAlone(line: String, says: String) throws {
    let refusal = try Assistant().refusal("act", ["line": .string(line)])
    #expect(refusal.contains(says), "\(refusal)")
    #expect(!refusal.contains("render"), "there is no such tool")
  }

  @Test("Every example in a schema works, one after the other, and so does every choice")
  func examples() throws {
    let assistant = try Assistant()
    let acts = try examples(of: "act", assistant)
    _ = try assistant.text("act", ["line": .string(acts[0])])
    _ = try assistant.text("push", ["app": "messages", "payload": Self.soup])
    for example in try examples(of: "expect", assistant) {
      for line in [example, "within 5m \(example)"] {
        let answer = try assistant.text("expect", ["line": .string(line)])
        #expect(answer.contains(#""holds": true"#), "\(line): \(answer)")
      }
    }
    for line in acts.dropFirst() + ["+5m wake"] {
      #expect(try assistant.refusal("act", ["line": .string(line)]) == "", "\(line)")
    }
    let path = try tool("screen", assistant)[
      path: "inputSchema", "properties", "screen", "enum"]
    for screen in try #require(path?.array) {
      #expect(try assistant.refusal("screen", ["screen": screen, "size": "80x24"]) == "")
    }
  }

  @Test("A tool that is said to read changes neither the phone nor a file")
  func reading() throws {
    let assistant = try Assistant(["soup.apns": #"{"aps":{"alert":"Soup"}}"#])
    _ = try assistant.text("act", ["line": .string("app \(Assistant.bistro)")])
    _ = try assistant.text("push", ["app": "bistro", "payload": Self.soup, "id": "soup"])
    let calls: [String: JSONValue] = [
      "screen": [:], "state": [:], "explain": ["what": "soup"], "check": ["path": "soup.apns"],
    ]
    let reading = try tools(assistant).filter {
      $0[path: "annotations", "readOnlyHint"]?.bool == true
    }.compactMap { $0["name"]?.string }
    #expect(reading.sorted() == calls.keys.sorted())
    let before = try assistant.text("state")
    for name in reading { _ = try assistant.text(name, calls[name] ?? [:]) }
    #expect(try assistant.text("state") == before)
    #expect(assistant.folder.names() == ["soup.apns"])
  }

  @Test("Who waits for what is expected moves the clock, so expect is not said to read")
  func waiting() throws {
    let assistant = try Assistant()
    let before = try assistant.text("state")
    _ = try assistant.use("expect", ["line": "within 5m groups 1"])
    #expect(try assistant.text("state") != before)
    let hints = try tool("expect", assistant)["annotations"]
    #expect(hints?["readOnlyHint"]?.bool == false)
  }
}
