import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Comparing on the screen")
struct CompareKeyTests {
  private static let app = """
    {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",\
    "categories":[{"identifier":"photo","categorySummaryFormat":{"key":"MORE"}}],\
    "strings":{"en":{"MORE":"%u more photos","LIKES":"Anna likes it"},\
    "pl":{"MORE":"jeszcze %u zdjęć","LIKES":"Anna to lubi"}}}
    """
  private static let day = """
    app \(app)
    push album {"aps":{"alert":{"title":"Beach","loc-key":"LIKES"},"category":"photo"}}
    wake

    """

  private func seat(
    _ size: Size = Size(columns: 120, rows: 40), others: [String: String] = [:],
    keepsJournal: Bool = false
  ) throws -> TestSession {
    try TestSession(Self.day, others: others, size: size, keepsJournal: keepsJournal)
  }

  /// Compares with what fits some words best.
  private func compare(with words: String, _ seat: inout TestSession) {
    seat.type("C")
    seat.send(.input(.paste(words)))
    seat.press(.enter)
    while seat.interaction.serveOrders() {}
  }

  @Test("C asks what with, and puts another language beside the phone")
  func language() throws {
    var seat = try seat()
    seat.type("C")
    #expect(seat.text.contains("Polish") && seat.text.contains("never"), "\(seat.text)")
    seat.send(.input(.paste("polish")))
    seat.press(.enter)
    #expect(seat.text.contains("still being played"), "\(seat.text)")
    while seat.interaction.serveOrders() {}
    #expect(seat.text.contains("Anna likes it") && seat.text.contains("Anna to lubi"))
    #expect(seat.text.contains("≠") && seat.text.contains("differ"), "\(seat.text)")
  }

  @Test("What was worded when it came is worded in the other phone's language")
  func wordedAtReception() throws {
    var seat = try seat()
    compare(with: "pl Polish", &seat)
    let phone = seat.session.state
    #expect(phone.device.languages == ["en"], "the phone itself is as it was")
    #expect(seat.text.contains("Anna to lubi"), "\(seat.text)")
  }

  @Test("n and N go through the differences, round")
  func differences() throws {
    var seat = try seat()
    compare(with: "beginning", &seat)
    let first = seat.text
    seat.type("n")
    seat.type("N")
    #expect(seat.text == first)
    seat.press(.home)
    #expect(seat.text.contains("row 1 of"))
  }

  @Test("Enter opens the other phone, and u takes all of it back")
  func opening() throws {
    var seat = try seat(keepsJournal: true)
    let before = seat.session.state.device
    compare(with: "polish", &seat)
    seat.press(.enter)
    #expect(seat.session.state.device.languages == ["pl"])
    #expect(seat.text.contains("Anna to lubi"), "\(seat.text)")
    #expect(seat.text.contains("The phone is as in Polish; u takes it back."), "\(seat.text)")
    seat.type("u")
    #expect(seat.session.state.device == before)
    #expect(seat.text.contains("Anna likes it") && seat.text.contains("Undid: Polish."))
  }

  @Test("The page says which setting either phone has, and what both have in common")
  func page() throws {
    var seat = try seat()
    compare(with: "grouping off", &seat)
    #expect(seat.text.contains("  grouping off"), "\(seat.text)")
    let page = try #require(seat.interaction.comparisonPage)
    #expect(page.contains(">as it is</th>") && page.contains(">grouping off</th>"), "\(page)")
    #expect(page.contains("<dt>system</dt><dd>iOS 12</dd>"), "\(page)")
    #expect(!page.contains("<p></p>"))
    seat.press(.escape)
    compare(with: "iOS 15", &seat)
    let other = try #require(seat.interaction.comparisonPage)
    #expect(other.contains("<dt>width</dt>") && !other.contains("<dt>system</dt>"), "\(other)")
  }

  @Test("While looking back the present is set as the other phone is, from what is set there")
  func openingFromThePast() throws {
    var seat = try seat()
    seat.run(["setting album previews=always"])
    seat.type(",,,")
    #expect(seat.session.isLookingBack && seat.session.past.eventCount == 1)
    compare(with: "previews never", &seat)
    seat.press(.enter)
    #expect(!seat.session.isLookingBack)
    #expect(seat.session.state.previews(of: "com.example.album") == .never, "\(seat.text)")
  }

  @Test("Enter on the left leaves the phone as it is")
  func openingLeft() throws {
    var seat = try seat()
    compare(with: "polish", &seat)
    seat.press(.left)
    seat.press(.enter)
    #expect(seat.session.state.device.languages == ["en"])
    #expect(!seat.text.contains("next difference"))
  }

  @Test("A future that was left stands beside the present, and Enter goes back to it")
  func branch() throws {
    var seat = try seat()
    seat.run(["dnd on", "clear-all"])
    seat.type(",")
    seat.run(["dnd off"])
    #expect(seat.session.branches.count == 1)
    compare(with: "future left", &seat)
    #expect(seat.text.contains("only left"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.session.state.list.count == 0)
  }

