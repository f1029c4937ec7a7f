import Delivery
import Explaining
import Testing

@testable import Screens

@Suite("What is said once an advice was followed, and where nothing can be explained")
struct TriedAdviceTests {
  @Test("F19: an opened row is not said to have none; what shows it as a stack holds at once")
  func counted() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.play("setting all display=count")
    harness.press(.enter)
    harness.type("w")
    #expect(harness.model.list.showsCounted)
    #expect(harness.text.contains("unlock before it comes → a banner"), "\(harness.text)")
    #expect(!harness.text.contains("no row"), "\(harness.text)")
    #expect(!harness.text.contains("as stacks"), "\(harness.text)")
  }

  @Test("What decides later ones only is said to be done from the next one on, and taken back by u")
  func fromNextOn() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.type("wt")
    #expect(
      harness.text.contains(
        "To see it as a banner: unlock the phone. Done, from the next one on; u takes it back."),
      "\(harness.text)")
  }

  @Test("U4: an advice of two commands is taken back by two presses of u, and says so")
  func twice() throws {
    let advice = try advice("setting tea notifications=off\nsetting tea lock-screen=off")
    #expect(advice.commands.count == 2)
    #expect(
      Words.tried(advice).standard
        == "\(advice.words). Done, from the next one on; u, 2 times, takes it back.")
  }

  @Test("B6: what is no act at the phone, such as the network, is not said to be taken back by u")
  func noAct() throws {
    let advice = try advice("network off", " expiration=0")
    #expect(!advice.commands.contains { $0.isActOfPerson }, "\(advice.words)")
    #expect(Words.tried(advice).standard == "\(advice.words). Done, from the next one on.")
  }

  private func advice(_ lines: String, _ options: String = "") throws -> Advice {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(#"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#)
    harness.play("\(lines)\npush tea {\"aps\":{\"alert\":\"One\"}}\(options)")
    return try #require(harness.state.advice(on: 0))
  }

  @Test("F12: what shows at once what came is said to be taken back by a key")
  func now() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.type("sc")
    harness.press(.enter)
    harness.type("jwt")
    #expect(harness.text.contains("To see it now: deliver "), "\(harness.text)")
    #expect(harness.text.contains(" immediately. Done; u takes it back."), "\(harness.text)")
  }

  @Test("Where nothing shows, w leads to the log instead of asking for a selection")
  func emptyList() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.type("w")
    #expect(harness.text.contains("Nothing shows; g l says what came"), "\(harness.text)")
  }

  @Test("What a filter hides shows without it: w asks for a selection")
  func filteredList() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.type("fnowhere")
    harness.press(.enter)
    harness.type("w")
    #expect(harness.selectedWords == "nothing")
    #expect(harness.text.contains("Select a notification first."), "\(harness.text)")
    #expect(!harness.text.contains("Nothing shows"), "\(harness.text)")
  }

  @Test(
    "Where there is one category alone, its key says so, and the footer leaves it out",
    arguments: ["W", "M"])
  func onlyCategory(key: String) throws {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","categories":[{"identifier":"a"}]}"#)
    harness.play(#"push tea {"aps":{"alert":"Tea","category":"a"}}"#)
    harness.type(key)
    let sheet = try #require(harness.model.sheets.last)
    let subjects = (sheet as? WorkbenchSheet)?.subjects ?? (sheet as? MatrixSheet)?.subjects
    try #require(subjects?.count == 1)
    #expect(!harness.text.contains("next category"), "\(harness.text)")
    harness.type("]")
    #expect(harness.text.contains("There is no other category."), "\(harness.text)")
  }
}
