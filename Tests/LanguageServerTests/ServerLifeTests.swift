import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("A language server from its beginning to its end")
struct ServerLifeTests {
  @Test(
    "Nothing is answered before initialize, twice or after shutdown; exit ends it well only then")
  func order() throws {
    let client = try EditorClient(begins: false)
    #expect(throws: JSONRPCError.notInitialized) { try client.ask("shutdown", .null) }
    _ = try client.ask("initialize", ["capabilities": [:]])
    #expect(throws: JSONRPCError.self) { try client.ask("initialize", ["capabilities": [:]]) }
    #expect(try client.ask("shutdown", .null) == .null)
    #expect(throws: JSONRPCError.self) { try client.ask("textDocument/hover", [:]) }
    client.tell("exit", .null)
    #expect(client.server.hasEnded)
    #expect(client.server.endedWell)
  }

  @Test("A client that goes without shutdown did not end it well")
  func abrupt() throws {
    let client = try EditorClient()
    client.tell("exit", .null)
    #expect(client.server.hasEnded)
    #expect(!client.server.endedWell)
  }

  @Test("A change whose range is null is all of the text, as one without a range")
  func nullRange() throws {
    let client = try EditorClient(["day.scenario": "wkae\n"])
    client.open("day.scenario")
    client.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(client.uri("day.scenario")), "version": 2],
        "contentChanges": [["range": .null, "text": "wake\n"]],
      ])
    client.settle()
    #expect(client.diagnostics(of: "day.scenario").isEmpty)
    let place: JSONValue = [
      "textDocument": ["uri": .string(client.uri("day.scenario"))], "position": .null,
    ]
    #expect(throws: JSONRPCError.self) { try client.ask("textDocument/hover", place) }
  }

  @Test(
    "A place that is none is refused, and nothing is changed there",
    arguments: [
      [:], ["line": 0], ["line": -1, "character": 0], ["line": .number("1.5"), "character": 0],
      ["line": 0, "character": "x"],
    ] as [JSONValue])
  func noPlace(position: JSONValue) throws {
    let client = try EditorClient(["day.scenario": "wkae\n"])
    client.open("day.scenario")
    let document: JSONValue = ["uri": .string(client.uri("day.scenario")), "version": 2]
    let refusal = #expect(throws: JSONRPCError.self) {
      try client.ask("textDocument/hover", ["textDocument": document, "position": position])
    }
    #expect(refusal?.code == -32602)
    for range in [["start": client.position(0, 0), "end": position], ["start": position]]
      + [["start": client.position(0, 4), "end": client.position(0, 0)]] as [JSONValue]
    {
      client.tell(
        "textDocument/didChange",
        ["textDocument": document, "contentChanges": [["range": range, "text": "#"]]])
    }
    client.settle()
    #expect(client.diagnostics(of: "day.scenario").count == 1)
  }

  @Test("It counts in bytes where the client can, else in UTF-16")
  func encodings() throws {
    for (offered, chosen) in [
      (["utf-8", "utf-16"], "utf-8"), (["utf-16"], "utf-16"), ([], "utf-16"),
    ] {
      let client = try EditorClient(begins: false)
      let result = try client.ask(
        "initialize",
        ["capabilities": ["general": ["positionEncodings": .array(offered.map(JSONValue.string))]]])
      #expect(result[path: "capabilities", "positionEncoding"]?.string == chosen)
    }
  }

  @Test("Every feature that it names has an answer, and an unknown one is refused")
  func features() throws {
    let client = try EditorClient(["day.scenario": "09:41 wake\n"])
    client.open("day.scenario")
    let methods = [
      "completion", "hover", "definition", "references", "prepareRename", "formatting",
      "codeAction",
      "semanticTokens/full",
    ]
    let range: JSONValue = ["start": client.position(0, 7), "end": client.position(0, 7)]
    let place = client.at("day.scenario", 0, 7, .init("range", range))
    for method in methods {
      #expect(throws: Never.self, "\(method)") { try client.ask("textDocument/\(method)", place) }
    }
    #expect(throws: JSONRPCError.unknownMethod("textDocument/foldingRange")) {
      try client.ask("textDocument/foldingRange", client.at("day.scenario", 0, 7))
    }
    #expect(throws: JSONRPCError.self) {
      try client.ask("textDocument/hover", client.at("other.scenario", 0, 0))
    }
  }

  @Test("Each request that it knows refuses parameters that say nothing, and goes on")
  func noParams() throws {
    let client = try EditorClient()
    for method in [
      "completion", "hover", "definition", "references", "prepareRename", "rename", "formatting",
      "codeAction", "semanticTokens/full",
    ] {
      for params in [.null, [], ["textDocument": 3], ["textDocument": ["uri": "http://x"]]]
        as [JSONValue]
      {
        #expect(throws: JSONRPCError.self) { try client.ask("textDocument/\(method)", params) }
      }
    }
    for method in ["didOpen", "didChange", "didClose"] { client.tell("textDocument/\(method)", []) }
    #expect(try client.ask("shutdown", .null) == .null)
  }

  @Test("A request that is taken back while it waits is not worked on")
  func canceled() throws {
    let client = try EditorClient()
    let answers = client.server.handle([
      .request(id: 1, method: "textDocument/hover", params: [:]),
      .request(id: 2, method: "nonsense", params: [:]),
      .notification(method: "$/cancelRequest", params: ["id": 1]),
    ])
    #expect(
      answers == [
        .failure(id: 1, .canceled), .failure(id: 2, .unknownMethod("nonsense")),
      ])
  }

  @Test("It asks to be told of files that change, where the client can")
  func registers() throws {
    let client = try EditorClient()
    guard case .request(_, "client/registerCapability", let params) = client.said.first else {
      Issue.record("\(client.said)")
      return
    }
    let registration = params["registrations"]?.array?.first
    #expect(registration?["method"]?.string == "workspace/didChangeWatchedFiles")
  }
}
