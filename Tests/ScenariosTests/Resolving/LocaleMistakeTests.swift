import Notifications
import Testing

@testable import Scenarios

@Suite("Locales and languages that there are not")
struct LocaleMistakeTests {
  @Test(
    "A complaint names one that is near",
    arguments: [
      ("locale de_D", "\"de_D\" is no locale; did you mean \"de_DE\"?"),
      ("locale ed_DE", "\"ed_DE\" is no locale; did you mean \"de_DE\"?"),
      ("locale english", "\"english\" is no locale; did you mean \"en\"?"),
      ("device locale=fr_FRR", "\"fr_FRR\" is no locale; did you mean \"fr_FR\"?"),
      ("device languages=de,fr-F", "\"fr-F\" is no language; did you mean \"fr-FR\"?"),
      ("device languages=german", "\"german\" is no language; did you mean \"de\"?"),
      ("language chat p", "\"p\" is no language; write one such as pl or pt-BR"),
      (
        "device timezone=Europa/Berlin",
        "unknown time zone \"Europa/Berlin\"; did you mean \"Europe/Berlin\"?"
      ),
    ])
  func near(line: String, message: String) {
    var found = ScenarioDocument(line: line).diagnostics.map(\.message)
    if found.isEmpty {
      do { _ = try ScenarioHarness(line + "\n") } catch { found = ["\(error)"] }
    }
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test("A word where an option was meant names the options")
  func options() {
    let found = ScenarioDocument(line: "watch on").diagnostics.map(\.message)
    #expect(
      found == [
        "watch takes no \"on\"; write none, or worn=on|off, or unlocked=on|off, or inRange=on|off"
      ])
  }
}
