import Files
import Notifications

/// A message of JSON-RPC 2.0.
package enum JSONRPCMessage: Equatable, Sendable {
  /// A question with the id that its answer has.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// What wants no answer.
  case notification(method: String, params: JSONValue)
  /// The answer to a request.
  case answer(id: JSONValue, result: JSONValue)
  /// Why a request has no answer.
  case failure(id: JSONValue, JSONRPCError)
}

/// Why a request has no answer.
package struct JSONRPCError: Error, Equatable, Sendable {
  /// The number that the specification gives it.
  package var code: Int64
  /// What was wrong, in a sentence.
  package var message: String

  init(_ code: Int64, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  /// What came is no JSON.
  package static func parse(_ message: String) -> JSONRPCError { JSONRPCError(-32700, message) }
  /// What came is no message, or not at this time.
  package static func invalidRequest(_ message: String) -> JSONRPCError {
    JSONRPCError(-32600, message)
  }
  /// Nothing here is called so.
  package static func unknownMethod(_ name: String) -> JSONRPCError {
    JSONRPCError(-32601, "there is no method “\(name.shortenedWord)”")
  }
  /// The parameters lack something, or it is of another kind.
  package static func invalidParams(_ message: String) -> JSONRPCError {
    JSONRPCError(-32602, message)
  }
  /// The first message has to be `initialize`.
  package static let notInitialized = JSONRPCError(-32002, "send initialize first")
  /// The client took the request back.
  package static let canceled = JSONRPCError(-32800, "the request was canceled")
}

extension JSONRPCMessage {
  /// Takes a value as a message.
  ///
  /// - Throws: Where it is none.
  init(_ value: JSONValue) throws(JSONRPCError) {
    guard case .object = value else {
      throw .invalidRequest("a message is an object; send \(Self.example)")
    }
    let params = value["params"] ?? .null
    // Clients that leave the version out mean this one.
    if let version = value["jsonrpc"], version != "2.0" {
      throw .invalidRequest("jsonrpc has to be “2.0”")
    }
    switch (value["method"], value["id"]) {
    case (.string(let method)?, let id?):
      guard id.canBeID else { throw .invalidRequest("the id has to be a string or a number") }
      self = .request(id: id, method: method, params: params)
    case (.string(let method)?, nil): self = .notification(method: method, params: params)
    case (nil, let id?): self = try Self.answered(value, to: id)
    case (nil, nil): throw .invalidRequest("a message has a method, or the id of what it answers")
    case (_?, _): throw .invalidRequest("the method has to be a string")
    }
  }

  /// What a message may look like.
  fileprivate static let example = #"one such as {"jsonrpc":"2.0","id":1,"method":"initialize"}"#

  private static func answered(
    _ value: JSONValue, to id: JSONValue
  ) throws(JSONRPCError) -> JSONRPCMessage {
    if let error = value[given: "error"] {
      let (code, message) = (error["code"]?.integer ?? 0, error["message"]?.string ?? "")
      return .failure(id: id, JSONRPCError(code, message))
    }
    guard value["result"] != nil || value["error"] != nil else {
      throw .invalidRequest("a message has a method, or a result or an error for what it answers")
    }
    return .answer(id: id, result: value["result"] ?? .null)
  }

  /// The message as it is sent.
  package var json: JSONValue {
    switch self {
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    case .notification(let method, let params):
      ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .answer(let id, let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let id, let error):
      [
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code), "message": .string(error.message)],
      ]
    }
  }
}

extension String {
  /// What a complaint repeats of a word that a client made up: its beginning,
  /// and “…” where there is more.
  package var shortenedWord: String {
    utf8.count <= 256 ? self : String(unicodeScalars.prefix(64)) + "…"
  }
}

extension JSONValue {
  /// Reads a message's JSON; halves of surrogate pairs, which texts of
  /// editors may have, become U+FFFD.
  ///
  /// - Throws: Where it is none.
  init(message bytes: [UInt8]) throws(JSONRPCError) {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw .parse("the message is empty; send \(JSONRPCMessage.example)")
    }
    // Readers of files would have the file saved.
    guard bytes.firstInvalidCharacter == nil, !bytes.contains(0) else {
      throw .parse("the message is no text in UTF-8; send it as UTF-8")
    }
    var reader = JSONReader(path: "-", grammar: .ours, called: "message")
    let document = reader.read(bytes.replacingLoneSurrogates())
    guard let root = document.root, !document.isBroken else {
      throw .parse(document.diagnostics.first?.message ?? "this is no JSON")
    }
    self = root.value
  }

  /// Whether it may be the id of a message.
  var canBeID: Bool {
    switch self {
    case .string, .integer, .number, .null: true
    case .bool, .array, .object: false
    }
  }
}

extension JSONRPCMessage {
  /// What is said to a request: what is worked out for it, or why there is nothing.
  package static func reply(
    to id: JSONValue, _ result: () throws(JSONRPCError) -> JSONValue
  ) -> JSONRPCMessage {
    do throws(JSONRPCError) {
      return .answer(id: id, result: try result())
    } catch {
      return .failure(id: id, error)
    }
  }
}
