import Delivery
import Notifications
import Scenarios
import Testing

@Suite struct WorldTests {
  private func commands(_ text: String) throws -> [Command] {
    let line = try #require(ScenarioDocument(line: text).lines.first)
    return try ScenarioHarness().acts(line).compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }
  }

  @Test("A world is the same for a seed and another for another")
  func seeded() throws {
    let text = "world apps=3 threads=2 notifications=50 seed="
    #expect(try commands(text + "7") == commands(text + "7"))
    #expect(try commands(text + "7") != commands(text + "8"))
    #expect(try commands(text + "7").count == 53)
  }

  @Test("Its notifications arrive, and its payloads say what they say")
  func arrives() throws {
    var stage = try ScenarioHarness()
    try stage.run("world apps=3 threads=2 notifications=200 seed=7")
    #expect(stage.state.list.count == 200)
    #expect(stage.remarks.isEmpty)
    for box in stage.state.notifications {
      guard case .payload(let source) = box.value.content.userInfo else {
        Issue.record("a notification without a payload")
        return
      }
      let read = PayloadReaderBridge.payload(source).content
      #expect(read?.title?.words == box.value.content.title?.words)
      #expect(read?.body?.words == box.value.content.body?.words)
      #expect(read?.threadIdentifier == box.value.content.threadIdentifier)
    }
  }

  @Test("Apps have names of their own")
  func names() throws {
    let names = try commands("world apps=300 notifications=0").compactMap { command in
      if case .install(let app, _, _) = command { app.displayName } else { nil }
    }
    #expect(Set(names).count == 300)
  }
}
