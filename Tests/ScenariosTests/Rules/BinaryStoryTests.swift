import Delivery
import Explaining
import Notifications
import Push
import Testing

@Suite("Pushes over the binary interface")
struct BinaryStoryTests {
  private let story = Story(
    world: """
      app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
      authenticate

      """)

  private func table(_ number: Int) -> String {
    "push bistro {\"aps\":{\"alert\":\"Table \(number)\"}} via=binary1 identifier=\(number) id=t\(number)\n"
  }

  private func tables(_ numbers: ClosedRange<Int>) -> String { numbers.map(table).joined() }

  private func names(_ harness: ScenarioHarness) -> [String] {
    harness.state.notifications.map(\.value.name)
  }

  @Test("Z72 (B38): after a shutdown, all behind the last push that was taken is sent again")
  func shutdown() throws {
    let harness = try story.plays(
      """
      \(tables(40...41))push-fault bistro 503 Shutdown
      \(table(42))expect apns 10 reason=Shutdown
      \(table(43))expect group bistro count 2
      wait 1s
      expect order t43 t42 t41 t40
      expect apns none
      """)
    #expect(names(harness) == ["t40", "t41", "t42", "t43"], "none twice")
  }

  @Test(
    "B38, binary.window: a shutdown names the push that was taken last, kept or not",
    arguments: [1, 2])
  func lastTaken(window: Int) throws {
    let harness = try story.plays(
      """
      policy binary.window \(window)
      \(table(40))push-fault bistro 503 Shutdown
      \(table(41))wait 1s
      expect order t41 t40
      """)
    let errors = harness.facts.compactMap { fact in
      if case .sender(.failed(_, let failure)) = fact.event { failure.error } else { nil }
    }
    #expect(errors == [BinaryError(.shutdown, identifier: 40)])
  }

  @Test("B38, B41: a push without a number is on a connection of its own, which took none before")
  func ownConnection() throws {
    let harness = try story.plays(
      """
      \(tables(40...41))push-fault bistro 503 Shutdown
      push bistro {"aps":{"alert":"alone"}} via=binary1
      expect apns 10 reason=Shutdown
      """)
    let answers = harness.facts.compactMap { $0.event.answeredRequest?.answer.binaryError }
    #expect(answers == [BinaryError(.shutdown)])
  }

  @Test("Z72 (B38, B40): after an invalid token it is dropped, and all behind it is sent again")
  func invalidToken() throws {
    let harness = try story.plays(
      """
      push-fault bistro 400 BadDeviceToken
      \(table(1))expect apns 8 reason=InvalidToken
      \(tables(2...3))expect groups 0
      wait 1s
      expect order t3 t2
      """)
    #expect(names(harness) == ["t2", "t3"])
  }

  @Test("B40, B41: what is sent again may fail again, and what is behind that is sent a third time")
  func twice() throws {
    let harness = try story.plays(
      """
      push-fault bistro 400 BadDeviceToken times=2
      \(tables(1...4))wait 1s
      expect groups 0
      wait 1s
      expect order t4 t3
      """)
    #expect(names(harness) == ["t3", "t4"])
  }

  @Test(
    "B41, binary.window: a push that has left the window is lost, and what is behind is sent again")
  func loss() throws {
    let harness = try story.plays(
      """
      policy binary.window 2
      push-fault bistro 400 BadDeviceToken
      \(tables(1...4))wait 1s
      expect order t4 t3
      """)
    let read = harness.facts.compactMap { fact in
      if case .sender(.heard(_, let redelivery, _)) = fact.event { redelivery } else { nil }
    }
    #expect(read.count == 1 && read[0].isLoss)
  }

  @Test("K17: a push keeps its name, discarded or sent again, and counts once")
  func namesOfResent() throws {
    let harness = try story.plays(
      """
      push-fault bistro 503 Shutdown
      push bistro {"aps":{"alert":"first"}} via=binary2 identifier=10
      push bistro {"aps":{"alert":"second"}} via=binary2 identifier=11
      push bistro {"aps":{"alert":"third"}}
      push bistro {"aps":{"alert":"fourth"}} via=binary2 identifier=12 id=own
      push bistro {"aps":{"alert":"fifth"}}
      wait 1s
      expect notification n1 body first
      expect notification n2 body second
      expect apns none
      push bistro {"aps":{"alert":"sixth"}}
      """)
    #expect(names(harness) == ["n3", "n5", "n1", "n2", "own", "n6"])
    #expect(harness.state.push.requestCount == 6)
  }

