import ContextServer
import Notifications
import TestSupport
import Testing

@Suite("What assistants record")
struct RecordToolTests {
  private static let soup: JSONValue = ["aps": ["alert": ["title": "Ada", "body": "Two soups"]]]

  private func bistro(_ files: [String: String] = [:]) throws -> Assistant {
    let assistant = try Assistant(files)
    _ = try assistant.text("act", ["line": .string("app \(Assistant.bistro)")])
    return assistant
  }

  @Test("What was done is written as a scenario that can be played again")
  func record() throws {
    let assistant = try bistro()
    _ = try assistant.text("push", ["app": "bistro", "payload": Self.soup])
    _ = try assistant.text("record", ["path": "made/day.scenario"])
    let text = try #require(assistant.folder.text("made/day.scenario"))
    #expect(text.contains("push com.example.bistro"))
    #expect(try assistant.refusal("record", ["path": "made/day.scenario"]).contains("already"))
    let found = try assistant.text("check", ["path": "made/day.scenario"])
    #expect(!found.contains("error"))
  }

  @Test("A recording is named .scenario in all that the system reads of its name")
  func zeroByte() throws {
    let assistant = try bistro()
    let refusal = try assistant.refusal("record", ["path": ".envrc\0.scenario"])
    #expect(refusal.contains("write a name that ends in .scenario"), "\(refusal)")
    #expect(assistant.folder.text(".envrc") == nil)
  }

  @Test("A recording takes no other file’s place beside it, and then nothing of it is written")
  func otherPayload() throws {
    let assistant = try bistro(["day.payloads/2.apns": "precious"])
    for _ in 1...2 {
      let push = #"push bistro {"aps":{"alert":"Soup"}} via=http"#
      _ = try assistant.text("act", ["line": .string(push)])
    }
    let refusal = try assistant.refusal("record", ["path": "day.scenario"])
    #expect(refusal.contains("day.payloads/2.apns: there is another file already"), "\(refusal)")
    #expect(assistant.folder.text("day.payloads/2.apns") == "precious")
    #expect(assistant.folder.text("day.payloads/1.apns") == nil)
    #expect(assistant.folder.text("day.scenario") == nil)
  }

  @Test("A recording lacks the pictures that the screen was not, and has each that it was once")
  func recordedPictures() throws {
    let assistant = try Assistant(
      ["day.scenario": "wake\nsnapshot evening\n", "day.snapshots/evening.txt": "x\n"],
      scenario: "day.scenario")
    _ = try assistant.use("act", ["line": "snapshot evening"])
    let told = try assistant.use("record", ["path": "later.scenario"])["structuredContent"]
    let leftOut = told?["leftOut"]?.array?.compactMap(\.string) ?? []
    #expect(leftOut.contains("snapshot evening"), "\(leftOut)")
    #expect(assistant.folder.text("later.scenario")?.contains("snapshot") == false)
  }

  @Test("What a recording lacks is told as it was asked")
  func leftOutAsAsked() throws {
    let assistant = try bistro()
    _ = try assistant.use("expect", ["line": "within 5m badge bistro 3"])
    let told = try assistant.use("record", ["path": "day.scenario"])["structuredContent"]
    #expect(told?["leftOut"] == ["expect within 5m badge bistro 3"])
  }

  @Test("A recording holds the expectations that held, and the answer lists those that it lacks")
  func recordedExpectations() throws {
    let assistant = try bistro()
    _ = try assistant.text("push", ["app": "bistro", "payload": Self.soup, "id": "soup"])
    for name in ["Ada", "Ben"] {
      _ = try assistant.text("expect", ["line": .string("notification soup title \(name)")])
    }
    _ = try assistant.text("act", ["line": "clear soup"])
    _ = try assistant.text("expect", ["line": "groups 0"])
    let told = try assistant.use("record", ["path": "day.scenario"])["structuredContent"]
    let leftOut = told?["leftOut"]?.array?.compactMap(\.string) ?? []
    #expect(leftOut.count == 1 && leftOut[0].contains("Ben"), "\(leftOut)")
    let text = try #require(assistant.folder.text("day.scenario"))
    let expected = text.split(separator: "\n").filter { $0.hasPrefix("expect ") }
    #expect(expected.count == 2 && expected[0].contains("Ada"), "\(expected)")
    _ = try assistant.text("act", ["line": "undo"])
    let later = try assistant.text("record", ["path": "later.scenario"])
    #expect(later.contains("expect groups 0"), "what went with an act is said, too: \(later)")
  }
}
