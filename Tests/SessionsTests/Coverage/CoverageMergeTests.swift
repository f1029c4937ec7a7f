import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("What scenarios exercised, put together")
struct CoverageMergeTests {
  /// What a scenario of random apps, categories and settings exercised.
  private func random(_ random: inout SplitMix) -> Coverage {
    func some<Value>(_ all: [Value]) -> [Value] {
      all.filter { _ in Bool.random(using: &random) }
    }
    let apps = some(["com.example.tea", "com.example.cup", "com.example.pot"]).map { name in
      var app = AppCoverage(BundleIdentifier(name))
      let categories = some(["hot", "cold"]).map { name in
        var category = Category(identifier: name)
        category.actions = some(["sip", "spill"]).map {
          Action(identifier: $0, title: .literal($0))
        }
        return category
      }
      app.declare(categories, possible: some(Array(Setting.everything.prefix(6))))
      for category in some(categories) {
        app.use(category: category.identifier)
        for action in some(category.actions) {
          app.use(action: action.identifier, of: category.identifier)
        }
      }
      app.settings = Set(some(app.possible))
      return app
    }
    let rules = Set(some(Array(Coverage.decidingRules.prefix(8))))
    return Coverage(apps: apps, rules: rules, outcomes: Set(some(Outcome.allCases)))
  }

  private func merged(_ parts: [Coverage]) -> Coverage {
    parts.reduce(into: Coverage()) { $0.merge($1) }
  }

  @Test(
    "However scenarios are divided up, all of them together exercised the same",
    arguments: 1...6 as ClosedRange<UInt64>)
  func divided(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<20 {
      let parts = (0..<6).map { _ in self.random(&random) }
      let cut = Int.random(in: 0...6, using: &random)
      var halves = merged(Array(parts.prefix(cut)))
      halves.merge(merged(Array(parts.dropFirst(cut))))
      #expect(halves == merged(parts))
      #expect(halves.scenarioCount == 6 && merged([]) == Coverage())
      // Nothing that one of them exercised is lost, in whatever order they come.
      let backwards = merged(parts.reversed())
      #expect(backwards.rules == halves.rules && backwards.outcomes == halves.outcomes)
      #expect(backwards.apps.map(\.identifier) == halves.apps.map(\.identifier))
      for (one, other) in zip(halves.apps, backwards.apps) {
        #expect(one.settings == other.settings && one.possible == other.possible)
        #expect(Set(one.categories.map(\.identifier)) == Set(other.categories.map(\.identifier)))
        #expect(one.actions.count { $0.isUsed } == other.actions.count { $0.isUsed })
      }
    }
  }

  @Test(
    "What is covered and what is missing are all there is, each once, in the order of the tables")
  func complete() {
    var random = SplitMix(seed: 9)
    for _ in 0..<20 {
      let coverage = self.random(&random)
      let rules = coverage.coveredRules + coverage.missingRules
      #expect(
        Set(rules) == Set(Coverage.decidingRules) && rules.count == Coverage.decidingRules.count)
      #expect(coverage.coveredRules == Coverage.decidingRules.filter(coverage.rules.contains))
      #expect(Set(coverage.missingOutcomes).isDisjoint(with: coverage.outcomes))
      #expect(coverage.missingOutcomes.count + coverage.outcomes.count == Outcome.allCases.count)
      for app in coverage.apps {
        #expect(app.possible == Setting.everything.filter(Set(app.possible).contains))
      }
      #expect(coverage.apps.map(\.identifier) == coverage.apps.map(\.identifier).sorted())
    }
  }

  @Test("A2: the first action of an identifier counts, what was not declared counts for nothing")
  func undeclared() {
    var app = AppCoverage("com.example.tea")
    var category = Category(identifier: "hot")
    var text = Action(identifier: "sip", title: .literal("Second"))
    text.textInput = Action.TextInput()
    category.actions = [Action(identifier: "sip", title: .literal("Sip")), text]
    app.declare([category], possible: [])
    app.use(category: "lukewarm")
    app.use(action: "spill", of: "hot")
    app.use(action: "sip", of: "lukewarm")
    #expect(app.actions.map(\.identifier) == ["sip"] && app.actions.map(\.takesText) == [false])
    #expect(!app.actions[0].isUsed && !app.categories[0].isUsed)
    app.use(action: "sip", of: "hot")
    #expect(app.actions[0].isUsed && !app.categories[0].isUsed, "chosen on what an extension made")
  }
}

