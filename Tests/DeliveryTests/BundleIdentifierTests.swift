import Notifications
import Testing

@Suite("Bundle identifiers")
struct BundleIdentifierTests {
  @Test(
    "The short name stands after the last dot that something follows",
    arguments: [
      ("com.example.chat", "chat"), ("chat", "chat"), ("com.example.", "example"),
      ("com.example..", "example"), (".chat", "chat"), ("...", "..."), ("", ""),
      ("com.example.kávé", "kávé"),
    ])
  func lastPart(text: String, name: String) {
    #expect(BundleIdentifier(text).lastPart == name)
  }
}
