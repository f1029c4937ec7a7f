import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The selection stays in sight")
struct SelectionInSightTests {
  @Test("G22: below a stack that was cleared the next row is selected, not its older namesake")
  func namesake() throws {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      push chat {"aps":{"alert":"old"}}
      push chat {"aps":{"alert":"older"}}
      unlock
      lock
      wake
      push mail {"aps":{"alert":"letter"}} id=letter
      push chat {"aps":{"alert":"one"}}
      push chat {"aps":{"alert":"two"}}
      """)
    harness.type("x")
    let selected = try #require(harness.model.selected(in: harness.scene))
    let number = try #require(selected.leading)
    #expect(harness.state.notification(number).name == "letter", "\(harness.text)")
    #expect(harness.text.contains("▌"), "\(harness.text)")
  }

  @Test(
    "G21: what is left of a stack that loses its header is selected, whichever member was cleared",
    arguments: [0, 1])
  func lastMember(steps: Int) throws {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      push mail {"aps":{"alert":"below"}} id=below
      push chat {"aps":{"alert":"one"}} id=one
      push chat {"aps":{"alert":"two"}} id=two
      push mail {"aps":{"alert":"above"}} id=above
      """)
    harness.type("j")
    harness.press(.enter)
    harness.type(String(repeating: "j", count: steps) + "x")
    let selected = try #require(harness.model.selected(in: harness.scene))
    let number = try #require(selected.leading)
    let name = harness.state.notification(number).name
    #expect(name == (steps == 0 ? "one" : "two"), "\(harness.text)")
  }

  @Test("Where what is left of a stack moves on to its own time, the row is selected that follows")
  func leftBehind() throws {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      push chat {"aps":{"alert":"old","thread-id":"a"}} id=old
      +1m push mail {"aps":{"alert":"one","thread-id":"1"}} id=one
      +1m push mail {"aps":{"alert":"two","thread-id":"2"}} id=two
      +1m push chat {"aps":{"alert":"new","thread-id":"a"}} id=new
      +1m push mail {"aps":{"alert":"top","thread-id":"3"}} id=top
      """)
    harness.type("j")
    harness.press(.enter)
    harness.type("x")
    let number = try #require(harness.model.selected(in: harness.scene)?.leading)
    #expect(harness.state.notification(number).name == "two", "\(harness.text)")
  }

  @Test("A step beyond the end brings the selection back into sight", arguments: [1, -1])
  func ends(step: Int) {
    var harness = ScreenHarness.morning(columns: 80, rows: 16)
    harness.type(step > 0 ? "G" : "k")
    harness.model.scrollList(by: -step * 12, harness.scene)
    #expect(!harness.model.selectionIsSeen(harness.scene), "\(harness.text)")
    harness.type(step > 0 ? "j" : "k")
    #expect(harness.model.selectionIsSeen(harness.scene), "\(harness.text)")
  }

  @Test("A group that is expanded and collapsed again is where it was", arguments: ["h", "e", " "])
  func collapsing(key: String) {
    var harness = scrolledToFamily()
    let before = harness.text
    harness.type("e")
    #expect(harness.selectedWords == "See you at six?")
    harness.type(key)
    #expect(harness.text == before)
  }

  @Test("A click on Show Less leaves the group where it was")
  func showingLess() throws {
    var harness = scrolledToFamily()
    let before = harness.text
    let place = try #require(harness.model.selected(in: harness.scene)?.place)
    harness.type("e")
    let isPainted = harness.click(.showLess(place))
    #expect(isPainted)
    #expect(harness.text == before)
  }

  @Test("An undo that collapses a group leaves it where it was")
  func undoneExpanding() throws {
    var harness = scrolledToFamily()
    let row = harness.rowOfSelection
    let place = try #require(harness.model.selected(in: harness.scene)?.place)
    harness.type("e")
    harness.undoTitle = "Expand"
    harness.type("u")
    harness.perform(.collapse(place.target))
    #expect(harness.rowOfSelection == row, "\(harness.text)")
  }

  // With more above than closes up, and with room for the whole stack below.
  private func scrolledToFamily() -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 80, rows: 16)
    harness.type("jj")
    harness.model.scrollList(by: 4, harness.scene)
    return harness
  }

  @Test(
    "A list at its top is at its top again when the window grew back",
    arguments: [(80, 20), (80, 16), (80, 12), (60, 15), (40, 12), (80, 6), (20, 3)],
    ["", "jk", "jj"])
  func growing(small: (columns: Int, rows: Int), keys: String) {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type(keys)
    let before = harness.text
    harness.send(.input(.resize(Size(columns: small.columns, rows: small.rows))))
    _ = harness.text
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(harness.text == before)
  }

  @Test("A row that was in sight before a size that is too small is so after it, whatever is left")
  func throughTooSmall() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("jjj")
    harness.send(.input(.resize(Size(columns: 80, rows: 6))))
    harness.send(.input(.resize(Size(columns: 80, rows: 12))))
    #expect(harness.model.selectionIsSeenWhole(harness.scene), "\(harness.text)")
  }

  @Test("A list that was scrolled away from what is selected stays so through a size too small")
  func scrolledThroughTooSmall() {
    var harness = ScreenHarness.morning(columns: 80, rows: 16)
    harness.model.scrollList(by: 12, harness.scene)
    #expect(!harness.model.selectionIsSeen(harness.scene), "\(harness.text)")
    let before = harness.text
    harness.send(.input(.resize(Size(columns: 80, rows: 6))))
    harness.send(.input(.resize(Size(columns: 80, rows: 16))))
    #expect(harness.text == before)
  }
}
