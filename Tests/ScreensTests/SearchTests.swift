import Delivery
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("Searching the list")
struct SearchTests {
  private func searching(_ text: String) -> ScreenHarness {
    var stage = ScreenHarness.morning()
    stage.type("/" + text)
    return stage
  }

  @Test("It goes to the first hit while one types, and counts")
  func typing() {
    var stage = searching("bees")
    #expect(stage.selectedWords == "Episode 12 is out.")
    #expect(stage.text.contains("1 of 1"))
    stage.type("x")
    #expect(stage.selectedWords == "Glucose level at 57.", "nothing is found: back where it began")
    #expect(stage.text.contains(Words.noHit))
  }

  @Test("Small letters find capitals; capitals find only themselves")
  func smartCase() {
    #expect(searching("EPISODE").text.contains(Words.noHit))
    #expect(searching("Episode").text.contains("1 of 1"))
    #expect(searching("episode").text.contains("1 of 1"))
  }

  @Test("What is found in a stack lays it open, and that is no act")
  func peeking() {
    var stage = searching("cake")
    #expect(stage.selectedWords == "I bring cake")
    #expect(stage.text.contains("Show Less"))
    #expect(stage.effects.isEmpty)
    #expect(stage.state.list.expandedGroups.isEmpty)
    stage.press(.escape)
    #expect(stage.selectedWords == "Glucose level at 57.")
    #expect(!stage.text.contains("Show Less"))
    #expect(stage.model.list.search == nil)
  }

  @Test("Enter stays there, and expands the stack by a command")
  func keeping() {
    var stage = searching("cake")
    stage.press(.enter)
    #expect(
      stage.effects == [
        .perform(
          .expand(
            GroupTarget(stage.state.groupKey(3), in: .lockScreen)))
      ])
    #expect(stage.selectedWords == "I bring cake")
    #expect(stage.state.list.expandedGroups.count == 1)
  }

  @Test("n and N go on, round the ends, and what was laid open closes again")
  func next() {
    var stage = searching("t?")
    stage.press(.enter)
    stage.press(.escape)
    stage.type("/invoice")
    stage.press(.enter)
    stage.press(.escape)
    stage.type("gg/i")
    stage.press(.enter)
    var seen: [String] = []
    for _ in 0..<20 {
      stage.type("n")
      seen.append(stage.selectedWords)
    }
    #expect(Set(seen).contains("Me neither, and I have looked everywhere in the house."))
    #expect(Set(seen).contains("Episode 12 is out."))
    let (first, last) = (stage.selectedWords, seen[18])
    stage.type("N")
    #expect(stage.selectedWords == last)
    stage.type("n")
    #expect(stage.selectedWords == first)
    stage.type("gg")
    #expect(stage.model.list.search?.peek == nil)
  }

  @Test("Hits stand out in the rows")
  func highlighting() throws {
    let stage = searching("sugar")
    let canvas = stage.model.frame(in: stage.scene).canvas
    let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Low blood sugar") })
    let reversed = (0..<80).filter {
      canvas[Point(column: $0, row: row)].style.attributes.contains(.reverse)
    }
    #expect(reversed.count == 5)
  }

  @Test("n without a search says how to begin one")
  func nothing() {
    var stage = ScreenHarness.morning()
    stage.type("n")
    #expect(stage.model.message == Message(text: Words.noSearch.standard, isError: true))
  }

  @Test("n goes on with what was looked for last, also after Esc")
  func again() {
    var stage = searching("cake")
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.model.list.search == nil)
    stage.type("n")
    #expect(stage.selectedWords == "I bring cake")
    #expect(stage.text.contains("/cake · 1 of 1"), "\(stage.text)")
  }

  @Test("What comes while a search is on is found too, and the selection stays")
  func arrivals() {
    var stage = searching("cake")
    stage.push("Zoe", "More cake", thread: "zoe")
    #expect(stage.selectedWords == "I bring cake")
    stage.press(.down)
    #expect(stage.text.contains("of 2"))
  }

  /// Four hits with other rows between them, the newest first: egg 4, hay 3, egg 3 and so on.
  private func eggs() -> ScreenHarness {
    var stage = ScreenHarness()
    stage.install("com.example.messages", "Messages")
    for number in 1...4 {
      stage.push(nil, "egg \(number)", thread: "e\(number)")
      stage.push(nil, "hay \(number)", thread: "h\(number)")
    }
    stage.type("/egg")
    stage.press(.enter)
    return stage
  }

  private func clear(_ words: String, in stage: inout ScreenHarness) throws {
    let number = try #require(
      stage.state.notifications.indices.first { stage.body($0) == words })
    stage.perform(.clear(.notification(stage.state.notification(number).key)))
  }

  @Test(
    "Where the hit goes on which it stands, it stands on the next one, on the last where there is none below",
    arguments: [
      (0, "egg 4", "egg 3", "1 of 3"), (1, "egg 3", "egg 2", "2 of 3"),
      (2, "egg 2", "egg 1", "3 of 3"), (3, "egg 1", "egg 2", "3 of 3"),
    ])
  func vanishing(steps: Int, gone: String, next: String, status: String) throws {
    var stage = eggs()
    stage.type("gg")
    while stage.selectedWords != "egg 4" { stage.type("n") }
    for _ in 0..<steps { stage.type("n") }
    try #require(stage.selectedWords == gone)
    try clear(gone, in: &stage)
    #expect(stage.selectedWords == next)
    #expect(stage.text.contains("/egg · \(status)"), "\(stage.text)")
  }

  @Test("n goes on from there, and what was selected elsewhere stays selected")
  func vanishingElsewhere() throws {
    var stage = eggs()
    while stage.selectedWords != "egg 3" { stage.type("n") }
    stage.type("k")
    let elsewhere = stage.selectedWords
    try #require(!elsewhere.hasPrefix("egg"))
    try clear("egg 3", in: &stage)
    #expect(stage.selectedWords == elsewhere)
    stage.type("N")
    #expect(stage.selectedWords == "egg 4")
  }

  @Test("Where the last hit goes, nothing is left to stand on, and what comes is found again")
  func vanishingLast() throws {
    var stage = searching("cake")
    stage.press(.enter)
    try clear("I bring cake", in: &stage)
    #expect(stage.text.contains(Words.noHit), "\(stage.text)")
    stage.push("Zoe", "More cake", thread: "zoe")
    stage.type("n")
    #expect(stage.selectedWords == "More cake")
  }

  @Test("A long list is looked through in slices, and until then the count is open")
  func slices() {
    var stage = ScreenHarness()
    stage.install("com.example.messages", "Messages")
    for number in 0..<250 {
      let content = Content(body: .literal(number == 7 ? "needle" : "hay"))
      let payload = Payload(content: content, source: SourceText([], at: Place("-")))
      _ = try? stage.engine.handle(
        .push(PushRequest(app: "com.example.messages", payload: payload)))
    }
    stage.type("/")
    stage.model.list.search?.slice = 100
    stage.send(.input(.paste("needle")))
    #expect(stage.model.list.search?.scanned == 100)
    #expect(stage.text.contains("0…"))
    #expect(stage.model.nextWake != nil)
    stage.send(.tick(.milliseconds(1)))
    stage.send(.tick(.milliseconds(2)))
    #expect(stage.text.contains("1 of 1"))
    #expect(stage.selectedWords == "needle")
    #expect(stage.model.nextWake == nil)
  }
}
