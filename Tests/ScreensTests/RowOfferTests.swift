import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("What rows offer")
struct RowOfferTests {
  @Test("X22: who leaves the sheet of a button under a row is back at that button")
  func wayBackToRow() {
    var stage = ScreenHarness.pods()
    stage.play(ScreenHarness.trial)
    stage.type("gg")
    while stage.selectedWords != "Try me", stage.model.message == nil { stage.type("j") }
    stage.type("j")
    stage.press(.enter)
    #expect(stage.state.sheet?.name == .keep, "\(stage.text)")
    stage.press(.escape)
    #expect(stage.model.phone.offered.rowIndex == 0)
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.model.phone.offered.rowIndex == nil, "\(stage.text)")
  }

  @Test(
    "X22, X23: j goes on to a provisional notification's buttons, Enter opens what they say, k comes back"
  )
  func trial() {
    var stage = ScreenHarness.pods()
    stage.play(ScreenHarness.trial)
    #expect(stage.text.contains("‹ Keep… ›‹ ! Turn Off… ›"), "\(stage.text)")
    #expect(stage.text.contains("? "), "\(stage.text)")
    stage.type("gg")
    while stage.selectedWords != "Try me", stage.model.message == nil { stage.type("j") }
    stage.type("j")
    #expect(stage.model.phone.offered.rowIndex == 0)
    stage.type("k")
    #expect(stage.model.phone.offered.rowIndex == nil)
    #expect(stage.selectedWords == "Try me")
    stage.type("j")
    stage.press(.right)
    stage.press(.enter)
    #expect(stage.state.sheet?.name == .turnOff)
    stage.press(.escape)
    #expect(stage.state.sheet == nil)
    stage.click(.offer(stage.state.provisionalOffers(under: stage.number("Try me") ?? 0)[0]))
    #expect(stage.state.sheet?.name == .keep)
    stage.press(.enter)
    #expect(stage.state.app("com.example.trial")?.authorization == .authorized)
    #expect(!stage.text.contains("Keep…"), "\(stage.text)")
  }

  @Test("A walk through rows with buttons comes back the way it went")
  func walking() {
    var stage = ScreenHarness.pods()
    stage.play(ScreenHarness.trial)
    stage.play("suggest podcasts")
    stage.type("gg")
    var down: [String] = []
    for _ in 0..<12 {
      down.append("\(stage.selectedWords) \(stage.model.phone.offered.rowIndex ?? -1)")
      stage.type("j")
    }
    var up: [String] = []
    for _ in 0..<12 {
      up.append("\(stage.selectedWords) \(stage.model.phone.offered.rowIndex ?? -1)")
      stage.type("k")
    }
    let way = down.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let back = up.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(Array(back.reversed().suffix(way.count)) == way)
  }

  @Test("X11: a suggestion stands under its notification, and goes when it is dismissed")
  func suggestion() {
    var stage = ScreenHarness.pods()
    stage.play("suggest podcasts")
    #expect(stage.text.contains("Keep receiving notifications from Podcasts?"), "\(stage.text)")
    #expect(stage.text.contains("‹ Manage ›‹ Dismiss ›"), "\(stage.text)")
    stage.type("j")
    stage.press(.right)
    stage.press(.enter)
    #expect(stage.state.suggested == nil)
    stage.play("suggest podcasts")
    stage.type("j")
    stage.press(.enter)
    #expect(stage.state.sheet?.name == .management)
  }
}
