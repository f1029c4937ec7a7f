import Notifications
import Testing

@testable import Files

@Suite("Payload lines that come through a pipe")
struct PayloadStreamTests {
  private static func line(_ body: String) -> String { #"{"aps":{"alert":"\#(body)"}}"# + "\n" }

  private func bodies(_ lines: [PayloadLine]) -> [Text?] {
    lines.map { $0.payload?.content?.body }
  }

  private func taken(_ bytes: [UInt8], inPiecesOf size: Int) -> [PayloadLine] {
    var stream = PayloadStream(path: "pipe")
    var lines: [PayloadLine] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += stream.take(bytes[start..<min(start + size, bytes.count)])
    }
    return lines + stream.end()
  }

  @Test("However the bytes are cut, the same lines come out", arguments: [1, 2, 7, 100, 1000])
  func pieces(size: Int) {
    let bytes = Array((Self.line("one") + "\n" + Self.line("две") + Self.line("3")).utf8)
    let lines = taken(bytes, inPiecesOf: size)
    #expect(
      lines.compactMap { $0.payload?.source.string }
        == ["one", "две", "3"].map {
          String(Self.line($0).dropLast())
        })
    #expect(lines.map(\.place.line) == [1, 3, 4])
  }

  @Test(
    "A complaint has the same place however the bytes are cut",
    arguments: [1, 2, 3, 10, 1000])
  func places(size: Int) {
    let text =
      "  {\n\"aps\": {}\n} {\n\"aps\": {\"alert\": ü}\n}  {\n\"aps\": [\n}\n{\"aps\": oh}\n"
    let bytes = Array(text.utf8)
    let lines = taken(bytes, inPiecesOf: size)
    let places = lines.map(\.place) + lines.flatMap(\.diagnostics).map(\.place)
    var whole = PayloadStream(path: "pipe")
    let told = whole.take(bytes) + whole.end()
    #expect(places == told.map(\.place) + told.flatMap(\.diagnostics).map(\.place))
    #expect(places.prefix(2).map(\.description) == ["pipe:1:3", "pipe:3:3"], "\(places)")
  }

  @Test(
    "What comes and is no UTF-8 is one complaint, however its bytes are cut",
    arguments: TextEncoding.foreign, [1, 3, 40, 1000])
  func foreign(file: ([UInt8], String), size: Int) {
    let remarks = taken(file.0, inPiecesOf: size).flatMap(\.diagnostics).map(\.description)
    #expect(remarks == ["pipe:1:1: error: \(file.1)"])
  }

  @Test(
    "However bytes of any kind are cut, the same is said of them",
    arguments: [1, 2, 3, 63, 64, 200])
  func anyBytes(size: Int) {
    // What lines, payloads, marks and wide characters are made of.
    let alphabet: [UInt8] = [0, 0, 0x0A, 0x0A, 0x20, 0x22, 0x2F, 0x3A, 0x7B, 0x7D, 0xFE, 0xFF]
    for seed in 0..<400 {
      var random = SplitMix(seed: UInt64(seed))
      let bytes = (0..<(seed % 130)).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      var whole = PayloadStream(path: "pipe")
      #expect(taken(bytes, inPiecesOf: size) == whole.take(bytes) + whole.end(), "\(bytes)")
    }
  }

  @Test("What begins as a text is complained of at its line's end, though zero bytes may follow")
  func atOnce() {
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take("hello\n".utf8).count == 1)
    #expect(stream.take([0, 0x0A]).count == 1)
  }

  @Test("Behind the end of what was no UTF-8 payloads are read again")
  func foreignEnd() {
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take(TextEncoding.foreign[0].0).count == 1 && stream.end().isEmpty)
    let lines = stream.take(Self.line("on").utf8)
    #expect(lines.map(\.place.line) == [2] && lines.allSatisfy { $0.payload != nil })
  }

  @Test("What has no line feed at the end is a line, too")
  func end() {
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take(Self.line("a").dropLast().utf8).isEmpty)
    #expect(stream.end().count == 1)
  }

  @Test("Behind an end what comes is told anew, and its lines are counted on")
  func anew() {
    var stream = PayloadStream(path: "pipe")
    let whole = "{\n\"to\": \"com.example.tea\",\n\"payload\": {\"aps\": {\"alert\": \"a\"}}\n}"
    #expect(stream.take(whole.utf8).map(\.recipient) == ["com.example.tea"])
    #expect(stream.end().isEmpty)
    #expect(stream.take(Self.line("b").dropLast().utf8).isEmpty)
    #expect(stream.end().map(\.place.line) == [4])
    #expect(stream.take(Self.line("c").utf8).map(\.place.line) == [5])
    #expect(stream.take("nonsense\n".utf8).map(\.diagnostics.first?.place.line) == [6])
  }

  @Test("The end of a line that was too long is no payload")
  func overlongEnd() {
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take([UInt8](repeating: 0x20, count: PayloadReader.readLimit + 1)).count == 1)
    #expect(stream.take(Self.line("tail").dropLast().utf8).isEmpty)
    #expect(stream.end().isEmpty)
  }

  @Test("A piece from within a line that was too long does not tell how all is encoded")
  func overlongPiece() {
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take([UInt8](repeating: 0x20, count: PayloadReader.readLimit + 1)).count == 1)
    let lines = stream.take([0x61, 0, 0x62, 0, 0x0A] + Array(Self.line("next").utf8))
    #expect(lines.map(\.place.line) == [2] && lines.allSatisfy { $0.payload != nil })
  }

  @Test("A line without an end is one complaint, and the next one is read")
  func overlong() {
    var stream = PayloadStream(path: "pipe")
    var lines = stream.take([UInt8](repeating: 0x20, count: PayloadReader.readLimit + 1))
    #expect(
      lines.map { $0.diagnostics.map(\.description) } == [
        [
          "pipe:1:1: error: the line is longer than the 1 MiB that are read; end each payload with a line feed"
        ]
      ])
    lines = stream.take([UInt8](repeating: 0x20, count: PayloadReader.readLimit + 1))
    #expect(lines.isEmpty)
    lines = stream.take(("\n" + Self.line("next")).utf8)
    #expect(lines.count == 1)
    #expect(lines.first?.place.line == 2)
    #expect(lines.first?.payload != nil)
  }

  @Test("A payload over several lines that is too long is one complaint, and its lines are counted")
  func overlongPayload() {
    var stream = PayloadStream(path: "pipe")
    let beginning = Array("{\n\"aps\":\n\"".utf8)
    var lines = stream.take(
      beginning + [UInt8](repeating: 0x20, count: PayloadReader.readLimit))
    #expect(
      lines.flatMap(\.diagnostics).map(\.description) == [
        "pipe:1:1: error: the payload is longer than the 1 MiB that are read; close all of its brackets"
      ])
    lines = stream.take(("\n" + Self.line("next")).utf8)
    #expect(lines.map(\.place.line) == [4] && lines.allSatisfy { $0.payload != nil })
  }

  @Test(
    "A payload that lacks its last bracket leaves those behind it, however the bytes are cut",
    arguments: [1, 3, 64, 4096], ["", Self.line("first")])
  func unclosed(size: Int, first: String) {
    let payload = "{\n  \"aps\": {\n    \"alert\": \"cut\"\n  }\n"
    let bytes = Array((first + payload + Self.line("next") + Self.line("last")).utf8)
    let lines = taken(bytes, inPiecesOf: size).suffix(3)
    #expect(bodies(Array(lines)).map { $0?.wording } == [nil, .literal("next"), .literal("last")])
    #expect(lines.flatMap(\.diagnostics).count == 1)
  }

  @Test(
    "One that lacks its last bracket leaves those behind it, too, where each takes several lines",
    arguments: [1, 3, 64, 4096])
  func unclosedOfSeveralLines(size: Int) {
    let payload = { (end: String) in "{\n  \"aps\": {\n    \"alert\": \"a\"\n  }\n\(end)" }
    let bytes = Array((payload("") + payload("}\n") + payload("") + payload("}\n")).utf8)
    let lines = taken(bytes, inPiecesOf: size)
    #expect(bodies(lines).map { $0?.wording } == [nil, .literal("a"), nil, .literal("a")])
    #expect(lines.map(\.place.line) == [1, 5, 10, 14])
    #expect(lines.flatMap(\.diagnostics).count == 2)
  }

  @Test(
    "A payload over several lines is one, also behind another, however its bytes are cut",
    arguments: [1, 3, 64, 4096])
  func severalLines(size: Int) {
    let payload = "{\n  \"aps\": {\n    \"alert\": \"a } in \\\"it\"\n  }\n}\n"
    let bytes = Array(("\n" + payload + "\n" + payload).utf8)
    let lines = taken(bytes, inPiecesOf: size)
    #expect(
      bodies(lines).map { $0?.wording } == [.literal("a } in \"it"), .literal("a } in \"it")])
    #expect(lines.map(\.place.line) == [2, 8])
    #expect(lines.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test(
    "A payload over several lines among those of one line is one, however the bytes are cut",
    arguments: [1, 3, 64, 4096])
  func severalLinesBehindOne(size: Int) {
    let payload = "{\n  \"aps\": {\n    \"alert\": \"second\"\n  }\n}\n"
    let bytes = Array((Self.line("first") + payload + Self.line("last")).utf8)
    let lines = taken(bytes, inPiecesOf: size)
    #expect(
      bodies(lines).map { $0?.wording } == ["first", "second", "last"].map { .literal($0) })
    #expect(lines.map(\.place.line) == [1, 2, 7])
    #expect(lines.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test(
    "What stands behind a payload over several lines is the same, however the bytes are cut",
    arguments: [
      "\n  }\n}\n", "  {\"aps\":{}}\n", " \r\n \n\t{\"aps\":{}}\n {\n\"aps\":{}\n}", "}\n",
    ])
  func behindSeveralLines(rest: String) {
    let bytes = Array(("{\n\"aps\":{\n}\n}" + rest).utf8)
    let whole = taken(bytes, inPiecesOf: bytes.count)
    #expect(whole.first?.payload != nil)
    for size in 1..<bytes.count { #expect(taken(bytes, inPiecesOf: size) == whole, "\(size)") }
  }

  @Test("A first line that is broken is a complaint, and the lines behind it are read")
  func brokenFirst() {
    var stream = PayloadStream(path: "pipe")
    var lines = stream.take((#"{"aps":{"alert":"x"}"# + "\n" + Self.line("next")).utf8)
    lines += stream.take(Self.line("last").utf8)
    #expect(lines.count == 3 && lines[0].payload == nil)
    #expect(lines.map(\.place.line) == [1, 2, 3])
  }

  @Test(
    "What comes a byte at a time is looked at once, not anew with each byte, nor with each line",
    .timeLimit(.minutes(20)), arguments: ["", Self.line("first")],
    ["x", "\n", "{\n", " {\n\n\n", "{\"a\": [\n"])
  func bytewise(first: String, part: String) {
    let bytes = Array((first + String(repeating: part, count: 100_000 / part.utf8.count)).utf8)
    var stream = PayloadStream(path: "pipe")
    var lines: [PayloadLine] = []
    for byte in bytes { lines += stream.take(CollectionOfOne(byte)) }
    lines += stream.end()
    var whole = PayloadStream(path: "pipe")
    #expect(lines == whole.take(bytes) + whole.end())
  }

  @Test(
    "A payload over several lines behind one of one line may have blank lines, however the bytes are cut",
    arguments: [1, 2, 3, 5, 1000])
  func blankLines(size: Int) {
    let payload = "{\n\n \n  \"aps\": {\n\n    \"alert\": \"}\"\n\n  }\n} \n\n"
    let bytes = Array((Self.line("first") + payload + payload + Self.line("last")).utf8)
    let lines = taken(bytes, inPiecesOf: size)
    #expect(
      bodies(lines).map { $0?.wording } == ["first", "}", "}", "last"].map { .literal($0) })
    #expect(lines.map(\.place.line) == [1, 2, 12, 22])
  }
}
