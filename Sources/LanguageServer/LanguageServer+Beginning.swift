import Files
import JSONRPC
import Notifications
import Sessions

/// What a client can do beyond the specification's least.
struct ClientAbilities {
  /// Whether it tells of files that change when it is asked to.
  var watchesFiles = false
  /// Whether the edit of an action may come when it is chosen.
  var resolvesEdits = false
}

extension LanguageServer {
  /// Takes in what the client is, and says what there is.
  mutating func initialize(_ params: JSONValue) -> JSONValue {
    let offered = params[path: "capabilities", "general", "positionEncodings"]?.array ?? []
    // Bytes need no counting.
    encoding = offered.contains("utf-8") ? .utf8 : .utf16
    let workspace = params[path: "capabilities", "workspace"]
    client.watchesFiles =
      workspace?[path: "didChangeWatchedFiles", "dynamicRegistration"]?.bool == true
    let resolvable =
      params[
        path: "capabilities", "textDocument", "codeAction", "resolveSupport", "properties"]?.array
    client.resolvesEdits = resolvable?.contains("edit") == true
    let named = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let root = [params["rootUri"]?.string].compactMap(\.self)
    folders = (named.isEmpty ? root : named).compactMap { DocumentURI($0)?.path }
    return ["capabilities": capabilities, "serverInfo": ["name": "coversheet"]]
  }

  private var capabilities: JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      // 2: changes come as parts.
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": [" ", "=", "/", "\""]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "renameProvider": ["prepareProvider": true], "documentFormattingProvider": true,
      "codeActionProvider": [
        "codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.rawValue) }),
        "resolveProvider": true,
      ],
      "semanticTokensProvider": [
        "full": true,
        "legend": [
          "tokenTypes": .array(TokenKind.allCases.map { .string($0.rawValue) }),
          "tokenModifiers": [],
        ],
      ],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// Asks the client to tell of files that change by other hands; nothing of one that cannot.
  mutating func askToWatchFiles() -> [JSONRPCMessage] {
    guard client.watchesFiles else { return [] }
    let endings =
      ["scenario"] + PayloadFile.kinds + AppPart.kinds
      + Set(SoundFile.kinds).union(MediaFormat.kinds).sorted()
    let pattern = "**/*.{\(endings.joined(separator: ","))}"
    let watchers: JSONValue = [["globPattern": .string(pattern)]]
    let registration: JSONValue = [
      "id": "coversheet-files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": watchers],
    ]
    return [request("client/registerCapability", ["registrations": [registration]])]
  }

  /// Takes in which folders the client works in since.
  mutating func changeFolders(_ params: JSONValue) {
    let paths = { (key: String) in
      (params["event"]?[key]?.array ?? []).compactMap {
        $0["uri"]?.string.flatMap(DocumentURI.init)
      }
      .map(\.path)
    }
    let removed = paths("removed")
    folders.removeAll { removed.contains($0) }
    folders += paths("added").filter { !folders.contains($0) }
  }
}
