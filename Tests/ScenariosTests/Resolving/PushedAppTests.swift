import Delivery
import Notifications
import Scenarios
import Testing

@Suite("The app that a push is for, known or not")
struct PushedAppTests {
  @Test("A push to an app that was mistyped names the declared one that is near, and no stand-in")
  func mistyped() throws {
    let push = { (app: String) in "push \(app) {\"aps\":{\"alert\":\"Rain\"}}" }
    let app = #"app {"bundleIdentifier":"org.example.weather"}"#
    let lines = [app, push("org.example.waether"), push("org.example.waethersy")]
    let harness = try ScenarioHarness(lines.joined(separator: "\n"))
    let notes = ["Waether", "Waethersy"].map {
      "no app org.example.\($0.lowercased()) is known; \"\($0)\" stands in for it"
    }
    #expect(
      harness.remarks == [
        "a.scenario:2:6: note: \(notes[0]); did you mean \"org.example.weather\"?",
        "a.scenario:3:6: note: \(notes[1])",
      ])
  }

  @Test("A push to an app that nobody knows installs a stand-in, and says so")
  func standIn() throws {
    let harness = try ScenarioHarness("push org.example.weather {\"aps\":{\"alert\":\"Rain\"}}")
    #expect(harness.state.apps.map(\.app.displayName) == ["Weather"])
    #expect(harness.state.apps.first?.app.isStandIn == true)
    #expect(
      harness.remarks == [
        "a.scenario:1:6: note: no app org.example.weather is known; \"Weather\" stands in for it"
      ])
    #expect(harness.state.list.count == 1)
  }

  @Test("K24: of an app that stands in for a deleted one it is said that this was deleted")
  func deleted() throws {
    let harness = try ScenarioHarness(
      chatAndMail + "\nuninstall mail\npush com.example.mail {\"aps\":{\"alert\":\"x\"}}")
    let remark = try #require(harness.remarks.last)
    #expect(
      remark.hasSuffix(
        ":6: note: com.example.mail was deleted; \"Mail\" stands in for it, installed and granted "
          + "all; a server’s push would not reach it"), "\(remark)")
    #expect(harness.state.apps.contains { $0.app.bundleIdentifier == "com.example.mail" })
  }

  @Test("A payload may name its app itself")
  func target() throws {
    let harness = try ScenarioHarness(
      "push - {\"Simulator Target Bundle\":\"com.example.x\",\"aps\":{\"alert\":\"x\"}}")
    #expect(harness.state.apps.map(\.app.bundleIdentifier) == ["com.example.x"])
  }
}
