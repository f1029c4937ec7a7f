import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Focus by keys and mouse")
struct FocusScreenTests {
  private func phone(_ columns: Int = 100, _ rows: Int = 40) -> ScreenHarness {
    var harness = ScreenHarness.today(columns: columns, rows: rows)
    harness.play("focus off")
    return harness
  }

  @Test("F4: o f lists them, Enter turns one on and the other off; both are named where one looks")
  func choosing() {
    var harness = phone()
    harness.type("of")
    for name in ["Do Not Disturb", "Personal", "Sleep", "Work", "Another…"] {
      #expect(harness.text.contains(name), "\(name)\n\(harness.text)")
    }
    harness.type("jj")
    harness.press(.enter)
    #expect(harness.state.focusInForce?.name == "Sleep")
    #expect(harness.text.occurrences(of: "☾ Sleep") == 2, "\(harness.text)")
    harness.type("of")
    harness.press(.enter)
    #expect(harness.state.focusInForce == nil)
    #expect(!harness.text.contains("☾ Sleep"))
  }

  @Test("F8: the status line says until when")
  func until() {
    var harness = phone()
    harness.play("focus Work schedule=09:00-17:00")
    #expect(harness.text.contains("☾ Work until 17:00") || harness.text.contains("until 5:00"))
  }

  @Test("F4: its name on the lock screen and in the status line opens the list")
  func clicking() {
    var harness = phone()
    harness.play("focus Work")
    harness.click(.control(.focus))
    #expect(harness.model.sheets.last is FocusSheet)
  }

  @Test("F5: e edits one; each row is a line of its own, and leaves it off where it is off")
  func editing() throws {
    var harness = phone()
    harness.type("ofje")
    #expect(harness.model.sheets.last is FocusFormSheet)
    let page = FocusPage("Personal", in: harness.state)
    let fields = page.fields
    #expect(fields.contains(.app("com.example.parcel")) && fields.contains(.schedule))
    for (index, field) in fields.enumerated()
    where ![.isOn, .people, .place].contains(field) {
      let before = FocusPage("Personal", in: harness.state)
      let values = (before.value(of: field), before.title(of: field))
      harness.press(.home)
      harness.type(String(repeating: "j", count: index) + " ")
      let after = FocusPage("Personal", in: harness.state)
      #expect((after.value(of: field), after.title(of: field)) != values, "\(field)")
      #expect(harness.state.focusInForce == nil || field == .schedule, "\(field)")
    }
    #expect(harness.model.sheets.last is FocusFormSheet)
  }

  @Test("F5: x in the list and the last row of its page delete one; what was never set up stays")
  func deleting() {
    for isOnPage in [false, true] {
      var harness = phone()
      harness.play("focus Reading apps=parcel")
      harness.model.open(FocusSheet(harness.scene))
      if !isOnPage {
        harness.type("x")
      } else {
        harness.type("eG")
        #expect(harness.text.contains("! Delete Focus"), "\(harness.text)")
        harness.type(" ")
        harness.press(.right)
        #expect(harness.state.focus.isSetUp("Reading"), "a switch is stepped through, this is none")
        harness.press(.enter)
      }
      #expect(!harness.state.focus.isSetUp("Reading") && harness.state.focusInForce == nil)
      #expect(harness.text.contains("Reading is deleted."), "\(harness.text)")
    }
    var harness = phone()
    harness.type("ofx")
    #expect(harness.text.contains("nothing was set for it"), "\(harness.text)")
    #expect(FocusPage("Personal", in: harness.state).fields.last == .place)
    #expect(FocusPage("Work", in: harness.state).fields.last == .delete)
  }

  @Test("F4: a Focus that goes above the selected one takes no key from it")
  func keepsSelection() {
    var harness = phone()
    harness.play("focus Reading apps=parcel\nfocus Tennis apps=rota\nfocus off")
    harness.model.open(FocusSheet(harness.scene))
    harness.type("Gk")
    harness.play("delete-focus Reading")
    harness.press(.enter)
    #expect(harness.state.focusInForce?.name == "Tennis", "\(harness.text)")
  }

  @Test("F4: where the selected Focus goes, the next is selected; the last row stays the last")
  func movesSelection() {
    var harness = phone()
    harness.play("focus Reading apps=parcel\nfocus Tennis apps=rota\nfocus off")
    harness.model.open(FocusSheet(harness.scene))
    harness.type("Gkkx")
    harness.press(.enter)
    #expect(harness.state.focusInForce?.name == "Tennis", "\(harness.text)")
    harness.model.open(FocusSheet(harness.scene))
    harness.type("G")
    harness.play("focus Errands apps=rota")
    harness.press(.enter)
    #expect(harness.model.sheets.last is CommandSheet, "\(harness.text)")
  }

