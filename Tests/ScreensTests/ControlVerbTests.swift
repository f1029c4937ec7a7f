import Scenarios
import Testing

@testable import Screens

@Suite("Controls and verbs")
struct ControlVerbTests {
  @Test("A control that stands for a scenario verb names one that there is")
  func verbs() {
    for control in Control.all {
      guard let verb = control.verb else { continue }
      #expect(Verb.named(verb) != nil, "\(control.id) stands for \(verb), which is no verb")
    }
  }
}
