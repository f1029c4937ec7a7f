import Files
import Notifications
import Testing

@testable import Sessions

@Suite("Payloads that are read ahead")
struct ReadAheadPayloadsTests {
  // Good ones, wrong ones, blank lines, envelopes, one over several lines, with and
  // without a line feed at the end.
  private static func file(seed: UInt64) -> SourceFile {
    var random = SplitMix(seed: seed)
    let lines = (0..<Int.random(in: 0...60, using: &random)).map { index in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: ""
      case 1: #"{"aps":{"alert":"#
      case 2: #"{"to":"com.example.tea","at":"+5s","payload":{"aps":{"alert":"\#(index)"}}}"#
      case 3: "{\n  \"aps\": {\n    \"alert\": \"\(index)\"\n  }\n}"
      default: #"{"aps":{"alert":"お茶 \#(index)","thread-id":"t\#(index % 7)"}}"#
      }
    }
    let end = Bool.random(using: &random) ? "\n" : ""
    return SourceFile(path: "tea.ndjson", bytes: Array((lines.joined(separator: "\n") + end).utf8))
  }

  private func ahead(_ file: SourceFile, batches count: Int) -> ReadAheadPayloads {
    ReadAheadPayloads(file, leastBytes: 1, batchCount: count)
  }

  @Test("They are those of the file, in its order, however many a thread reads", arguments: 1...40)
  func order(seed: UInt64) {
    let file = Self.file(seed: seed)
    let wanted = Array(PayloadLines(file))
    for count in [1, 2, 5, 100] {
      var payloads = ahead(file, batches: count)
      let read = Array(sequence(state: ()) { _ in payloads.popFirst() })
      #expect(read == wanted, "seed \(seed), \(count) at a time")
      #expect(payloads.bytesRead >= file.bytes.count, "all is behind at the end")
    }
  }

  @Test(
    "A copy goes on where the original was, and neither takes from the other", arguments: 1...20)
  func copies(seed: UInt64) {
    let file = Self.file(seed: seed)
    let wanted = Array(PayloadLines(file))
    for start in stride(from: 0, through: wanted.count, by: 3) {
      var payloads = ahead(file, batches: 4)
      for line in wanted.prefix(start) { #expect(payloads.popFirst() == line) }
      var copy = payloads
      #expect(copy.first == wanted.dropFirst(start).first, "seed \(seed): what comes next")
      #expect(
        Array(sequence(state: ()) { _ in copy.popFirst() }) == wanted.dropFirst(start).map(\.self))
      #expect(
        Array(sequence(state: ()) { _ in payloads.popFirst() })
          == wanted.dropFirst(start).map(\.self))
    }
  }

  @Test("How far it got is told in bytes of what was given out, not of what was read ahead")
  func progress() {
    let line = #"{"aps":{"alert":"tea"}}"# + "\n"
    let file = SourceFile(path: "a.ndjson", bytes: Array(String(repeating: line, count: 9).utf8))
    var payloads = ahead(file, batches: 4)
    for count in 1...9 {
      _ = payloads.popFirst()
      #expect(payloads.bytesRead == count * line.utf8.count)
    }
    #expect(payloads.byteCount == file.bytes.count && payloads.popFirst() == nil)
  }
}
