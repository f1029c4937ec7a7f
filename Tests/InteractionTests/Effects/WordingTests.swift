import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Locale, previews and grouping by keys")
struct WordingTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","categories":[{"identifier":"photo",\
    "categorySummaryFormat":{"key":"MORE"},"hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}}],\
    "strings":{"en":{"MORE":"%u more photos","HIDDEN":"%u photos"},\
    "pl":{"MORE":"jeszcze %u zdjęć","HIDDEN":"zdjęcia: %u"}}}
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push album {"aps":{"alert":"one","category":"photo","thread-id":"a"}} id=one
    push album {"aps":{"alert":"two","category":"photo","thread-id":"a"}} id=two
    push album {"aps":{"alert":"three","category":"photo","thread-id":"a"}} id=three
    push chat {"aps":{"alert":"Hello","thread-id":"c"}} id=hello
    """

  @Test(
    "T23: o l, a language and Enter change the locale as a line does, and re-word the list at once")
  func locale() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    #expect(seat.text.contains("2 more photos"))
    seat.type("olpl")
    #expect(seat.text.contains("jeszcze 2 zdjęć"), "\(seat.text)")
    #expect(seat.text.contains("polski") && seat.text.contains("Polish"))
    #expect(seat.session.state.device.locale == "en_US", "looking changes nothing")
    seat.press(.enter)
    #expect(seat.session.state.device.locale == "pl_PL")
    #expect(seat.text.contains("jeszcze 2 zdjęć"))
    #expect(seat.interaction.scene.commandLog == ["locale pl_PL"])
    #expect(seat.journal.hasSuffix("locale pl_PL\n"), "\(seat.journal)")
  }

  @Test("Esc leaves the locale as it was", arguments: [false, true])
  func leaving(hasMoved: Bool) throws {
    var seat = try TestSession(Self.day)
    seat.type("ol")
    if hasMoved { seat.press(.down) }
    seat.press(.escape)
    #expect(seat.text.contains("2 more photos"))
    #expect(seat.interaction.scene.commandLog.isEmpty)
  }

  @Test("A locale that nobody speaks can be typed, and a name that is none is said to be none")
  func typed() throws {
    var seat = try TestSession(Self.day)
    seat.type("olzzzzzz")
    #expect(seat.text.contains("No language is called so."))
    seat.press(.enter)
    #expect(seat.session.state.device.locale == "en_US")
    seat.press(.escape)
    seat.type("olen_GB")
    seat.press(.enter)
    #expect(seat.session.state.device.locale == "en_GB")
    #expect(seat.session.state.device.languages == ["en-GB", "en"])
    #expect(seat.text.contains("2 more photos"))
  }

  @Test(
    "H1: o p hides and shows previews on the whole phone, o P those of one app; u takes it back")
  func previews() throws {
    var seat = try TestSession(Self.day)
    seat.type("G")
    seat.type("opop")
    #expect(seat.text.contains("zdjęcia: 3") == false && seat.text.contains("3 photos"))
    #expect(
      seat.interaction.scene.commandLog == [
        "setting all previews=when-unlocked", "setting all previews=never",
      ])
    seat.type("oP")
    #expect(seat.text.contains("2 more photos"))
    #expect(seat.interaction.scene.commandLog.last == "setting com.example.album previews=always")
    seat.type("u")
    #expect(seat.text.contains("3 photos"))
    seat.type("uu")
    #expect(seat.text.contains("2 more photos") && seat.text.contains("Hello"))
  }

  @Test("The selected row, an expanded group and the scrolling stay where they were")
  func place() throws {
    var seat = try TestSession(Self.day, size: Size(columns: 74, rows: 14))
    seat.type("jlG")
    let line = try #require(selectedLine(seat))
    seat.type("olpl")
    seat.press(.enter)
    #expect(selectedLine(seat) == line, "\(seat.text)")
    #expect(seat.session.state.list.expandedGroups.count == 1)
    seat.type("opop")
    #expect(selectedLine(seat) == line, "\(seat.text)")
    #expect(seat.session.state.list.expandedGroups.count == 1)
  }

  // The screen's line on which the marker of the selection begins.
  private func selectedLine(_ seat: TestSession) -> Int? {
    seat.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("▌") }
  }
}
