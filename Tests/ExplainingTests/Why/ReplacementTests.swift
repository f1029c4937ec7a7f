import Delivery
import TestSupport
import Testing

@testable import Explaining

@Suite("The end of what was replaced")
struct ReplacementTests {
  private func end(_ first: String, replacedBy second: String) throws -> Judgment {
    var phone = try Phone()
    try phone.perform(.device(.lock))
    try phone.send(first, collapse: "k")
    try phone.send(second, collapse: "k")
    let replacing = try #require(phone.explanation(of: 1).judgments.last { $0.says("replaced") })
    #expect(replacing.words == "replaced \(first) on the lock screen")
    return try #require(phone.explanation(of: 0).judgments.last { $0.says("replaced") })
  }

  @Test(
    "G26: what was replaced is not said to have replaced itself",
    arguments: [
      ("b", "replaced by b on the lock screen"),
      ("a", "replaced by a newer one on the lock screen"),
    ])
  func replaced(newer: String, words: String) throws {
    let end = try end("a", replacedBy: newer)
    #expect(end.words == words)
    let reason = end.reasons.first { $0.rule == "G26" }
    #expect(reason?.words == "a newer one came with its identifier")
  }
}

extension Judgment {
  fileprivate func says(_ word: String) -> Bool { words.hasPrefix(word) }
}
