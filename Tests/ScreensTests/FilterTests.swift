import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Narrowing the list")
struct FilterTests {
  private func filtered(_ text: String) -> ScreenHarness {
    var stage = ScreenHarness.morning()
    stage.type("f" + text)
    stage.press(.enter)
    return stage
  }

  @Test(
    "Terms of every kind",
    arguments: [
      ("app:mail", 2), ("thread:family", 4), ("critical", 1), ("!app:messages", 4), ("cake", 1),
      ("app:messages !thread:trip", 4), ("\"one about\"", 1), ("app:mail bees", 0),
    ])
  func terms(text: String, count: Int) {
    let stage = filtered(text)
    #expect(stage.model.list.filter?.rows.count == count)
    #expect(stage.text.contains("\(count) of 10"))
    #expect(stage.text.contains(Words.backClears.standard))
  }

  @Test("Esc shows everything again, with the same row selected")
  func clearing() {
    var stage = filtered("cake")
    #expect(stage.selectedWords == "I bring cake")
    stage.press(.escape)
    #expect(stage.model.list.filter == nil)
    #expect(stage.effects.isEmpty)
    #expect(stage.selectedWords == "stack See you at six?")
  }

  @Test("A group that fits wholly is shown as a stack; of another only what fits, alone")
  func groups() {
    #expect(filtered("thread:trip").selectedWords == "stack Got it.")
    var stage = filtered("cake")
    stage.type("X")
    #expect(stage.model.message?.text == Words.filterHidesMembers.standard)
    #expect(stage.effects.isEmpty)
    stage.type("x")
    #expect(stage.state.list.count == 9)
    #expect(stage.text.contains("0 of 9"))
  }

  @Test("Clearing all is refused while rows are hidden", arguments: ["key", "header"])
  func clearAll(by way: String) {
    var stage = filtered("app:mail")
    if way == "key" {
      stage.press(.character("x"), .control)
    } else {
      stage.type("kk")
      stage.press(.enter)
    }
    #expect(
      stage.model.message == Message(text: Words.filterRefusesClearAll.standard, isError: true))
    #expect(stage.state.list.count == 10)
  }

  @Test("What comes shows only where it fits")
  func arrivals() {
    var stage = filtered("app:mail")
    stage.push("Zoe", "Hi", thread: "zoe")
    #expect(stage.text.contains("2 of 11"))
    stage.push("Ada", "News", app: "com.example.mail")
    #expect(stage.text.contains("3 of 12"))
  }

  @Test("A search under a filter finds only what is shown")
  func searching() {
    var stage = filtered("app:mail")
    stage.type("/i")
    #expect(stage.text.contains("of 2"))
    stage.press(.enter)
    stage.press(.escape)
    #expect(stage.model.list.filter != nil && stage.model.list.search == nil)
  }
}
