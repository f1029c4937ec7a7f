import Delivery
import Notifications
import Testing

@testable import Screens

// The hits of a list that changes, and those that a search left behind.
extension SearchTests {
  @Test("What comes while a search is on is found too, and the selection stays")
  func arrivals() {
    var harness = searching("cake")
    harness.push("Zoe", "More cake", thread: "zoe")
    #expect(harness.selectedWords == "I bring cake")
    harness.press(.down)
    #expect(harness.text.contains("of 2"))
  }

  /// Four hits with other rows between them, the newest first: egg 4, hay 3, egg 3 and so on.
  private func eggs() -> ScreenHarness {
    var harness = ScreenHarness()
    harness.install("com.example.messages", "Messages")
    for number in 1...4 {
      harness.push(nil, "egg \(number)", thread: "e\(number)")
      harness.push(nil, "hay \(number)", thread: "h\(number)")
    }
    harness.type("/egg")
    harness.press(.enter)
    return harness
  }

  @Test(
    "n and N after a search has ended go on from the selected row, each its way",
    arguments: [("n", "egg 2"), ("N", "egg 3")])
  func goingOn(key: String, hit: String) throws {
    var harness = eggs()
    harness.press(.escape)
    try #require(harness.model.list.search == nil)
    harness.type("gg")
    for _ in 0..<10 where harness.selectedWords != "hay 2" { harness.type("j") }
    try #require(harness.selectedWords == "hay 2")
    harness.type(key)
    #expect(harness.selectedWords == hit)
  }

  @Test(
    "From above all rows n goes to the first hit, N to the last",
    arguments: [("n", "egg 4"), ("N", "egg 1")])
  func fromAbove(key: String, hit: String) {
    var harness = eggs()
    harness.press(.escape)
    harness.press(.home)
    harness.press(.up)
    harness.type(key)
    #expect(harness.selectedWords == hit)
  }

  private func clear(_ words: String, in harness: inout ScreenHarness) throws {
    let number = try #require(
      harness.state.notifications.indices.first { harness.body($0) == words })
    harness.perform(.clear(.notification(harness.state.notification(number).key)))
  }

  @Test(
    "Where the hit goes on which it stands, it stands on the next one, on the last where there is none below",
    arguments: [
      (0, "egg 4", "egg 3", "1 of 3"), (1, "egg 3", "egg 2", "2 of 3"),
      (2, "egg 2", "egg 1", "3 of 3"), (3, "egg 1", "egg 2", "3 of 3"),
    ])
  func vanishing(steps: Int, gone: String, next: String, status: String) throws {
    var harness = eggs()
    harness.type("gg")
    while harness.selectedWords != "egg 4" { harness.type("n") }
    for _ in 0..<steps { harness.type("n") }
    try #require(harness.selectedWords == gone)
    try clear(gone, in: &harness)
    #expect(harness.selectedWords == next)
    #expect(harness.text.contains("/egg · \(status)"), "\(harness.text)")
  }

  @Test("n goes on from there, and what was selected elsewhere stays selected")
  func vanishingElsewhere() throws {
    var harness = eggs()
    while harness.selectedWords != "egg 3" { harness.type("n") }
    harness.type("k")
    let elsewhere = harness.selectedWords
    try #require(!elsewhere.hasPrefix("egg"))
    try clear("egg 3", in: &harness)
    #expect(harness.selectedWords == elsewhere)
    harness.type("N")
    #expect(harness.selectedWords == "egg 4")
  }

  @Test("Where the last hit goes, nothing is left to stand on, and what comes is found again")
  func vanishingLast() throws {
    var harness = searching("cake")
    harness.press(.enter)
    try clear("I bring cake", in: &harness)
    #expect(harness.text.contains(Words.noHit), "\(harness.text)")
    harness.push("Zoe", "More cake", thread: "zoe")
    harness.type("n")
    #expect(harness.selectedWords == "More cake")
  }

  @Test(
    "A search begun from a page that hides the list comes to the list",
    arguments: ["gl", "T", "w"])
  func hiddenList(keys: String) {
    var harness = ScreenHarness.morning()
    harness.send(.tick(.zero))
    harness.type(keys + "/cake")
    #expect(harness.model.layout.hasPhone && harness.model.focus == .phone)
    #expect(harness.selectedWords == "I bring cake")
    harness.press(.enter)
    harness.press(.escape)
    harness.type(keys)
    #expect(!harness.model.layout.hasPhone)
    harness.type("n")
    #expect(harness.model.layout.hasPhone && harness.selectedWords == "I bring cake")
  }

  @Test(
    "Esc while a search or filter is typed goes back to the page that it was begun from",
    arguments: ["gl/", "T/", "Tf", "w/", "wf"], [80, 120])
  func backToPage(keys: String, columns: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: columns / 3)
    harness.send(.tick(.zero))
    harness.type(String(keys.dropLast()))
    let (panes, tab) = (harness.model.panes, harness.model.inspector.tab)
    harness.type(keys.suffix(1) + "cake")
    #expect(harness.model.layout.hasPhone && harness.model.focus == .phone)
    harness.press(.escape)
    #expect(harness.model.panes == panes && harness.model.inspector.tab == tab)
    harness.type(String(keys.suffix(1)))
    harness.press(.backspace)
    #expect(harness.model.panes == panes, "nothing was typed")
  }

  @Test("What is kept of a search stays at the list, wherever it was begun")
  func keptFromPage() {
    var harness = ScreenHarness.morning()
    harness.type("gl/bees")
    harness.press(.enter)
    #expect(harness.model.focus == .phone && harness.model.layout.hasPhone)
  }
}
