import LanguageServer
import Notifications
import Testing

@Suite("Names of notifications in an editor")
struct NotificationNameTests {
  private static let day = """
    device os=15
    app {"bundleIdentifier":"com.example.tea"}
    summary on times=18:00 apps=tea
    push tea {"aps":{"alert":"hi"}} id=one
    push tea {"aps":{"alert":"hi"}} id=two
    expect notification tea:one absent
    expect delivered "tea":"one" count=1
    expect summary none featured=two,one
    remove tea delivered one
    remove tea pending one
    schedule tea {"identifier":"later","content":{"body":"one"}}
    push tea {"aps":{"alert":"one"}} collapse-id=same

    """

  private func client() throws -> EditorClient {
    let client = try EditorClient(["day.scenario": Self.day])
    client.open("day.scenario")
    return client
  }

  private func renamed(_ line: Int, _ unit: Int, _ name: String) throws -> String {
    let client = try client()
    let result = try client.ask(
      "textDocument/rename",
      client.at("day.scenario", line, unit, .init("newName", .string(name))))
    return client.edited(Self.day, result["changes"]?[client.uri("day.scenario")])
  }

  @Test("A name behind its app, in a list and among what is taken back gets the new name, too")
  func rename() throws {
    let wanted = Self.day.replacing("id=one", with: "id=uno")
      .replacing("tea:one", with: "tea:uno").replacing("\"tea\":\"one\"", with: "\"tea\":uno")
      .replacing("two,one", with: "two,uno").replacing("delivered one", with: "delivered uno")
    #expect(try renamed(3, 36, "uno") == wanted)
    #expect(try renamed(5, 26, "uno") == wanted, "from APP:ID")
    #expect(try renamed(7, 34, "uno") == wanted, "from a list")
    #expect(try renamed(3, 36, "a b").contains(#"featured="two,a b""#))
    #expect(try renamed(3, 36, "a b").contains(#"notification tea:"a b" absent"#))
  }

  @Test("A name behind its app leads to where it is given, and is found with the others")
  func places() throws {
    let client = try client()
    let place = client.at("day.scenario", 5, 26)
    let found = try client.ask("textDocument/definition", place).array
    #expect(found?.first?[path: "range", "start", "line"]?.integer == 3)
    #expect(try client.ask("textDocument/references", place).array?.count == 5)
    let part = try client.ask("textDocument/prepareRename", place)
    #expect(part["placeholder"]?.string == "one")
    #expect(part[path: "range", "start", "character"]?.integer == 24)
    #expect(part[path: "range", "end", "character"]?.integer == 27)
  }

  @Test(
    "A name that would mean another notification is refused",
    arguments: ["two", "later", "same", "n1", "n20", ""])
  func refused(name: String) throws {
    #expect(throws: JSONRPCError.self) { try renamed(3, 36, name) }
  }

  @Test("A name that only begins like one of a push without a name is free")
  func free() throws {
    #expect(try renamed(3, 36, "n").contains("id=n\n"))
    #expect(try renamed(3, 36, "n1a").contains("id=n1a\n"))
  }
}
