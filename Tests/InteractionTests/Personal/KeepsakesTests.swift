import Screens
import Testing

@testable import Interaction

@Suite("What is offered again of a session")
struct KeepsakesTests {
  @Test("G5: a payload is offered once, the newest first, and one that only looks like it, too")
  func payloads() {
    let paths = ["caf\u{E9}.apns", "cafe\u{301}.apns", "caf\u{E9}.apns"]
    var kept = Keepsakes()
    for path in paths { kept.add(PayloadChoice(title: "", app: "", path: path, text: "")) }
    #expect(kept.payloads.map { $0.path.unicodeScalars.count } == [9, 10])
  }
}
