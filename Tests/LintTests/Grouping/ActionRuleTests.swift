import Testing

@Suite("What is wrong with actions")
struct ActionRuleTests {
  private func app(_ first: String, _ second: String) -> String {
    let categories = [("A", first), ("B", second)].map { name, title in
      #"{"identifier":"\#(name)","actions":[{"identifier":"go","title":\#(title)}]}"#
    }
    return #"{"bundleIdentifier":"com.example.a","categories":["#
      + categories.joined(separator: ",") + "]}"
  }

  @Test("Y31: one action identifier with two titles, in two categories, is an error at the second")
  func titles() {
    #expect(
      LintHarness(app(#""Go""#, #""Stop""#)).findings(of: "Y31") == [
        "app:1:171: error: the action \"go\" has another title in A (app:1), and the app cannot tell "
          + "them apart; give one of them an identifier of its own [Y31]"
      ])
  }

  @Test("Y31: the same action in several categories is one action")
  func same() {
    #expect(LintHarness(app(#""Go""#, #""Go""#)).findings(of: "Y31") == [])
    #expect(LintHarness(app(#"{"key":"GO"}"#, #"{"key":"GO"}"#)).findings(of: "Y31") == [])
  }

  @Test(
    "Y31, A14, A15: an action of the app's own by the word for one of Apple's is noted once",
    arguments: [("dismiss", 1), ("default", 1), ("Dismiss", 0)])
  func likeSystem(identifier: String, count: Int) {
    let own = app(#""Go""#, #""Go""#).replacing("\"go\"", with: "\"\(identifier)\"")
    let found = LintHarness(own).findings(of: "Y31")
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.contains(": note: ") && $0.contains("Apple's own") })
  }

  @Test("Y30, A14, A15: what an app does on Apple's identifiers is done")
  func systemReactions() {
    let rows = ["Default", "Dismiss"].map {
      #""action com.apple.UNNotification\#($0)ActionIdentifier":[]"#
    }
    let own = #"{"bundleIdentifier":"com.example.a","on":{\#(rows.joined(separator: ","))}}"#
    #expect(LintHarness(own).findings(of: "Y30") == [])
  }
}
