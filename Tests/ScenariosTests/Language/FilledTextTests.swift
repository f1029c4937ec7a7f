import Testing

@testable import Scenarios

@Suite("What a case fills in")
struct FilledTextTests {
  @Test("A case fills in 16 MiB at most; the first key that is beyond stays, and that is said")
  func most() throws {
    let text = String(repeating: "x", count: 1 << 20)
    let keys = String(repeating: "{k}", count: 18)
    // In a comment nothing is read of it but where it ends.
    let bytes = Array("case a k=\(text)\nnote é # \(keys)\n".utf8)
    let cases = ScenarioCases(bytes)
    let values = try #require(cases["a"])
    #expect(FilledText(Array(keys.utf8), filling: values).bytes.count == 16 << 20 + 6)
    #expect(values.filled(String(keys.prefix(48))).utf8.count == 16 << 20)
    let complaints = ScenarioDocument(cases, path: "a.scenario", playing: values).diagnostics
    #expect(
      complaints.map(\.description) == [
        "a.scenario:2:58: error: {k} stays as it is written: a case fills in at most 16 MiB"
      ])
  }
}
