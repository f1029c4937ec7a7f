import Files
import JSONRPC
import LanguageServer
import Notifications
import Sessions
import TestSupport

/// An editor for one test: files in a folder, and the server that it talks to.
final class EditorClient {
  let folder: ScratchFolder
  var server: LanguageServer
  private var count: Int64 = 0
  /// What the server said by itself, in order.
  private(set) var said: [JSONRPCMessage] = []

  /// - Parameter encodings: How the client can count in lines.
  init(
    _ files: [String: String] = [:], encodings: [JSONValue] = ["utf-16"], begins: Bool = true
  ) throws {
    folder = try ScratchFolder(files)
    server = LanguageServer(WorldSettings(), DataLocations(dataFolder: Checkout.path))
    guard begins else { return }
    _ = try ask(
      "initialize",
      [
        "capabilities": [
          "general": ["positionEncodings": .array(encodings)],
          "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
        ],
        "workspaceFolders": [["uri": .string("file://\(folder.path)"), "name": "work"]],
      ])
    tell("initialized", [:])
  }

  deinit { tell("exit", [:]) }

  /// The address of a file in the folder.
  func uri(_ name: String) -> String { DocumentURI(path: folder(name)).text }

  /// Sends a request and gives its result.
  func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
    count += 1
    for message in server.handle([.request(id: .integer(count), method: method, params: params)]) {
      switch message {
      case .answer(_, let result): return result
      case .failure(_, let error): throw error
      case .request, .notification: said.append(message)
      }
    }
    return .null
  }

  func tell(_ method: String, _ params: JSONValue) {
    said += server.handle([.notification(method: method, params: params)])
  }

  /// Opens a file of the folder, with what is on the disk or another text, and lets it stand still.
  func open(_ name: String, _ text: String? = nil) {
    let text = text ?? folder.text(name) ?? ""
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(name)), "languageId": "x", "version": 1, "text": .string(text),
        ]
      ])
    settle()
  }

  /// Puts a text in the place of a part of one line.
  func type(_ text: String, in name: String, _ line: Int, _ from: Int, _ to: Int) {
    let range: JSONValue = ["start": position(line, from), "end": position(line, to)]
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(name)), "version": 2],
        "contentChanges": [["range": range, "text": .string(text)]],
      ])
  }

  func settle() { said += server.settle() }

  func position(_ line: Int, _ unit: Int) -> JSONValue {
    ["line": .integer(Int64(line)), "character": .integer(Int64(unit))]
  }

  /// What is asked about a place of a file.
  func at(_ name: String, _ line: Int, _ unit: Int, _ more: JSONValue.Member...) -> JSONValue {
    .object(
      [
        .init("textDocument", ["uri": .string(uri(name))]), .init("position", position(line, unit)),
      ] + more)
  }

  func hover(_ name: String, _ line: Int, _ unit: Int) throws -> String {
    try ask("textDocument/hover", at(name, line, unit))[path: "contents", "value"]?.string ?? ""
  }

  /// What can be done in a line.
  ///
  /// - Parameter kinds: The kinds that are asked for; nil for all.
  func actions(_ name: String, line: Int, only kinds: [String]? = nil) throws -> [JSONValue] {
    let wanted = kinds.map { JSONValue.Member("only", .array($0.map(JSONValue.string))) }
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri(name))],
      "range": ["start": position(line, 0), "end": position(line, 1)],
      "context": .object([.init("diagnostics", [])] + [wanted].compactMap(\.self)),
    ]
    return try ask("textDocument/codeAction", params).array ?? []
  }

  /// What was said last of a file.
  func diagnostics(of name: String) -> [JSONValue] {
    for case .notification("textDocument/publishDiagnostics", let params) in said.reversed()
    where params["uri"]?.string == uri(name) {
      return params["diagnostics"]?.array ?? []
    }
    return []
  }

  /// A text after edits, as an editor makes them.
  func edited(_ text: String, _ edits: JSONValue?) -> String {
    var edited = EditedText(Array(text.utf8))
    let offset = { (edited: EditedText, value: JSONValue?) in
      edited.offset(
        of: TextPosition(
          line: Int(value?["line"]?.integer ?? 0), unit: Int(value?["character"]?.integer ?? 0)),
        .utf16)
    }
    let all = (edits?.array ?? []).map { edit in
      (
        offset(edited, edit[path: "range", "start"])..<offset(edited, edit[path: "range", "end"]),
        edit["newText"]?.string ?? ""
      )
    }
    for (range, text) in all.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      edited.replace(range, with: Array(text.utf8))
    }
    return edited.text(0..<edited.bytes.count)
  }
}
