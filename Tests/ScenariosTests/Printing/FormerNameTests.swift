import Delivery
import Notifications
import Scenarios
import Testing

@Suite("What facts call that is there no longer")
struct FormerNameTests {
  private let anna = GroupKey(app: "com.example.chat", kind: .thread("anna"))
  private let own = GroupKey(app: "com.example.chat", kind: .thread(nil))

  @Test("K24: the groups of a deleted app are called by its identifier")
  func groupsOfDeletedApp() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("uninstall com.example.chat\n")
    #expect(harness.state.nameInFacts(of: anna) == "com.example.chat/anna")
    #expect(harness.state.nameInFacts(of: own) == "com.example.chat")
  }

  @Test("K24: where another app shows that as its name, quotes tell them apart")
  func takenIdentifier() throws {
    var harness = try ScenarioHarness(chatAndMail)
    try harness.run("uninstall com.example.chat\n")
    try harness.run(#"app {"bundleIdentifier":"org.other","displayName":"com.example.chat"}"#)
    #expect(harness.state.nameInFacts(of: anna) == #""com.example.chat"/"anna""#)
    #expect(harness.state.nameInFacts(of: own) == #""com.example.chat"/"#)
  }
}
