import Testing

@testable import Screens

@Suite("Quotes within quotes")
struct InnerQuoteTests {
  @Test(
    "They are single ones, and stay as they are where they do not pair up",
    arguments: [
      ("standup “Room “Tulip””", "standup “Room ‘Tulip’”"), ("“a” and “b”", "“a” and “b”"),
      ("“Raum „Tulpe“”", "“Raum „Tulpe“”"), ("5” and “a “b””", "5” and “a “b””"), ("", ""),
      ("“a “b “c” d” e”", "“a ‘b ‘c’ d’ e”"),
    ])
  func quotes(text: String, wanted: String) {
    #expect(text.withInnerQuotes == wanted)
  }

  @Test("What is refused is in the log with the same words")
  func refused() {
    var harness = ScreenHarness.morning()
    harness.model.say("standup “Room “Tulip””", isError: true)
    #expect(harness.model.message?.text == "standup “Room ‘Tulip’”")
    #expect(harness.model.inspector.refusals.last?.text == harness.model.message?.text)
  }
}