@Suite("Lines that would exercise what is missing")
struct CoverageAdviceTests {
  private static let apps = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea House","categories":[\
    {"identifier":"hot \\"pot\\"","actions":[{"identifier":"sip it","title":"Sip"},\
    {"identifier":"tip","title":"Tip","textInput":{}}]},{"identifier":"cold"}]}
    app {"bundleIdentifier":"com.example.cup","displayName":"Cup",\
    "authorization":{"options":["alert"]}}

    """

  private func coverage(_ text: String) throws -> (coverage: Coverage, complaints: [Diagnostic]) {
    let recorder = CoverageRecorder()
    var run = try HeadlessRun.of(text, recorders: [recorder])
    run.play()
    return (recorder.coverage(in: run.session), Array(run.report.diagnostics))
  }

  @Test("Played behind the scenario they run, and leave nothing missing")
  func reachesAll() throws {
    let before = try coverage(
      Self.apps + "push tea {\"aps\":{\"alert\":\"x\",\"category\":\"cold\"}}\n")
    #expect(before.coverage.apps.contains { !$0.missingSettings.isEmpty })
    let lines = before.coverage.apps.flatMap(\.missingLines)
    let after = try coverage(Self.apps + lines.map { $0 + "\n" }.joined())
    #expect(after.complaints.filter { $0.severity == .error } == [])
    for app in after.coverage.apps {
      // What was exercised before them is not among their business.
      let wasCovered = before.coverage.apps.first { $0.identifier == app.identifier }
      let missing = Set(app.missingSettings).subtracting(wasCovered?.settings ?? [])
      #expect(missing.isEmpty, "\(app.identifier): \(missing.map(\.text))")
      #expect(app.actions.allSatisfy { $0.isUsed }, "\(app.actions)")
    }
  }

  @Test("A10, A11: actions that need the owner are reached on a locked phone, and the next")
  func reachesOwners() throws {
    let action = { (name: String, options: String) in
      "{\"identifier\":\"\(name)\",\"title\":\"\(name)\",\"options\":[\(options)]}"
    }
    let actions = [
      action("open", "\"foreground\""), action("again", "\"foreground\""),
      action("pay", "\"authenticationRequired\""), action("sip", ""),
    ].joined(separator: ",")
    let app =
      #"app {"bundleIdentifier":"com.example.tea","categories":[{"identifier":"hot","actions":["#
      + actions + "]}]}\n"
    let lines = try coverage(app).coverage.apps.flatMap(\.missingLines)
    #expect(lines.count { $0 == "authenticate" } == 3 && lines.count { $0 == "lock" } == 2)
    let after = try coverage(app + lines.map { $0 + "\n" }.joined())
    #expect(after.complaints.filter { $0.severity == .error } == [])
    #expect(after.coverage.apps.flatMap(\.actions).map(\.isUsed) == [true, true, true, true])
  }

  @Test("U5: what an app never asked for cannot be set, so it is not missing")
  func unsupported() throws {
    let found = try coverage(Self.apps + "push cup {\"aps\":{\"alert\":\"x\"}}\n")
    let cup = try #require(found.coverage.apps.first { $0.identifier == "com.example.cup" })
    #expect(!cup.possible.contains { $0.key == "sounds" || $0.key == "badges" })
    #expect(cup.possible.contains { $0.key == "banners" })
  }

  @Test("In words each setting is one line, and the push behind each is said once")
  func advice() throws {
    let text = try coverage(Self.apps).coverage.text
    #expect(text.ranges(of: "# then, after each: push").count == 2)
    #expect(text.contains("These lines would reach the rest:"))
    #expect(text.hasPrefix("Coverage of 1 scenario\n") && text.hasSuffix("\n"))
    // A table: all rows of an app stand in the same columns.
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("  com.example.") || $0.hasPrefix("  app ")
    }
    #expect(rows.count == 3)
    for head in ["categories", "actions", "settings"] {
      let start = try #require(rows[0].ranges(of: head).first?.lowerBound)
      let column = rows[0].distance(from: rows[0].startIndex, to: start)
      #expect(
        rows.allSatisfy { Array($0)[column] != " " && Array($0)[column - 1] == " " }, "\(rows)")
    }
    #expect(rows.last?.contains("0/2") == true && rows[1].contains("–"))
  }

  @Test("A3: categories that look alike are two, and their actions")
  func lookalikes() {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    var category = Category(identifier: names[0])
    category.actions = names.map { Action(identifier: $0, title: .literal($0)) }
    var app = AppCoverage("com.example.tea")
    app.declare([category, Category(identifier: names[1])], possible: [])
    app.use(category: names[1])
    app.use(action: names[1], of: names[0])
    #expect(app.categories.map(\.isUsed) == [false, true])
    #expect(app.categories.first?.actions.map(\.isUsed) == [false, true])
  }
}
