import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Names that cases fill in, in an editor")
struct CaseNameTests {
  private static let filled = """
    case a id=ship
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"m"}} id={id}
    expect delivered {id}
    expect delivered ship

    """
  private static let chosen = """
    case a which=ship
    case b which=boat
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"m"}} id=ship
    push tea {"aps":{"alert":"m"}} id=boat
    push tea {"aps":{"alert":"m"}} id=late
    expect delivered tea:{which}
    expect delivered late

    """

  private func client(_ text: String) throws -> EditorClient {
    let client = try EditorClient(["day.scenario": text])
    client.open("day.scenario")
    return client
  }

  // About the last letter of a line, where a name ends.
  private func ask(
    _ method: String, _ text: String, _ line: Int, _ more: JSONValue.Member...
  ) throws -> JSONValue {
    let client = try client(text)
    let row = text.split(separator: "\n")[line].utf16.count
    guard case .object(let members) = client.at("day.scenario", line, row - 1) else {
      return .null
    }
    return try client.ask("textDocument/" + method, .object(members + more))
  }

  private func rows(_ places: JSONValue) -> [Int64?]? {
    places.array?.map { $0[path: "range", "start", "line"]?.integer }
  }

  @Test("A name is found where a case fills it in, and from there where it is written out")
  func places() throws {
    for line in 2...4 {
      #expect(rows(try ask("references", Self.filled, line)) == [2, 3, 4], "line \(line)")
      #expect(rows(try ask("definition", Self.filled, line)) == [2], "line \(line)")
    }
    #expect(rows(try ask("references", Self.chosen, 3)) == [3, 6])
    #expect(rows(try ask("references", Self.chosen, 6)) == [3, 4, 6])
    #expect(rows(try ask("definition", Self.chosen, 6)) == [3])
    #expect(rows(try ask("references", Self.filled, 0)) == [], "the case gives a text")
  }

  @Test("A name that a case fills in is not renamed, and it is said what to change")
  func refused() throws {
    let why = JSONRPCError.invalidParams(
      "a case fills in this name; change what it gives, and the name where it is written out")
    for line in 2...4 {
      #expect(throws: why) { try ask("rename", Self.filled, line, .init("newName", "z")) }
      #expect(throws: why) { try ask("prepareRename", Self.filled, line) }
    }
    #expect(throws: why) { try ask("rename", Self.chosen, 3, .init("newName", "z")) }
    #expect(throws: JSONRPCError.invalidParams("\"boat\" is a name already, in day.scenario")) {
      try ask("rename", Self.chosen, 5, .init("newName", "boat"))
    }
  }

  @Test("A name beside those that cases fill in is renamed as ever")
  func renamed() throws {
    let client = try client(Self.chosen)
    let result = try ask("rename", Self.chosen, 7, .init("newName", "last"))
    let (uri, changes) = try #require(changes(of: result).first)
    #expect(uri.hasSuffix("/day.scenario"))
    #expect(client.edited(Self.chosen, changes) == Self.chosen.replacing("late", with: "last"))
  }

  private func changes(of result: JSONValue) -> [(String, JSONValue)] {
    guard case .object(let changes)? = result["changes"] else { return [] }
    return changes.map { ($0.key, $0.value) }
  }

  @Test("A word that two keys make is one name")
  func joined() throws {
    let text = """
      case a x=ship y=1
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"m"}} id={x}{y}
      expect delivered ship1

      """
    #expect(rows(try ask("references", text, 3)) == [2, 3])
    #expect(rows(try ask("references", text, 2)) == [2, 3])
  }
}
