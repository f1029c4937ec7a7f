import JSONRPC
import Notifications
import Testing

@Suite("Messages")
struct MessageTests {
  private static let message = JSONRPCMessage.request(
    id: 7, method: "textDocument/hover", params: ["text": "🍲 “soup”\n"])

  private static func read(_ text: String) -> JSONRPCInput {
    var input = JSONRPCInput()
    input.take(Array(text.utf8))
    return input
  }

  @Test("What is framed is read again, however it is cut into pieces", arguments: [1, 2, 7, 4096])
  func pieces(size: Int) throws {
    let stream = (0..<3).flatMap { _ in ContentFraming.framed(Self.message) }
    var framing = ContentFraming()
    var read = JSONRPCInput()
    var rest = stream[...]
    while !rest.isEmpty {
      framing.add(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let body = try framing.next() { read.take(body) }
    }
    #expect(read.messages == [Self.message, Self.message, Self.message])
  }

  @Test("The length counts bytes, names of fields are without case, others are passed over")
  func header() throws {
    var framing = ContentFraming()
    let body = #"{"jsonrpc":"2.0","method":"é"}"#
    let head = "content-type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-LENGTH:  "
    framing.add(Array("\(head)\(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(try framing.next() == Array(body.utf8))
    #expect(Self.read(body).messages == [.notification(method: "é", params: .null)])
  }

  @Test(
    "A header that tells no length is said, and nothing is taken for a message",
    arguments: [
      "Content-Type: x\r\n\r\n{}", "Content-Length: ten\r\n\r\n{}", "Content-Length: -1\r\n\r\n",
      "Content-Length: +2\r\n\r\n{}",
      "Content-Length: 99999999999\r\n\r\n", String(repeating: "x", count: 70000),
    ])
  func badHeader(stream: String) {
    var framing = ContentFraming()
    framing.add(Array(stream.utf8))
    #expect(throws: JSONRPCError.self) { try framing.next() }
  }

  @Test("A header that comes a byte at a time is looked through once", .timeLimit(.minutes(20)))
  func bytewiseHeader() throws {
    var framing = ContentFraming()
    // Just below where a header is given up.
    let name = String(repeating: "x", count: 60_000)
    for byte in "\(name): y\r\nContent-Length: 2\r\n\r\n{}".utf8 {
      framing.add(CollectionOfOne(byte))
      if byte != UInt8(ascii: "}") { #expect(try framing.next() == nil) }
    }
    #expect(try framing.next() == Array("{}".utf8))
  }

  @Test(
    "What is no message is refused with the specification's number",
    arguments: [
      ("{", -32700), ("[]", -32600), ("{}", -32600), ("nope", -32700),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"id":9,"method":5}"#, -32600),
      (#"{"id":[],"method":"a"}"#, -32600), (#"{"id":{},"method":"a"}"#, -32600),
      (#"{"id":true,"method":"a"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600),
      (#"{"method":null}"#, -32600), (#"{"id":9,"method":5,"result":{}}"#, -32600),
    ])
  func noMessage(text: String, code: Int64) {
    let input = Self.read(text)
    #expect(input.messages.isEmpty)
    #expect(input.refusals.map { $0.json[path: "error", "code"]?.integer } == [code])
  }

  private static let example = #"one such as {"jsonrpc":"2.0","id":1,"method":"initialize"}"#

  @Test(
    "What is wrong with a message is said of a message and not of a file",
    arguments: [
      ("", "the message is empty; send \(example)"),
      (" \r\n", "the message is empty; send \(example)"),
      ("[]", "a message is an object; send \(example)"),
      ("7", "a message is an object; send \(example)"),
      ("{\"a\":\"\0\"}", "the message is no text in UTF-8; send it as UTF-8"),
      ("[", "the message ends before the array of line 1 is closed; write ] at its end"),
      ("{} {}", "a second value begins here; write one a message"),
      // What is wrong, and not what is untidy before it.
      (#"{"a":[1,]} 5"#, "found '5' after the end of the value; remove it"),
    ])
  func wording(text: String, message: String) {
    let told = Self.read(text).refusals.compactMap { $0.json[path: "error", "message"]?.string }
    #expect(told == [message])
  }

  @Test("A message that is no UTF-8 is refused as one")
  func encoding() {
    // UTF-16, and one byte of Latin-1.
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x7B, 0x00], [0x22, 0xE9, 0x22]] {
      var input = JSONRPCInput()
      input.take(bytes)
      let told = input.refusals.compactMap { $0.json[path: "error", "message"]?.string }
      #expect(told == ["the message is no text in UTF-8; send it as UTF-8"])
    }
  }

  @Test("What is no message is answered with its id, and takes no other with it")
  func refusals() {
    var input = JSONRPCInput()
    let batch =
      #"[{"id":1,"method":"a"},5,{"id":9,"method":5},{"id":"x"},{"id":[1]},[],{"id":2,"result":null}]"#
    input.take(line: Array(batch.utf8))
    input.take(line: Array(" \r".utf8))
    input.take(line: Array("[]".utf8))
    input.take(Array(#"{"id":1.5}"#.utf8))
    input.take(Array("{".utf8))
    input.refuse(.parse("a message is too long"))
    input.take(Array(#"{"method":"b"}"#.utf8))
    #expect(
      input.messages == [
        .request(id: 1, method: "a", params: nil), .answer(id: 2, result: nil),
        .notification(method: "b", params: nil),
      ])
    #expect(input.hasBatch)
    let refusals = input.refusals.map(\.json)
    let ids: [JSONValue] = [
      .null, 9, "x", .null, .null, .null, .number("1.5"), .null, .null,
    ]
    #expect(refusals.compactMap { $0["id"] } == ids)
    let codes = refusals.compactMap { $0[path: "error", "code"]?.integer }
    #expect(codes == Array(repeating: -32600, count: 7) + [-32700, -32700])
  }

  @Test(
    "Half of a surrogate pair in a text is U+FFFD there, and the message is not lost for it",
    arguments: [
      (#"\ud800"#, "\u{FFFD}"), (#"a\uDC00b"#, "a\u{FFFD}b"), (#"\ud83d\ude00"#, "😀"),
      (#"\ud800\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ud800\u0041"#, "\u{FFFD}A"),
      (#"\\ud800"#, #"\ud800"#), (#"\ud800\ud800"#, "\u{FFFD}\u{FFFD}"),
    ])
  func halves(written: String, read: String) {
    let text = #"{"jsonrpc":"2.0","id":"\#(written)","method":"\#(written)"}"#
    #expect(
      Self.read(text).messages == [.request(id: .string(read), method: read, params: .null)])
  }

  @Test("A name that a client made up is repeated only where it is short")
  func longNames() {
    let error = JSONRPCError.unknownMethod(String(repeating: "x", count: 3_000_000))
    #expect(error.message.utf8.count < 200 && error.message.hasSuffix("x…”"))
    #expect(JSONRPCError.unknownMethod("a/b").message == "there is no method “a/b”")
  }

  @Test(
    "Each kind of message is written as it is read",
    arguments: [
      message, .notification(method: "initialized", params: [:]),
      .answer(id: "a", result: [1, nil]), .failure(id: nil, .canceled),
    ] as [JSONRPCMessage])
  func roundTrip(message: JSONRPCMessage) {
    #expect(Self.read(JSONText.compact(message.json)).messages == [message])
  }
}
