import Files
import JSONRPC
import Notifications

// What the client has open, and what is said of it.
extension LanguageServer {
  /// Takes in a document that was opened.
  mutating func open(_ params: JSONValue) throws(JSONRPCError) {
    let uri = try uri(params)
    let text = params[path: "textDocument", "text"]?.string ?? ""
    let version = params[path: "textDocument", "version"]?.integer ?? 0
    let isNews = SourceFile.readIfThere(uri.path)?.bytes != Array(text.utf8)
    documents[uri.text] = OpenDocument(uri, EditedText(Array(text.utf8)), version: version)
    keep(uri.text)
    // Others may name it.
    if isNews { lookAgain() }
  }

  /// Takes in what was typed, each part on the text that the one before it left.
  mutating func change(_ params: JSONValue) throws(JSONRPCError) {
    let uri = try uri(params)
    guard var document = documents[uri.text] else { throw unopened(uri) }
    // Others may read it.
    lookAgain()
    // With a second reference copy-on-write would copy the text at every key.
    documents[uri.text] = nil
    defer {
      documents[uri.text] = document
      keep(uri.text)
    }
    // A client may count from wherever it likes, up to the greatest number.
    document.version =
      params[path: "textDocument", "version"]?.integer ?? document.version &+ 1
    for change in params["contentChanges"]?.array ?? [] {
      let text = change["text"]?.string ?? ""
      let range = try change[given: "range"].map { (range) throws(JSONRPCError) in
        try bytes(range, in: document.text)
      }
      document.change(range, to: text)
    }
  }

  /// Takes in that a document was closed: of what is wrong with it, only what others say is left.
  mutating func close(_ params: JSONValue) throws(JSONRPCError) -> [JSONRPCMessage] {
    let uri = try uri(params)
    documents[uri.text] = nil
    UnsavedTexts.forget(uri.path)
    lookAgain()
    let files = told.removeValue(forKey: uri.text) ?? [:]
    return diagnostics(ofFiles: Set(files.keys))
  }

  private func keep(_ uri: String) {
    guard let document = documents[uri] else { return }
    UnsavedTexts.keep(document.text.bytes, at: document.uri.path)
  }

  /// The address of a file as the client has it open, else as its path gives it.
  func address(of path: String) -> String {
    let whole = Folder.whole(path).text
    let all = documents.values.map(\.uri)
    let same = all.filter { $0.path.isExactly(path) || $0.path.isExactly(whole) }
    // What links lead to is asked the system only where no path says it.
    let open = same.isEmpty ? all.filter { Folder.whole($0.path).text.isExactly(whole) } : same
    // Editors take two ways to write a path for two files.
    let isWhole =
      path.hasPrefix("/") && !path.split(separator: "/").contains { $0 == ".." || $0 == "." }
    return open.map(\.text).min() ?? DocumentURI(path: inFolder(isWhole ? path : whole)).text
  }

  // A path by the client's own name for the folder that it lies in, which may be a link.
  private func inFolder(_ path: String) -> String {
    for folder in folders where !path.isWithin(folder) {
      let whole = Folder.whole(folder).text
      if path.isWithin(whole) { return folder + path.dropFirst(whole.count) }
    }
    return path
  }

  /// Tells the client what is wrong with a file, instead of what it was told before.
  func diagnostics(_ findings: [Diagnostic], of uri: String) -> JSONRPCMessage {
    let text = documents[uri]?.text ?? text(ofFile: DocumentURI(uri)?.path ?? "")
    var params: JSONValue = [
      "uri": .string(uri), "diagnostics": .array(findings.map { json(of: $0, in: text) }),
    ]
    if let version = documents[uri]?.version, case .object(var members) = params {
      members.append(.init("version", .integer(version)))
      params = .object(members)
    }
    return .notification(method: "textDocument/publishDiagnostics", params: params)
  }

  /// A finding as clients get it: it goes over the word or value that stands there.
  func json(of finding: Diagnostic, in text: EditedText) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("range", range(finding.range(in: text), in: text)),
      .init("severity", .integer(finding.severity.number)), .init("source", "coversheet"),
      .init("message", .string(finding.message)),
    ]
    if let rule = finding.rule { members.append(.init("code", .string(rule.description))) }
    return .object(members)
  }

  /// The text of a file that is not open; empty where it cannot be read.
  func text(ofFile path: String) -> EditedText {
    EditedText(SourceFile.readIfThere(path)?.bytes ?? [])
  }
}

extension Diagnostic {
  /// The bytes of the word or of the text in quotes that it points to, of one character where
  /// neither begins; empty at the end of a line.
  func range(in text: EditedText) -> Range<Int> {
    let start = text.offset(of: place)
    if let quoted = text.quotedRange(from: start) { return quoted }
    let bytes = text.bytes[start...]
    let end = bytes.firstIndex(where: Self.wordEnds.contains) ?? bytes.endIndex
    let isWord = end > start || end == bytes.endIndex || Self.lineEnds.contains(bytes[end])
    return start..<(isWord ? end : end + 1)
  }

  private static let lineEnds = Set("\r\n".utf8)
  private static let wordEnds = Set(" \t\r\n,;:{}[]()<>\"".utf8)
}

extension Diagnostic.Severity {
  // As the protocol counts them.
  fileprivate var number: Int64 {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
