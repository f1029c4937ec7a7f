import Files
import Lint
import Localization
import Notifications
import Testing

@Suite("What extensions of an app have in common")
struct ExtensionRuleTests {
  private func found(_ rule: RuleID, _ change: (inout App) -> Void) -> [Diagnostic] {
    var app = App(bundleIdentifier: "com.example.pond", displayName: "Pond")
    change(&app)
    var linted = LintedApp(app, strings: .none, profile: .ios12)
    linted.isWhole = true
    return Lint.findings(about: linted).filter { $0.rule == rule }
  }

  private func content(_ name: String, _ identifier: String?, for category: String = "FROG")
    -> ContentExtension
  {
    var content = ContentExtension(name: name)
    content.place = Place(name)
    content.categories = [category]
    content.places.categories = [Place(name, line: 7)]
    content.bundle = identifier.map { ExtensionIdentifier($0, at: Place(name, line: 4)) }
    return content
  }

  private static let identifiers: [(identifier: String?, problem: String?)] = [
    ("com.example.pond.frog", nil), (nil, nil), ("com.example.pond", "is the app's"),
    ("com.example.Pond.frog", "does not begin with the app's"),
    ("com.example.pondfrog", "does not begin with the app's"),
    ("org.example.frog", "does not begin with the app's"),
  ]

