import Testing

@testable import NcursesTerminal

@Suite("What a terminal is sent of its description")
struct CapabilityTests {
  @Test(
    "Pauses are taken out, and a dollar by itself stays",
    arguments: [
      ("\u{1B}[H\u{1B}[J$<50>", "\u{1B}[H\u{1B}[J"), ("a$<5>b$<5*/>c", "abc"), ("$<5>", ""),
      ("\u{1B}[!$p$<5>", "\u{1B}[!$p"), ("$a>$<5>b", "$a>b"), ("a$<5", "a$<5"), ("", ""),
    ])
  func padding(text: String, sent: String) {
    #expect(Capabilities.withoutPadding(text) == Array(sent.utf8))
  }
}
