import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Narrowing the list")
struct FilterTests {
  private func filtered(_ text: String) -> ScreenHarness {
    var harness = ScreenHarness.morning()
    harness.type("f" + text)
    harness.press(.enter)
    return harness
  }

  @Test(
    "Terms of every kind",
    arguments: [
      ("app:mail", 2), ("thread:family", 4), ("critical", 1), ("!app:messages", 4), ("cake", 1),
      ("app:messages !thread:trip", 4), ("\"one about\"", 1), ("app:mail bees", 0),
    ])
  func terms(text: String, count: Int) {
    let harness = filtered(text)
    #expect(harness.model.list.filter?.rows.count == count)
    #expect(harness.text.contains("\(count) of 10"))
    #expect(harness.text.contains("Esc \(Words.showsAll)"), "\(harness.text)")
  }

  @Test("What Esc does is said in the last row alone, and where it goes back that is said")
  func lastRow() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("fapp:mail")
    harness.press(.enter)
    let rows = harness.text.split(separator: "\n")
    #expect(rows.last?.contains("Esc \(Words.showsAll)") == true, "\(harness.text)")
    #expect(!rows.dropLast().contains { $0.contains("Esc") }, "\(harness.text)")
    harness.press(.tab)
    #expect(harness.text.contains("filter: app:mail"), "\(harness.text)")
    #expect(harness.text.contains("Esc back"), "\(harness.text)")
    #expect(!harness.text.contains(Words.showsAll), "\(harness.text)")
  }

  @Test("In the log, too, Esc shows all, and the last row says so")
  func log() throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("gl")
    harness.type("fG3")
    harness.press(.enter)
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(last.contains("Esc \(Words.showsAll)"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.inspector.logFilter == nil)
  }

  @Test(
    "A press on what the list is narrowed to shows all, whatever else has the keys",
    arguments: [[], ["\t"], ["/cup"], ["\t", "/cup"]])
  func pressed(keys: [String]) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("fapp:mail")
    harness.press(.enter)
    press(keys, &harness)
    let isHit = harness.click(.narrowing(.phone))
    #expect(isHit && harness.model.list.filter == nil, "\(harness.text)")
    #expect(harness.model.focus == .phone)
  }

  @Test(
    "So does a press on what the log is narrowed to",
    arguments: [[], ["\t"], ["\t", "/cup"], ["\t", "fkim"]])
  func pressedInLog(keys: [String]) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("gl")
    if harness.model.focus == .phone { harness.press(.tab) }
    harness.type("fG3")
    harness.press(.enter)
    press(keys, &harness)
    let typed = harness.model.list.filter?.field.text
    let isHit = harness.click(.narrowing(.inspector))
    #expect(isHit && harness.model.inspector.logFilter == nil, "\(harness.text)")
    #expect(harness.model.list.filter?.field.text == typed, "the list stays as it is")
  }

  private func press(_ keys: [String], _ harness: inout ScreenHarness) {
    for key in keys { if key == "\t" { harness.press(.tab) } else { harness.type(key) } }
  }

  @Test("A long list is narrowed in slices, and until then the count of what fits is open")
  func slices() {
    var harness = narrowing(ScreenHarness.haystack(around: 7), to: "needle")
    #expect(harness.model.list.filter?.unknown.count == 150)
    #expect(harness.text.contains("0…") && !harness.text.contains(Words.nothingFits))
    harness.send(.tick(.milliseconds(1)))
    #expect(harness.model.list.filter?.isDone == false && harness.model.nextWake != nil)
    harness.send(.tick(.milliseconds(2)))
    #expect(harness.text.contains("1 of 250"), "\(harness.text)")
    #expect(harness.selectedWords == "needle")
    #expect(harness.model.nextWake == nil)
  }

  @Test("What fits next to the selected row is shown before a long list is looked through")
  func near() {
    let harness = narrowing(ScreenHarness.haystack(around: 243), to: "needle")
    #expect(harness.text.contains("1…"), "\(harness.text)")
    #expect(harness.selectedWords == "needle")
  }

  @Test("A longer word is looked for only where the shorter one was found")
  func narrower() {
    var harness = narrowing(ScreenHarness.haystack(around: 243), to: "n")
    harness.send(.tick(.milliseconds(1)))
    harness.send(.tick(.milliseconds(2)))
    harness.type("e")
    #expect(harness.text.contains("1 of 250"), "\(harness.text)")
  }

  // A hundred are looked at in a turn.
  private func narrowing(_ long: ScreenHarness, to word: String) -> ScreenHarness {
    var harness = long
    harness.type("f")
    harness.model.list.filter?.slice = 100
    harness.send(.input(.paste(word)))
    return harness
  }

  @Test(
    "Whatever was typed before, the list is narrowed to what is typed now",
    arguments: [
      "!cake", "i !cake", "Cake", "cake critical", "cafe\u{301}", "app:mail", "!app:mail m",
      "\"one about\"", "thread:family ca", "!thread:trip !critical",
    ])
  func letters(text: String) {
    var harness = ScreenHarness.morning()
    harness.push("Zoe", "CAKE at the cafe\u{301}", thread: "zoe")
    harness.type("f")
    for key in text.map(Key.Code.character) + text.map({ _ in .backspace }) {
      harness.press(key)
      guard let filter = harness.model.list.filter else { break }
      let fresh = FilteredRows(harness.state) { number in
        filter.terms.allSatisfy { $0.fits(number, in: harness.state) }
      }
      #expect(filter.rows.items == fresh.items, "\(filter.text)")
    }
  }

  @Test("Esc shows everything again, with the same row selected")
  func clearing() {
    var harness = filtered("cake")
    #expect(harness.selectedWords == "I bring cake")
    harness.press(.escape)
    #expect(harness.model.list.filter == nil)
    #expect(harness.effects.isEmpty)
    #expect(harness.selectedWords == "stack See you at six?")
  }

  @Test("A group that fits wholly is shown as a stack; of another only what fits, alone")
  func groups() {
    #expect(filtered("thread:trip").selectedWords == "stack Got it.")
    var harness = filtered("cake")
    harness.type("X")
    #expect(harness.model.message?.text == Words.filterHidesMembers.standard)
    #expect(harness.effects.isEmpty)
    harness.type("x")
    #expect(harness.state.list.count == 9)
    #expect(harness.text.contains("0 of 9"))
  }

  @Test("Clearing all is refused while rows are hidden", arguments: ["key", "header"])
  func clearAll(by way: String) {
    var harness = filtered("app:mail")
    if way == "key" {
      harness.press(.character("x"), .control)
    } else {
      harness.type("kk")
      harness.press(.enter)
    }
    #expect(
      harness.model.message == Message(text: Words.filterRefusesClearAll.standard, isError: true))
    #expect(harness.state.list.count == 10)
  }

  @Test("What comes shows only where it fits")
  func arrivals() {
    var harness = filtered("app:mail")
    harness.push("Zoe", "Hi", thread: "zoe")
    #expect(harness.text.contains("2 of 11"))
    harness.push("Ada", "News", app: "com.example.mail")
    #expect(harness.text.contains("3 of 12"))
  }

  @Test("A search under a filter finds only what is shown")
  func searching() {
    var harness = filtered("app:mail")
    harness.type("/i")
    #expect(harness.text.contains("of 2"))
    harness.press(.enter)
    harness.press(.escape)
    #expect(harness.model.list.filter != nil && harness.model.list.search == nil)
  }
}