  @Test("Y43: an extension's identifier begins with the app's and a dot", arguments: identifiers)
  func prefix(row: (identifier: String?, problem: String?)) {
    let found = found("Y43") { $0.contentExtensions = [content("Frog", row.identifier)] }
    #expect(found.count == (row.problem == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.severity == .error && $0.place == Place("Frog", line: 4) })
    if let problem = row.problem { #expect(found.first?.message.contains(problem) == true) }
  }

  @Test("Y43: where Xcode fills in the app's identifier, nothing is held against it")
  func filledIn() {
    let found = found("Y43") { app in
      app.hasOwnIdentifier = false
      app.contentExtensions = [content("Frog", "org.example.frog")]
    }
    #expect(found == [])
  }

  @Test("Y43: no two extensions have one identifier, whatever they are for")
  func unique() {
    let found = found("Y43") { app in
      var service = ServiceExtension(name: "Splash")
      service.bundle = ExtensionIdentifier("com.example.pond.x", at: Place("Splash"))
      app.serviceExtension = service
      app.contentExtensions = [
        content("Frog", "com.example.pond.x"), content("Newt", "com.example.pond.newt"),
      ]
    }
    #expect(found.map(\.place.path) == ["Frog"])
    #expect(found.first?.message.contains("is that of Splash as well") == true)
  }

  @Test("Y43: identifiers that look alike and have other bytes are two")
  func alikeIdentifiers() {
    let found = found("Y43") { app in
      app.contentExtensions = [
        content("Frog", "com.example.pond.\u{E9}"), content("Newt", "com.example.pond.e\u{301}"),
      ]
    }
    #expect(found == [])
  }

  @Test("Y44, C1: of two content extensions for one category the second is told")
  func shared() {
    let found = found("Y44") { app in
      app.contentExtensions = [
        content("Frog", nil), content("Newt", nil), content("Toad", nil, for: "TOAD"),
      ]
    }
    #expect(found.map(\.place) == [Place("Newt", line: 7)])
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test("Y44: categories that look alike and have other bytes are two, as the phone takes them")
  func alike() {
    let found = found("Y44") { app in
      app.contentExtensions = [
        content("Frog", nil, for: "\u{E9}tang"), content("Newt", nil, for: "e\u{301}tang"),
      ]
    }
    #expect(found == [])
  }

  @Test(
    "Y30: what is sent in a category of other bytes does not count for the one that looks alike"
  )
  func sentAlike() {
    var app = App(bundleIdentifier: "com.example.pond", displayName: "Pond")
    app.contentExtensions = [content("Frog", nil, for: "\u{E9}tang")]
    var linted = LintedApp(app, strings: .none, profile: .ios12)
    (linted.isWhole, linted.knowsEveryUse) = (true, true)
    linted.contents = [Content(body: .literal("Quack"))]
    linted.contents[0].categoryIdentifier = "e\u{301}tang"
    let found = Lint.findings(about: linted).filter { $0.message.contains("sent in the category") }
    #expect(found.map(\.place) == [Place("Frog", line: 7)])
  }

  @Test(
    "Y30: a category that nobody sends is told only where all payloads were looked at, as a note",
    arguments: [(0, true, 0), (1, true, 1), (1, false, 0)])
  func unsent(payloads: Int, knowsEveryUse: Bool, notes: Int) {
    var app = App(bundleIdentifier: "com.example.pond", displayName: "Pond")
    app.contentExtensions = [content("Frog", nil)]
    var linted = LintedApp(app, strings: .none, profile: .ios12)
    linted.isWhole = true
    linted.knowsEveryUse = knowsEveryUse
    linted.contents = Array(repeating: Content(body: .literal("Quack")), count: payloads)
    let found = Lint.findings(about: linted).filter { $0.message.contains("sent in the category") }
    #expect(found.count == notes && found.allSatisfy { $0.severity == .note })
  }
}

@Suite("Texts that were not translated, and forms that nobody gets")
struct TranslationSlipTests {
  private func found(_ rule: RuleID, _ strings: String, _ plurals: String = "{}") -> [Diagnostic] {
    LintHarness(
      LintHarness.app("\"strings\":{\(strings)},\"stringsdict\":\(plurals)")
    ).all.filter { $0.rule == rule }
  }

  private static let english =
    #""en":{"A":"The soup is hot","B":"The soup is cold","C":"Tomato","D":"%d : %d","E":"No soup"}"#

  private static let others: [(table: String, count: Int)] = [
    (#""de":{"A":"Die Suppe ist heiß","B":"The soup is cold","C":"Tomato","D":"%d : %d"}"#, 1),
    // Nothing, or less than half, is translated at all: that is another matter.
    (#""de":{"A":"The soup is hot","B":"The soup is cold","C":"Tomato"}"#, 0),
    (#""de":{"A":"The soup is hot","B":"The soup is cold","E":"Keine Suppe"}"#, 0),
    (#""en-GB":{"A":"The soup is hot","B":"The soup is rather cold"}"#, 0),
    (#""de":{"A":"Die Suppe ist heiß","C":"Tomato"}"#, 0),
  ]

  @Test("Y45: a text that is the development language's, letter for letter", arguments: others)
  func same(row: (table: String, count: Int)) {
    let found = found("Y45", "\(Self.english),\(row.table)")
    #expect(found.count == row.count, "\(found)")
    #expect(found.allSatisfy { $0.severity == .note && $0.message.contains("\"B\"") })
  }

  @Test("Y17: the numbers that are named are ones that people count")
  func examples() {
    let plural = LintHarness.plural(#""other":"%d things""#)
    let found = found("Y17", "", "{\"ru\":{\"K\":\(plural)}}")
    #expect(found.map(\.message).contains { $0.hasSuffix("such as 1, 2 and 5") }, "\(found)")
    #expect(found.allSatisfy { !$0.message.contains(" 0") })
  }

  @Test("Y17: a variable that shows nothing for any number lacks no form")
  func silent() {
    let plural = LintHarness.plural(#""other":"""#).replacing("%#@n@", with: "Soup %#@n@")
    #expect(found("Y17", "", "{\"ru\":{\"K\":\(plural)}}") == [])
  }

  @Test("Y15: tables none of whose keys notifications ask for, or few, are the app's own")
  func interface() {
    let keys = (0..<30).map { "\"K\($0)\":\"w\"" }.joined(separator: ",")
    let used = #","categories":[{"identifier":"X","hiddenPreviewsBodyPlaceholder":{"key":"K1"}}]"#
    for more in ["", used] {
      let app =
        #"{"bundleIdentifier":"com.example.a","developmentRegion":"en","strings":{"en":{\#(keys)}}\#(more)}"#
      let found = LintHarness(app).all.filter { $0.rule == "Y15" }
      #expect(found == [], "\(found)")
    }
  }
}
