import Notifications
import Testing

@testable import Files

@Suite("JSON: hostile input")
struct JSONRobustnessTests {
  private static let seedText =
    #"{"aps":{"alert":{"title":"T é 👍","body":"\"q\" \uD83D\uDE00"},"badge":1.5e3,"x":[1,-2,null,true]},"#
    + "\n// c\n" + #""k":"v",'s':“q”,/*x*/"t":0}"#

  @Test("Whatever bytes come, reading ends with values or with a complaint", arguments: 0..<20)
  func mutations(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      var bytes = Array(Self.seedText.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      let document = JSONDocument.read(bytes, path: "m", grammar: .payload)
      #expect(document.root != nil || document.isBroken && !document.diagnostics.isEmpty)
      visit(document)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(Array("{}[],:\"\\'u/*".utf8).randomElement(using: &random) ?? 0, at: index)
    default: bytes.removeSubrange(index...)
    }
  }

  // Touches every value, so that a slot out of range would show.
  private func visit(_ document: JSONDocument) {
    guard let root = document.root else { return }
    _ = JSONText.compact(root.value)
    for member in root.members { _ = (member.name, member.value.place, member.value.source) }
  }
}
