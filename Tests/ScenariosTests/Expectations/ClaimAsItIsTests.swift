import Testing

@Suite("An expectation is written anew as it is")
struct ClaimAsItIsTests {
  private static let app =
    #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"# + "\n"
  private static let push =
    #"push chat {"aps":{"alert":{"title":"Anna","body":"Hi"},"sound":"default","badge":7,"thread-id":"a"}}"#
    + "\n"
  private static let request =
    #"schedule chat {"identifier":"nap","content":{"title":"x"},"trigger":{"timeInterval":60}}"#
    + "\n"

  /// Lines, an expectation that does not hold after them, and what does in its place.
  private static let cases: [(String, String, String)] = [
    (app + push, "badge chat 3", "badge chat 7"),
    (app, "badge chat 3", "badge chat none"),
    (app + push, "groups 4", "groups 1"),
    (app + push, "groups 4 in=center", "groups 0 in=center"),
    (app + push, "group chat/a count 3", "group chat/a count 1"),
    (app + push + push, "group chat/a count >=3", "group chat/a count 2"),
    (
      app + "setting chat sounds=off\n", "setting chat sounds=on grouping=off",
      "setting chat sounds=off grouping=automatic"
    ),
    (app + "unlock\nlaunch chat\n", "app chat suspended", "app chat foreground"),
    (app, "authorization chat denied", "authorization chat authorized"),
    (app + request, "pending chat 4", "pending chat 1"),
    (app + push, "apns 410 reason=Unregistered", "apns none"),
    (
      "device os=15\n" + app + "focus Work\n", "focus none", "focus \"Work\""
    ),
    ("device os=15\n" + app, "held 2", "held 0"),
    ("device os=15\n" + app, "held chat 2", "held chat 0"),
    ("device os=15\n" + app, "summary Evening count=2", "summary none"),
    (app + "watch\n", "watch n1 look=long", "watch none"),
  ]

  @Test("Numbers, states and settings, each of the same thing", arguments: 0..<cases.count)
  func same(index: Int) throws {
    let (lines, wrong, right) = Self.cases[index]
    let harness = try ScenarioHarness(lines)
    #expect(try harness.failure(wrong) != nil, "\(wrong) holds")
    #expect(try harness.asItIs(wrong) == right)
    #expect(try harness.failure(right) == nil)
  }

  @Test("Of what there is not, nothing can be said", arguments: ["badge mail 3", "held mail 1"])
  func unknown(expectation: String) throws {
    #expect(try ScenarioHarness(Self.app).asItIs(expectation) == nil)
  }
}
