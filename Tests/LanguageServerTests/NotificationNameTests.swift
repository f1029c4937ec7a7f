import JSONRPC
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

  @Test("A name beyond ASCII behind its app in a list leaves the app and the others as they are")
  func renameInList() throws {
    let day = """
      app {"bundleIdentifier":"com.example.tea"}
      push tea {"aps":{"alert":"hi"}} id=über1
      expect summary none featured=two,tea:über1

      """
    let client = try EditorClient(["day.scenario": day])
    client.open("day.scenario")
    let result = try client.ask(
      "textDocument/rename", client.at("day.scenario", 1, 37, .init("newName", "unter")))
    let edited = client.edited(day, result["changes"]?[client.uri("day.scenario")])
    #expect(edited == day.replacing("über1", with: "unter"))
  }

  @Test("A name behind its app leads to where it is given, and is found with the others")
  func places() throws {
    let client = try client()
    let place = client.at("day.scenario", 5, 26)
    let lines = { (method: String) in
      try client.ask(method, place).array?.map { $0[path: "range", "start", "line"]?.integer }
    }
    #expect(try lines("textDocument/definition") == [3])
    #expect(try lines("textDocument/references") == [3, 5, 6, 7, 8])
    let part = try client.ask("textDocument/prepareRename", place)
    #expect(part["placeholder"]?.string == "one")
    #expect(part[path: "range", "start", "line"]?.integer == 5)
    #expect(part[path: "range", "start", "character"]?.integer == 24)
    #expect(part[path: "range", "end", "character"]?.integer == 27)
  }

  @Test(
    "A name that would mean another notification, or none, is refused, and it is said why",
    arguments: [
      ("two", #""two" is a name already, in day.scenario"#),
      ("later", #""later" is a name already, in day.scenario"#),
      ("same", #""same" is a name already, in day.scenario"#),
      ("n1", #""n1" is what a push without a name is called by its number"#),
      ("n20", #""n20" is what a push without a name is called by its number"#),
      ("", "the new name is empty"),
      (
        "a,b",
        #""a,b" would be several names in a list in day.scenario; write one without a comma"#
      ),
    ])
  func refused(name: String, why: String) {
    #expect(throws: JSONRPCError.invalidParams(why)) { try renamed(3, 36, name) }
  }

  @Test(
    "A name that no push is called by its number is free",
    arguments: ["n", "n1a", "n0", "n01", "n99999999999999999999"])
  func free(name: String) throws {
    #expect(try renamed(3, 36, name).contains("id=\(name)\n"))
  }
}