  @Test("B36, B38, B40, B41: why tells how a push was refused or discarded, and sent again")
  func storyOfResent() throws {
    let harness = try story.plays(
      """
      push-fault bistro 503 Shutdown
      push bistro {"aps":{"alert":"first"}} via=binary2 identifier=10
      push bistro {"aps":{"alert":"second"}} via=binary2 identifier=11
      network off
      wait 1s
      network on
      push bistro {"aps":{"alert":"third"}} via=binary2 identifier=12
      """)
    let told = harness.state.notifications.map { harness.rules(of: $0.value.number) }
    #expect(names(harness) == ["n1", "n2", "n3"])
    #expect(told[0].isSuperset(of: ["B36", "B37", "B38", "B41"]) && !told[0].contains("B40"))
    #expect(told[1].isSuperset(of: ["B38", "B40", "B41"]) && !told[1].contains("B36"))
    #expect(told[2].isDisjoint(with: ["B36", "B38", "B40", "B41"]))
  }

  @Test("B40: why tells of a push that was discarded, until it is sent again")
  func discarded() throws {
    let harness = try story.plays(
      """
      push-fault bistro 503 Shutdown
      push bistro {"aps":{"alert":"first"}} via=binary2 identifier=10
      push bistro {"aps":{"alert":"second"}} via=binary2 identifier=11
      """)
    let told = Explanation(ofEndedRequest: "n2", facts: harness.facts, in: harness.state)
    #expect(told?.rules == ["B40"])
  }

  @Test("K17: no push gets the name of one that is to be sent again")
  func nameInWindow() throws {
    let harness = try story.plays(
      """
      push-fault bistro 503 Shutdown
      push bistro {"aps":{"alert":"first"}} via=binary2 identifier=10 id=n2
      push bistro {"aps":{"alert":"second"}}
      wait 1s
      """)
    #expect(names(harness) == ["n3", "n2"])
  }

  @Test("B32: what is taken is not answered")
  func silence() throws {
    try story.plays(
      """
      \(table(1))expect apns none
      push bistro {"aps":{"alert":"b"}} via=binary2 priority=5
      expect apns none
      """)
  }

  @Test(
    "B37, B19, apns.legacyLimit: a payload over 2048 bytes is answered with 7, before 2014 over 256"
  )
  func payloadSize() throws {
    let long = String(repeating: "a", count: 300)
    try story.plays(
      """
      push bistro {"aps":{"alert":"\(long)"}} via=binary2
      expect apns none
      policy apns.legacyLimit 256
      push bistro {"aps":{"alert":"\(long)"}} via=binary2
      expect apns 7 reason=InvalidPayloadSize
      """)
  }

  @Test(
    "B39, binary.command0Reply: of command 0 the connection only closes, unless the switch answers")
  func simpleCommand() throws {
    try story.plays(
      """
      push-fault bistro 400 BadDeviceToken times=2
      push bistro {"aps":{"alert":"a"}} via=binary0
      expect apns none
      expect groups 0
      policy binary.command0Reply error
      push bistro {"aps":{"alert":"a"}} via=binary0
      expect apns 8 reason=InvalidToken
      """)
  }

  @Test(
    "B43: an expiry of 0 or before now is one attempt; B33: command 0 waits as long as possible")
  func expiry() throws {
    try story.plays(
      """
      network off
      push bistro {"aps":{"alert":"once"}} via=binary1 expiration=0 id=once
      expect outcome once undelivered
      push bistro {"aps":{"alert":"waits"}} via=binary0 id=waits
      network on
      expect order waits
      """)
  }

  @Test(
    "B45, B46: a push that finds the app deleted enters the token, and reading the list clears it")
  func feedback() throws {
    let harness = try story.plays(
      """
      uninstall bistro
      +1m push com.example.bistro {"aps":{"alert":"Anybody?"}} via=binary1
      expect apns none
      """)
    #expect(harness.state.push.feedback.map(\.app) == ["com.example.bistro"])
    let tuple = try #require(harness.state.push.feedback.first)
    #expect(FeedbackTuple(tuple.token, foundOutAt: tuple.foundAt).bytes.count == 38)
  }

  @Test(
    "B33, B34, B35: a line says what a command has no room for",
    arguments: [
      ("via=binary1 collapse-id=a", "collapse-id"), ("via=binary2 push-type=alert", "push-type"),
      ("via=binary1 priority=5", "via=binary2"), ("via=binary0 expiration=0", "command 0"),
      ("via=binary0 identifier=3", "command 0"), ("via=binary2 priority=1", "10 and 5"),
      ("identifier=3", "via=binary1"), ("via=http identifier=3", "via=binary1"),
    ])
  func noRoom(options: String, words: String) throws {
    var harness = try ScenarioHarness(story.world)
    let before = harness.state.factCount
    do {
      try harness.run("push bistro {\"aps\":{\"alert\":\"a\"}} \(options)")
      Issue.record("\(options) is let pass")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
    #expect(harness.state.factCount == before)
  }
}
