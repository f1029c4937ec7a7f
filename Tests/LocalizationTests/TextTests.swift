import Localization
import Notifications
import Testing

@Suite("From texts to words")
struct TextTests {
  @Test(
    "L5, L7, L15: arguments fill placeholders in order or by number",
    arguments: [
      ("%2$@ met %1$@", ["Shelly", "Rick"], "Rick met Shelly"),
      ("%@ and %@", ["x"], "x and "),
      ("%@!", ["a", "surplus"], "a!"),
      ("100 %", ["a"], "100 %"),
      ("%3$d %", ["a"], "%3$d %"),
    ])
  func filling(format: String, arguments: [String], words: String) {
    #expect(format.filling(arguments) == words)
  }

  @Test("L3, L14: a missing key shows its literal, else itself, and the account says so")
  func missingKeys() {
    let withLiteral = Text(.localized(LocalizedText(key: "NOPE", fallback: "fallback")))
    let bare = Text(.localized(LocalizedText(key: "NOPE")))
    #expect(withLiteral.words == "fallback")
    #expect(bare.words == "NOPE")
    #expect(bare.resolved.account.map(\.rule) == ["L14", "L15"])
  }

  @Test("a literal is what it is and needs no account")
  func literal() {
    let resolved = Text.literal("100 % %@").resolved
    #expect(resolved.words == "100 % %@")
    #expect(resolved.account.isEmpty)
  }
}
