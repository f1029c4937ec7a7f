import Delivery
import Notifications
import Scenarios
import Testing

@testable import Screens

@Suite("Of what something is expected")
struct ExpectationSubjectTests {
  private func asked(_ harness: inout ScreenHarness) -> ExpectationSubject? {
    harness.type("=")
    guard case .listExpectations(let subject)? = harness.effects.last else { return nil }
    return subject
  }

  @Test("The selected app is asked about on the home screen, in Settings and on its page there")
  func apps() {
    var harness = ScreenHarness.morning()
    let apps = harness.state.apps.map(\.app.bundleIdentifier)
    harness.type("su")
    harness.press(.right)
    #expect(asked(&harness) == .app(apps[1]))
    harness.play("settings")
    var found: [ExpectationSubject?] = []
    for _ in 0...apps.count {
      found.append(asked(&harness))
      harness.type("j")
    }
    for app in apps { #expect(found.contains(.app(app)), "\(app): \(found)") }
    harness.play("settings mail")
    #expect(asked(&harness) == .app("com.example.mail"))
  }
}
