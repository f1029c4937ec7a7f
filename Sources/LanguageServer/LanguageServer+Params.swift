import Files
import JSONRPC
import Notifications
import Scenarios

// What requests say, and what answers are made of.
extension LanguageServer {
  /// The address of the document that a message is about.
  func uri(_ params: JSONValue) throws(JSONRPCError) -> DocumentURI {
    guard let text = params[path: "textDocument", "uri"]?.string else {
      throw .invalidParams("textDocument.uri is missing")
    }
    guard let uri = DocumentURI(text) else {
      throw .invalidParams("“\(text)” is no file; addresses begin with file:///")
    }
    return uri
  }

  /// The document that a message is about.
  func document(_ params: JSONValue) throws(JSONRPCError) -> OpenDocument {
    let uri = try uri(params)
    guard let document = documents[uri.text] else { throw unopened(uri) }
    return document
  }

  /// The document that a message is about, and the byte in it.
  func place(_ params: JSONValue) throws(JSONRPCError) -> (document: OpenDocument, offset: Int) {
    let document = try document(params)
    guard let position = params[given: "position"] else {
      throw .invalidParams("position is missing")
    }
    return (document, document.text.offset(of: try self.position(position), encoding))
  }

  /// The words of a scenario that is open, kept for the next who asks.
  mutating func outline(_ uri: DocumentURI) -> ScenarioOutline? {
    guard documents[uri.text]?.kind == .scenario else { return nil }
    return documents[uri.text]?.outline()
  }

  func unopened(_ uri: DocumentURI) -> JSONRPCError {
    .invalidParams("\(uri.text) is not open; send textDocument/didOpen first")
  }

  /// The bytes of a range.
  func bytes(_ range: JSONValue, in text: EditedText) throws(JSONRPCError) -> Range<Int> {
    let start = text.offset(of: try position(range["start"] ?? .null), encoding)
    let end = text.offset(of: try position(range["end"] ?? .null), encoding)
    guard start <= end else { throw .invalidParams("a range ends before it begins") }
    return start..<end
  }

  /// A range as clients get it.
  func range(_ bytes: Range<Int>, in text: EditedText) -> JSONValue {
    ["start": json(bytes.lowerBound, in: text), "end": json(bytes.upperBound, in: text)]
  }

  /// A place in a file as clients get it.
  func location(_ path: String, _ bytes: Range<Int>, in text: EditedText) -> JSONValue {
    ["uri": .string(address(of: path)), "range": range(bytes, in: text)]
  }

  /// A text to put in the place of some bytes.
  func edit(_ bytes: Range<Int>, _ new: String, in text: EditedText) -> JSONValue {
    ["range": range(bytes, in: text), "newText": .string(new)]
  }

  private func json(_ offset: Int, in text: EditedText) -> JSONValue {
    let position = text.position(of: offset, encoding)
    return ["line": .integer(Int64(position.line)), "character": .integer(Int64(position.unit))]
  }

  private func position(_ value: JSONValue) throws(JSONRPCError) -> TextPosition {
    guard let line = value["line"]?.integer, let unit = value["character"]?.integer,
      line >= 0, unit >= 0
    else {
      throw .invalidParams("a position has a line and a character, whole numbers from 0")
    }
    return TextPosition(line: Int(clamping: line), unit: Int(clamping: unit))
  }
}
