import Testing

@testable import Screens

@Suite("Titles of controls")
struct ControlTitleTests {
  @Test("A name may hold what divides it from its value")
  func parts() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.install("com.example.chat", "Chat: Off")
    harness.push("Jo", "I bring cake", app: "com.example.chat")
    let bindings = Bindings(harness.model, harness.scene)
    let title = Control.with(.grouping).map(bindings.parts)
    #expect(title == ControlTitle("grouping (Chat: Off)", "Automatic"))
    #expect(title?.words == "grouping (Chat: Off): Automatic")
  }

  @Test("A value is meant by its words, and not by those of a name")
  func meaning() {
    let value = OptionValue(
      title: ControlTitle("grouping (Chat: Off)", "By App"), change: .density(.compact))
    #expect(value.isMeant(by: "by a") && value.isMeant(by: "app") && value.isAll("By App"))
    #expect(!value.isMeant(by: "off") && !value.isAll("Off"))
    #expect(value.isMeant(by: "grouping (chat:"))
  }
}
