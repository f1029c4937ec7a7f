import Delivery
import Notifications
import Push
import Scenarios
import Testing

@Suite("Names that the system makes")
struct AutomaticNameTests {
  // What a line calls something, each name once; some stand where the system's next one would.
  private static func line(_ random: inout SplitMix, _ given: inout [String]) -> String {
    let app = Bool.random(using: &random) ? "chat" : "mail"
    let push = "push \(app) {\"aps\":{\"alert\":\"A\"}}"
    let local = #""content":{"title":"T"},"trigger":"#
    let name = given.popLast() ?? ""
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where !name.isEmpty: return "\(push) id=\(name)"
    case 1 where !name.isEmpty: return "\(push) collapse-id=\(name)"
    case 2 where !name.isEmpty:
      return #"schedule \#(app) {"identifier":"\#(name)",\#(local)null}"#
    case 3 where !name.isEmpty:
      return #"schedule \#(app) {"identifier":"\#(name)",\#(local){"timeInterval":60}}"#
    case 4: return "\(push) via=http"
    case 5: return #"present-legacy \#(app) {"alertBody":"L"}"#
    case 6: return Bool.random(using: &random) ? "network on" : "network off"
    default: return push
    }
  }

  private static let apps = """
    app {"bundleIdentifier":"com.example.chat","on":{"launch":[
      {"schedule":{"content":{"title":"A"},"trigger":{"timeInterval":60}}},
      {"schedule":{"content":{"title":"B"},"trigger":{"timeInterval":90}}}]}}
    app {"bundleIdentifier":"com.example.mail"}
    unlock
    launch chat

    """

  @Test("K17: they are none that something else has, however that came by it", arguments: 1...40)
  func free(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var given = (1...9).flatMap { ["n\($0)", "l\($0)", "local-\($0)"] }.shuffled(using: &random)
    var harness = try ScenarioHarness(Self.apps)
    for _ in 0..<40 {
      // A line may give a name that is there already; what the system makes may not.
      given.removeAll { harness.state.hasName($0) }
      try harness.run(Self.line(&random, &given))
    }
    try harness.run("network on\nwake\n+10m wake")
    let all = harness.state.notifications.map(\.value)
    for one in all {
      for other in all.prefix(one.number) {
        let shared = Set([one.name, one.request.identifier])
          .intersection([other.name, other.request.identifier])
        #expect(shared.isEmpty, "\(one.name) and \(other.name)")
      }
    }
  }

  @Test("K17: where nothing stands in the way they are the numbers in line")
  func inLine() throws {
    let harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.chat"}
      push chat {"aps":{"alert":"A"}} id=n2
      push chat {"aps":{"alert":"B"}}
      push chat {"aps":{"alert":"C"}} via=http
      push chat {"aps":{"alert":"D"}} id=mine
      push chat {"aps":{"alert":"E"}}
      present-legacy chat {"alertBody":"F"}

      """)
    #expect(
      harness.state.notifications.map(\.value.name) == ["n2", "n3", "n4", "mine", "n5", "l1"])
  }

  @Test("K17: what another app was given by such a name is as likely meant, until that is gone")
  func givenElsewhere() throws {
    var harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.chat"}
      app {"bundleIdentifier":"com.example.mail"}
      push chat {"aps":{"alert":"A"}}
      push mail {"aps":{"alert":"B"}} id=n1
      push mail {"aps":{"alert":"C"}}

      """)
    #expect(harness.complaint("clear n1").contains("\"n1\" may be any of chat:n1, mail:n1;"))
    #expect(harness.complaint("clear n3") == "ran")
    try harness.run("clear mail:n1\nclear n1")
    #expect(harness.state.listedNumbers == [2])
  }
}

extension State {
  /// Whether something that came, is due or is stored at the push service is called so.
  fileprivate func hasName(_ name: String) -> Bool {
    notifications.contains { $0.value.name == name || $0.value.request.identifier == name }
      || pending.all.contains { $0.request.identifier == name }
      || push.waiting.has(nameOrIdentifier: name)
  }
}
