import Delivery
import Notifications
import Scenarios
import Testing

@Suite("What can be expected of what is on the screen")
struct ExpectableTests {
  private static let app =
    #"app {"bundleIdentifier":"com.example.chat","categories":[{"identifier":"c","actions":[{"identifier":"like","title":"Like"}]}]}"#
    + "\n"
  private static let push =
    #"push chat {"aps":{"alert":{"title":"Anna","body":"Hi"},"sound":"default","badge":1,"category":"c","thread-id":"a"}}"#
    + "\n"

  /// Lines, what is selected, and words that an offered line has to begin with.
  private static let cases: [(String, ExpectationSubject, [String])] = [
    (
      app + push + push, .notification(0),
      [
        "sound n1 ", "actions n1 like", "order n", "why n1 ", "authorization", "pending", "call",
        "badge",
      ]
    ),
    (
      app + push + push + "manage n1\n", .notification(0),
      ["sheet management", "offers \"Deliver Quietly\""]
    ),
    (
      app + push + "view n1\n", .notification(0),
      ["view of n1", "view title ", "actions like titles=", "sound"]
    ),
    (
      app + push + "unlock\nsettings chat\n", .phone,
      ["setting com.example.chat sounds=on", "authorization", "badge com.example.chat 1"]
    ),
    (
      app + push + "clear-all\nunlock\n", .app("com.example.chat"),
      ["badge com.example.chat 1", "app com.example.chat notRunning", "authorization", "call"]
    ),
    (
      app
        + #"schedule chat {"identifier":"nap","content":{"title":"x"},"trigger":{"timeInterval":60}}"#
        + "\nunlock\nlaunch chat\n", .phone,
      ["pending com.example.chat 1", "pending nap at=", "call"]
    ),
    (
      "app {\"bundleIdentifier\":\"com.example.mail\"} state=fresh\nunlock\nlaunch mail\n", .phone,
      ["prompt ", "offers \"Don’t Allow\""]
    ),
  ]

  @Test(
    "Sheets, offers, actions, views, settings, sounds, order, what waits, calls, prompts, why",
    arguments: 0..<7)
  func offered(index: Int) throws {
    let (text, subject, words) = Self.cases[index]
    let harness = try ScenarioHarness(text)
    let found = harness.state.expectable(of: subject) { harness.explanation(of: $0).rules }
    let lines = found.map(\.text)
    for word in words {
      #expect(lines.contains { $0.hasPrefix(word) }, "\(word): \(lines.joined(separator: "\n"))")
    }
    for line in lines {
      let failure = try harness.failure(line)
      #expect(failure == nil, "\(line): \(failure?.actual ?? "")")
    }
  }

  @Test(
    "G15, F19: what is offered is so where stacks take five, where they are rows, and without badges",
    arguments: [
      "policy group.stackThreshold 5", "setting chat display=list", "setting chat badges=off",
      "expand chat/a",
    ])
  func unstacked(line: String) throws {
    var harness = try ScenarioHarness("device os=16\n" + Self.app + Self.push + Self.push)
    try harness.run(line)
    let group = try #require(Array(harness.state.list[.lockScreen].groups).first)
    let place = GroupPlace(group.key, in: .lockScreen)
    let lines = harness.state.expectable(of: .group(place)) { _ in [] }
    #expect(lines.contains { $0.text.hasPrefix("group chat/a count 2") })
    for text in lines.map(\.text) {
      let failure = try harness.failure(text)
      #expect(failure == nil, "\(text): \(failure?.actual ?? "")")
    }
  }

  @Test("Order is that of the list, whatever stands between")
  func order() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let state = harness.state
    let listed = state.listedNumbers.map { state.notification($0).key }
    let ranks = listed.compactMap { state.list.rank(of: $0) }
    #expect(ranks.count == listed.count && listed.count > 2)
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
  }
}