  @Test("Another scenario by its path is played by itself")
  func scenario() throws {
    var seat = try seat(others: [
      "other.scenario": "app \(Self.app)\npush album {\"aps\":{\"alert\":\"Other\"}}\nwake\n"
    ])
    let path = seat.path("other.scenario")
    compare(with: path, &seat)
    #expect(seat.text.contains("Other") && seat.text.contains("Anna likes it"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.acts.last == .open(path: path))
  }

  @Test("Where this session would be lost, another scenario is not opened in its place")
  func scenarioWhileRecording() throws {
    var seat = try seat(others: ["other.scenario": "app \(Self.app)\nwake\n"])
    compare(with: seat.path("other.scenario"), &seat)
    seat.interaction.model.recording = Recording(path: "flow.scenario")
    seat.press(.enter)
    #expect(seat.acts.isEmpty)
    #expect(seat.text.contains("recording first"), "\(seat.text)")
  }

  @Test("Comma and full stop take both phones through time, in step")
  func time() throws {
    var seat = try seat()
    seat.run(["clear-all"])
    compare(with: "pl Polish", &seat)
    #expect(!seat.text.contains("Anna"), "\(seat.text)")
    step(",", 1, &seat)
    #expect(seat.text.contains("after 3 of 4 events"), "\(seat.text)")
    #expect(seat.text.contains("Anna likes it") && seat.text.contains("Anna to lubi"))
    step(",", 3, &seat)
    #expect(seat.text.contains("after 0 of 4 events") && !seat.text.contains("Anna"))
    step(".", 2, &seat)
    #expect(seat.text.contains("Anna likes it") && seat.text.contains("Anna to lubi"))
    #expect(!seat.session.isLookingBack, "the phone itself stays where it is")
    seat.press(.enter)
    #expect(seat.session.state.device.languages == ["pl"] && seat.session.state.list.count == 1)
    #expect(seat.session.branches.count == 1)
  }

  @Test("Enter on the left goes to the moment that both phones are shown at")
  func timeOnTheLeft() throws {
    var seat = try seat()
    compare(with: "pl Polish", &seat)
    step(",", 1, &seat)
    seat.press(.left)
    seat.press(.enter)
    #expect(seat.session.isLookingBack && seat.session.past.eventCount == 2)
  }

  @Test("A future that was left and the moment before an event go along, each in its own course")
  func timeOfOwnCourses() throws {
    var seat = try seat()
    seat.run(["dnd on", "clear-all"])
    seat.type(",")
    seat.run(["dnd off"])
    compare(with: "future left", &seat)
    step(",", 4, &seat)
    #expect(seat.text.contains("after 1 of 5 events") && !seat.text.contains("Anna"))
    #expect(!seat.text.contains("≠"), "before they parted both phones are the same\n\(seat.text)")
    seat.press(.escape)
    compare(with: "before the last", &seat)
    step(",", 1, &seat)
    seat.press(.enter)
    #expect(seat.session.past.eventCount == 3)
  }

  private func step(_ key: String, _ count: Int, _ seat: inout TestSession) {
    for _ in 0..<count { seat.type(key) }
    while seat.interaction.serveOrders() {}
  }

  @Test("Another version of an app gets what came for the installed one")
  func version() throws {
    var seat = try seat(others: [
      "New.app/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.album</string>
      <key>CFBundleDisplayName</key><string>Album 2</string></dict></plist>
      """,
      "New.app/en.lproj/Localizable.strings": "\"LIKES\" = \"Anna loves it\";\n",
    ])
    compare(with: seat.path("New.app"), &seat)
    #expect(seat.text.contains("Anna loves it") && seat.text.contains("ALBUM 2"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.text.contains("Anna loves it") && seat.text.contains("takes it back"))
    seat.type("u")
    #expect(seat.text.contains("Anna likes it"), "\(seat.text)")
  }

  @Test("A path that cannot be read is said in place")
  func missing() throws {
    var seat = try seat()
    compare(with: "/none.scenario", &seat)
    #expect(seat.text.contains("/none.scenario") && seat.text.contains("Compare"), "\(seat.text)")
    seat.press(.escape)
    #expect(!seat.text.contains("/none.scenario"))
  }

  @Test("Both phones are drawn anew where the terminal gets another size")
  func resizing() throws {
    var seat = try seat()
    compare(with: "polish", &seat)
    seat.send(.input(.resize(Size(columns: 40, rows: 12))))
    while seat.interaction.serveOrders() {}
    #expect(seat.text.contains("< ") && seat.text.contains("> "), "\(seat.text)")
    seat.send(.input(.resize(Size(columns: 80, rows: 24))))
    while seat.interaction.serveOrders() {}
    #expect(seat.text.contains("≠"), "\(seat.text)")
  }

  @Test("A click chooses a phone and a row, a second one opens it")
  func clicking() throws {
    var seat = try seat()
    compare(with: "polish", &seat)
    _ = seat.interaction.frame()
    let spot = Spot.compared(ComparedSpot(row: 0, isRight: true))
    let rect = try #require(seat.interaction.model.painted.targets.rect(of: spot))
    for _ in 0..<2 {
      seat.send(.input(.mouse(Mouse(.press(.left), at: rect.origin))))
      _ = seat.interaction.frame()
    }
    #expect(seat.session.state.device.languages == ["pl"])
  }
}
