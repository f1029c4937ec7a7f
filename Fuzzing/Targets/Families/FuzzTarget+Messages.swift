import ContextServer
import Files
import JSONRPC
import LanguageServer
import Notifications
import Sessions

extension FuzzTarget {
  static let messages = [
    FuzzTarget("frames", .inputs { framed }, words: methods, broken: brokenFraming),
    FuzzTarget("editor", .inputs { editor }, words: methods, broken: brokenEditor),
    FuzzTarget("assistant", .inputs { calls }, words: { tools }, broken: brokenAssistant),
  ]

  private static let methods: @Sendable () -> [String] = {
    let methods = [
      "completion", "hover", "definition", "references", "prepareRename", "rename", "formatting",
      "codeAction",
      "documentSymbol", "documentColor", "semanticTokens/full", "didOpen", "didChange", "didClose",
    ]
    return methods.map { "\"textDocument/\($0)\"" } + [
      "Content-Length: ", "\r\n\r\n", "\"contentChanges\":", "\"range\":", "\"start\":", "\"end\":",
      "\"line\":",
      "\"character\":", "\"position\":", "\"newName\":", "\"file:///a/b.scenario\"",
    ]
  }

  private static let document = #""textDocument":{"uri":"file:///a/b.scenario"}"#
  private static let editor: [[UInt8]] = [
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{\#(document),"contentChanges":[{"range":{"start":{"line":0,"character":1},"end":{"line":1,"character":0}},"text":"push x"}]}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/completion","params":{\#(document),"position":{"line":1,"character":4}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"textDocument/rename","params":{\#(document),"position":{"line":1,"character":6},"newName":"x"}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"textDocument/formatting","params":{\#(document)}}"#,
    #"{"jsonrpc":"2.0","id":5,"method":"textDocument/codeAction","params":{\#(document),"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}}}}"#,
    #"{"jsonrpc":"2.0","id":6,"method":"textDocument/hover","params":{\#(document),"position":{"line":0,"character":2}}}"#,
  ].map { Array($0.utf8) }

  private static var framed: [[UInt8]] {
    let one = editor.map { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
    return one + [one.flatMap(\.self)]
  }

  // However the bytes are cut, they are the same messages up to the same mistake.
  @Sendable private static func brokenFraming(_ bytes: [UInt8]) -> String? {
    let whole = messages(in: [bytes[...]])
    let cut = messages(in: bytes.pieces)
    // What has no end is given up at a length, which a message that comes at once never meets.
    return whole == cut ? nil : "other messages where the bytes come in pieces"
  }

  private static func messages(in pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var framing = ContentFraming()
    var messages: [[UInt8]] = []
    do throws(JSONRPCError) {
      for piece in pieces {
        framing.add(piece)
        while let body = try framing.next() { messages.append(body) }
      }
    } catch {
      messages.append(Array(error.message.utf8))
    }
    var input = JSONRPCInput()
    for body in messages { input.take(body) }
    return messages
  }

  // An editor with a scenario open, in a folder where nothing is.
  private static let server: LanguageServer = {
    var server = LanguageServer(WorldSettings(), TriedPhone.locations)
    let text = "app Mail.app\npush mail {\"aps\":{\"alert\":\"A\"}} id=a\nexpect notification a\n"
    _ = server.handle([
      .request(id: 1, method: "initialize", params: ["capabilities": [:]]),
      .notification(method: "initialized", params: [:]),
      .notification(
        method: "textDocument/didOpen",
        params: [
          "textDocument": [
            "uri": "file:///a/b.scenario", "languageId": "x", "version": 1, "text": .string(text),
          ]
        ]),
    ])
    return server
  }()

  // Every request has its one answer.
  @Sendable private static func brokenEditor(_ bytes: [UInt8]) -> String? {
    var server = server
    for message in messages(inLinesOf: bytes) {
      let answers = server.handle([message])
      if let broken = unanswered(message, answers) { return broken }
    }
    _ = server.settle()
    return nil
  }

  private static func messages(inLinesOf bytes: [UInt8]) -> [JSONRPCMessage] {
    var input = JSONRPCInput()
    for line in bytes.split(separator: 0x0A, maxSplits: 8) { input.take(Array(line)) }
    return input.messages
  }

  private static func unanswered(
    _ message: JSONRPCMessage, _ answers: [JSONRPCMessage]
  ) -> String? {
    guard case .request(let id, let method, _) = message else { return nil }
    let count = answers.count { answer in
      switch answer {
      case .answer(let answered, _), .failure(let answered, _): answered == id
      case .request, .notification: false
      }
    }
    return count == 1 ? nil : "\(count) answers to \(method)"
  }

  private static var assistant: ContextServer? { TriedPhone.run.map { assistant(on: $0) } }

  private static func assistant(on run: HeadlessRun) -> ContextServer {
    ContextServer(
      run, folder: nil, WorldSettings(), TriedPhone.locations, workingFolder: "/nowhere",
      version: "1.0"
    ) { _, path throws(Diagnostic) in
      throw Diagnostic(Place(path), .error, "nothing is written here")
    }
  }

  private static var listed: [JSONValue] {
    var server = assistant
    let answers = server?.handle([.request(id: 1, method: "tools/list", params: [:])])
    guard case .answer(_, let result)? = answers?.first else { return [] }
    return result["tools"]?.array ?? []
  }

  private static var tools: [String] {
    listed.flatMap { tool -> [String] in
      var keys: [String] = []
      if case .object(let members)? = tool[path: "inputSchema", "properties"] {
        keys = members.map { "\"\($0.key)\":" }
      }
      return [tool["name"]?.string.map { "\"\($0)\"" } ?? ""] + keys
    } + ["\"tools/call\"", "\"arguments\":"]
  }

  private static var calls: [[UInt8]] {
    listed.compactMap { tool -> [UInt8]? in
      guard let name = tool["name"] else { return nil }
      let call: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": ["name": name, "arguments": [:]],
      ]
      return Array(JSONText.compact(call).utf8)
    }
  }

  @Sendable private static func brokenAssistant(_ bytes: [UInt8]) -> String? {
    guard var server = assistant else { return "no phone" }
    for message in messages(inLinesOf: bytes) {
      let answers = server.handle([message])
      if message.isCall, let broken = unanswered(message, answers) { return broken }
    }
    return nil
  }
}

extension JSONRPCMessage {
  fileprivate var isCall: Bool {
    guard case .request(_, let method, _) = self else { return false }
    return method == "tools/call"
  }
}
