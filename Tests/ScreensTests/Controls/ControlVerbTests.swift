import Scenarios
import Testing

@testable import Screens

@Suite("Controls and verbs")
struct ControlVerbTests {
  @Test("A control stands for a verb of the table, with all that help says of it")
  func verbs() {
    for control in Control.all {
      guard let verb = control.verb else { continue }
      #expect(Verb.named(verb.name)?.usage == verb.usage, "\(control.id) stands for \(verb.name)")
    }
  }
}
