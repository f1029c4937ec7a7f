import Delivery
import Notifications
import Scenarios
import Testing

@Suite struct PrintingTests {
  @Test("Every command is printed as a line that gives it again", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var generator = HostileCommands(seed: seed)
    var harness = try ScenarioHarness()
    for _ in 0..<150 {
      let command = generator.next(harness.state)
      check(command, in: harness)
      _ = try? harness.engine.handle(command)
    }
  }

  private func check(_ command: Command, in harness: ScenarioHarness) {
    guard let text = command.line(in: harness.state) else {
      Issue.record("no line says \(command)")
      return
    }
    let document = ScenarioDocument(line: text, path: "a")
    guard document.diagnostics.isEmpty, let line = document.lines.first, document.lines.count == 1
    else {
      Issue.record("\(text) cannot be read: \(document.diagnostics)")
      return
    }
    do {
      let commands = try harness.acts(line).compactMap { act in
        if case .command(let command) = act { command } else { nil }
      }
      #expect(
        commands.map(\.withoutPlaces) == [command.withoutPlaces]
          || !command.isPossible(in: harness.state), "\(text)")
    } catch {
      #expect(!command.isPossible(in: harness.state), "\(text) cannot run: \(error)")
    }
  }

  @Test("Lines look as a person would write them")
  func looks() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let chat: BundleIdentifier = "com.example.chat"
    let anna = GroupTarget(GroupKey(app: chat, kind: .thread("anna")))
    let commands: [(Command, String)] = [
      (.note("Hello there"), "note \"Hello there\""),
      (.advance(to: Instant(milliseconds: 1_528_130_465_250)), "at 2018-06-04T09:41:05.250-07:00"),
      (.expand(anna), "expand chat/anna"),
      (.arm(nil), "arm clear all"), (.device(.center), "center"),
      (.clear(.notification(NotificationKey(app: chat, identifier: "n1"))), "clear n1"),
      (.clearAll(.notificationCenter), "clear-all notification-center"),
      (.set(nil, [.grouping(.byApp)]), "setting all grouping=by-app"),
      (.removeDelivered(chat, nil), "remove com.example.chat delivered all"),
    ]
    for (command, line) in commands { #expect(command.line(in: harness.state) == line) }
  }

  @Test(
    "V16: how an attachment is to be shown is printed with it",
    arguments: [
      "", #","typeHint":"public.png""#, #","thumbnailHidden":true"#,
      #","thumbnailClippingRect":[0.1,0.2,0.5,0.25]"#, #","thumbnailTime":1.5"#,
    ])
  func attachment(option: String) throws {
    let file = "{\"identifier\":\"p\",\"path\":\"tea.png\"\(option)}"
    let text =
      "schedule com.example.chat {\"content\":{\"attachments\":[\(file)],\"title\":\"Tea\"},"
      + "\"identifier\":\"a\",\"trigger\":null}"
    #expect(try printed(text) == [text])
  }

  @Test(
    "Y27: that a sound with a volume is not critical is printed with it",
    arguments: ["\"critical\":0", "\"critical\":1"])
  func volume(isCritical: String) throws {
    let sound = "{\(isCritical),\"name\":\"x y\",\"volume\":0.25}"
    let text =
      "schedule com.example.chat {\"content\":{\"body\":\"T\",\"sound\":\(sound)},"
      + "\"identifier\":\"a\",\"trigger\":null}"
    #expect(try printed(text) == [text])
  }

  private func printed(_ text: String) throws -> [String] {
    let harness = try ScenarioHarness(chatAndMail)
    let line = try #require(ScenarioDocument(line: text, path: "a").lines.first)
    return try harness.acts(line).compactMap { act in
      if case .command(let command) = act { command.line(in: harness.state) } else { nil }
    }
  }

  @Test("A payload is printed as it came, without line breaks and comments outside strings")
  func payload() {
    let text =
      "\u{FEFF}// hello\n{\n  \"aps\": { \"alert\": \"a // b\\\"\" }, /* x\n */ \"k\": [1,\r\n 2]\n}\n"
    let source = SourceText(Array(text.utf8)[...], at: Place("a"))
    #expect(source.scenarioJSON == "{ \"aps\": { \"alert\": \"a // b\\\"\" },  \"k\": [1, 2] }")
    #expect(SourceText(Array("\"x\"".utf8)[...], at: Place("a")).scenarioJSON == nil)
  }

  @Test(
    "A comment that begins with /*/ goes to its own end",
    arguments: [
      ("{\"a\": /*/ 1,\n */ 2}", "{\"a\":  2}"), ("{\"a\":/**/\n2}", "{\"a\": 2}"),
      ("{/*/*/\"a\":1}", "{\"a\":1}"), ("{\"a\": 1} /*/", "{\"a\": 1}"),
    ])
  func openingComment(text: String, line: String) {
    let source = SourceText(Array(text.utf8)[...], at: Place("a"))
    #expect(source.scenarioJSON == line)
  }
}
