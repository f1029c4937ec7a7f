import Files
import JSONRPC
import Notifications
import Sessions

/// What editors are told about the files of apps and scenarios, by the Language Server Protocol.
///
/// Messages go in, messages come out; what is read are files, and what clients hold of them.
///
///     var server = LanguageServer(settings, locations)
///     let answers = server.handle(messages)
///     let work = server.beginSettling()  // once nothing has come for a moment
///     let findings = server.take(work.found())
///
/// What takes as long as `check` is worked out when the client rests, and aside, so
/// that no key waits for it.
package struct LanguageServer {
  /// How the world of a scenario begins.
  let settings: WorldSettings
  /// Where files lie.
  let locations: DataLocations
  /// How the client counts in lines.
  var encoding = PositionEncoding.utf16
  /// The whole paths of the folders that the client works in, in its order.
  var folders: [String] = []
  /// What the client has open, by address.
  var documents: [String: OpenDocument] = [:]
  /// The scenarios that names were looked for in last, by their whole paths.
  var readScenarios: [ExactText: ReadScenario] = [:]
  /// What was found last, by the document that it was found for and the address of the file that it
  /// is about; the document itself is always among these.
  var told: [String: [String: [Diagnostic]]] = [:]
  /// What the client can do beyond the specification's least.
  var client = ClientAbilities()
  private var stage = Stage.new
  private var requestCount: Int64 = 0

  private enum Stage { case new, ready, shutDown, ended }

  /// - Parameters:
  ///   - settings: As the command line says.
  ///   - locations: Where files lie; nothing may come through pipes.
  package init(_ settings: WorldSettings, _ locations: DataLocations) {
    (self.settings, self.locations) = (settings, locations)
  }

  /// Whether the client said that it goes.
  package var hasEnded: Bool { stage == .ended }

  /// Whether the client said so in good order: `shutdown` first.
  package private(set) var endedWell = false

  /// Whether something was changed since it was looked through last.
  package var needsSettling: Bool { documents.values.contains(where: \.isDirty) }

  /// Takes in all that came, and answers it in order; requests that are taken back
  /// among it are not worked on.
  package mutating func handle(_ messages: [JSONRPCMessage]) -> [JSONRPCMessage] {
    messages.handled(
      unlessTakenBackBy: \.canceledID, answering: { [.failure(id: $0, .canceled)] },
      by: { handle($0) })
  }

  private mutating func handle(_ message: JSONRPCMessage) -> [JSONRPCMessage] {
    switch message {
    case .request(let id, let method, let params):
      return [
        .reply(to: id) { () throws(JSONRPCError) in try answer(method, params) }
      ]
    case .notification(let method, let params):
      // What is not known or not whole is passed over: it has no answer.
      return (try? take(method, params)) ?? []
    case .answer, .failure: return []
    }
  }

  private mutating func answer(
    _ method: String, _ params: JSONValue
  ) throws(JSONRPCError) -> JSONValue {
    switch (stage, method) {
    case (.new, "initialize"):
      stage = .ready
      return initialize(params)
    case (.new, _): throw .notInitialized
    case (.ready, "shutdown"):
      stage = .shutDown
      return .null
    case (.ready, "initialize"): throw .invalidRequest("initialize comes once")
    case (.ready, _): return try feature(method, params)
    case (.shutDown, _), (.ended, _): throw .invalidRequest("shutdown came before")
    }
  }

  private mutating func feature(
    _ method: String, _ params: JSONValue
  ) throws(JSONRPCError) -> JSONValue {
    switch method {
    case "textDocument/completion": return try completion(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/prepareRename": return try preparedRename(params)
    case "textDocument/rename": return try rename(params)
    case "textDocument/formatting": return try formatting(params)
    case "textDocument/codeAction": return try codeActions(params)
    case "codeAction/resolve": return try resolved(params)
    case "textDocument/semanticTokens/full": return try semanticTokens(params)
    default: throw .unknownMethod(method)
    }
  }

  private mutating func take(
    _ method: String, _ params: JSONValue
  ) throws(JSONRPCError) -> [JSONRPCMessage] {
    if method == "exit" {
      endedWell = stage == .shutDown
      stage = .ended
      documents.values.forEach { UnsavedTexts.forget($0.uri.path) }
      return []
    }
    guard stage == .ready else { return [] }
    switch method {
    case "initialized": return askToWatchFiles()
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": try change(params)
    case "textDocument/didClose": return try close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": lookAgain()
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    default: break
    }
    return []
  }

  /// A request to the client, with an id of its own.
  mutating func request(_ method: String, _ params: JSONValue) -> JSONRPCMessage {
    requestCount += 1
    return .request(id: .string("coversheet-\(requestCount)"), method: method, params: params)
  }

  /// Has all documents looked through anew: what is on the disk may be otherwise,
  /// or what a document names.
  mutating func lookAgain() {
    for uri in documents.keys { documents[uri]?.isDirty = true }
  }
}

extension JSONRPCMessage {
  /// The id of the request that it takes back; nil for others.
  fileprivate var canceledID: JSONValue? {
    guard case .notification("$/cancelRequest", let params) = self else { return nil }
    return params["id"]
  }
}