  @Test("F5: beside one that silences stands what it silences, not what passes")
  func summaries() {
    var harness = phone()
    harness.play("focus Reading mode=silence apps=rota\nfocus Quiet mode=silence\nfocus off")
    #expect(FocusPage("Reading", in: harness.state).summary == "silences Rota")
    #expect(FocusPage("Quiet", in: harness.state).summary == "silences nothing")
  }

  @Test(
    "F4, F5, F6: one that names nobody lets Time Sensitive ones through, unless that is off; Do Not Disturb does not"
  )
  func passage() {
    var harness = phone()
    let quiet = FocusPage("Do Not Disturb", in: harness.state)
    #expect(quiet.summary == "lets nothing through")
    #expect(quiet.meaning(of: .isOn) == Sentence("Nothing passes but what is critical."))
    #expect(FocusPage("Personal", in: harness.state).summary == "only Time Sensitive")
    harness.play("focus Deep time-sensitive=off\nfocus off")
    #expect(FocusPage("Deep", in: harness.state).summary == "lets nothing through")
  }

  @Test("Before iOS 15 there is none, and the key says so")
  func before() {
    var harness = ScreenHarness.morning()
    harness.type("of")
    #expect(harness.model.sheets.isEmpty && harness.text.contains("Before iOS 15"))
  }

  @Test("F5: people are typed, too, and one that is off stays off")
  func people() throws {
    var harness = phone()
    harness.model.open(FocusFormSheet("Personal"))
    let fields = FocusPage("Personal", in: harness.state).fields
    let index = try #require(fields.firstIndex(of: .people))
    harness.type(String(repeating: "j", count: index))
    harness.press(.enter)
    let line = (harness.model.sheets.last as? CommandSheet)?.field.text
    #expect(line == "focus Personal schedule=none people=")
    harness.play("focus Personal schedule=none people=Ann,Bo")
    #expect(FocusPage("Personal", in: harness.state).fields.contains(.person("Bo")))
    #expect(harness.state.focusInForce == nil)
  }

  @Test("F5: who is turned off keeps the row while the page is open, and is turned on again there")
  func personStays() throws {
    var harness = phone()
    harness.play("focus Personal people=Ann,Bo\nfocus off")
    try openForm(&harness, at: .person("Ann"))
    let before = harness.state.focus.named("Personal")
    harness.type(" ")
    #expect(harness.state.focus.named("Personal").people == ["Bo"])
    #expect(harness.text.contains("Ann"), "\(harness.text)")
    harness.type(" ")
    let after = harness.state.focus.named("Personal")
    #expect(after.people.sorted() == ["Ann", "Bo"])
    #expect(after.allowsTimeSensitive == before.allowsTimeSensitive)
  }

  @Test("F5: a new sender above the selected row takes no key from it")
  func newSender() throws {
    var harness = phone()
    harness.play(
      #"app {"bundleIdentifier":"com.example.choir","displayName":"Choir","entitlements":["com.apple.developer.usernotifications.communication"]}"#
    )
    try openForm(&harness, at: .badges)
    harness.play(
      #"schedule choir {"identifier":"o","content":{"body":"Oompah?","communication":{"sender":"Zo"}},"trigger":null}"#
    )
    #expect(FocusPage("Personal", in: harness.state).fields.contains(.person("Zo")))
    let before = harness.state.focus.named("Personal")
    harness.type(" ")
    let after = harness.state.focus.named("Personal")
    #expect(after.drawsBadges != before.drawsBadges)
    #expect(after.showsSilencedOnLockScreen == before.showsSilencedOnLockScreen)
  }

  private func openForm(_ harness: inout ScreenHarness, at field: FocusField) throws {
    harness.model.open(FocusFormSheet("Personal"))
    let fields = FocusPage("Personal", in: harness.state).fields
    let index = try #require(fields.firstIndex(of: field))
    harness.type(String(repeating: "j", count: index))
  }

  @Test("F8, F11: times are typed in the command line, which begins with the rest")
  func typing() {
    var harness = phone()
    harness.model.open(FocusFormSheet("Do Not Disturb"))
    harness.type("j")
    harness.press(.enter)
    #expect((harness.model.sheets.last as? CommandSheet)?.field.text.hasSuffix("schedule=") == true)
  }
}
