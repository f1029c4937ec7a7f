import Files
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@Suite("What is wrong with translations")
struct TranslationRuleTests {
  @Test(
    "Y17: a language has every form that one of its whole numbers needs, and one line names the others",
    arguments: [
      ("en", #""one":"a","other":"b""#, []),
      ("en", #""other":"b""#, [("one", 1)]),
      ("ja", #""other":"b""#, []),
      ("ru", #""one":"a","few":"b","other":"c""#, [("many", 5)]),
      ("pl", #""other":"c""#, [("one", 1), ("few", 2), ("many", 5)]),
      ("ar", #""zero":"z","one":"a","few":"b","other":"c""#, [("two", 2), ("many", 11)]),
    ] as [(String, String, [(form: String, number: Int)])])
  func missingForms(language: String, forms: String, lacks: [(form: String, number: Int)]) {
    let words = #""stringsdict":{"\#(language)":{"K":\#(LintHarness.plural(forms))}}"#
    let found = LintHarness(LintHarness.app(words)).all.filter { $0.rule == "Y17" }
    let names = lacks.map { "\"\($0.form)\"" }
    let numbers = lacks.map { "\($0.number)" }
    let message =
      "the variable \"n\" of \"K\" has no form\(lacks.count > 1 ? "s" : "") \(Self.list(names)), "
      + "which \(language) needs for numbers such as \(Self.list(numbers))"
    #expect(found.map(\.message) == (lacks.isEmpty ? [] : [message]))
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  @Test(
    "Y29: words for hidden content count all of them, in forms; a summary counts those that are more",
    arguments: [
      (#""hiddenPreviewsBodyPlaceholder":"New mail""#, []),
      (
        #""hiddenPreviewsBodyPlaceholder":"%u mails""#,
        ["warning: \"%u mails\" reads the same for 1 and for many; write a key with plural forms"]
      ),
      (
        #""hiddenPreviewsBodyPlaceholder":"More mail""#,
        ["warning: \"More mail\" stands for all of them, not for how many are more"]
      ),
      (#""categorySummaryFormat":"%u more""#, []),
      (#""categorySummaryFormat":"ещё %u""#, []),
      (#""categorySummaryFormat":"%u more from %@""#, []),
      (#""categorySummaryFormat":"%@ has %1$u more to answer in cafés""#, []),
      (
        #""categorySummaryFormat":"Still %u more photos from %@""#,
        [
          "warning: \"Still %u more photos from %@\" reads the same for 1 and for many; "
            + "write a key with plural forms"
        ]
      ),
      (
        #""categorySummaryFormat":"%u mails""#,
        [
          "warning: \"%u mails\" reads the same for 1 and for many; write a key with plural forms",
          "note: \"%u mails\" stands below one that is shown already; say that there are more",
        ]
      ),
    ] as [(String, [String])])
  func wording(category: String, complaints: [String]) {
    let found = LintHarness(LintHarness.app(category: category)).findings(of: "Y29")
    let ends = found.map { $0.split(separator: ": ", maxSplits: 1)[1] }
    #expect(ends.map(String.init) == complaints.map { $0 + " [Y29]" })
  }

  @Test(
    "Y29: what does not count a noun reads well for 1, too",
    arguments: [
      "%u more via Messages", "%u more, open Notes", "%u more besides", "%u more to answer",
      "%u more from %@", "%u more series from %@", "%u more since Mondays",
    ])
  func withoutNoun(format: String) {
    let app = LintHarness.app(category: #""categorySummaryFormat":"\#(format)""#)
    #expect(LintHarness(app).findings(of: "Y29") == [])
  }

  @Test(
    "Y29: what an app that is written in another language says in its code is not judged as English",
    arguments: ["de", "German", "fr-CA"])
  func otherDevelopmentLanguage(region: String) {
    let english = LintHarness.app(category: #""categorySummaryFormat":"%u autres de %@""#)
    let app = english.split(separator: #""developmentRegion":"en""#)
      .joined(separator: #""developmentRegion":"\#(region)""#)
    #expect(LintHarness(english).findings(of: "Y29").count == 2)
    #expect(LintHarness(app).findings(of: "Y29") == [])
  }

  @Test(
    "Y15, L1: the key of an alert’s button is looked up where the system shows it, and used in any case"
  )
  func actionKey() throws {
    let words = #""strings":{"en":{"OPEN":"Open"}}"#
    let push = { (key: String) in #"{"aps":{"alert":{"body":"b","action-loc-key":"\#(key)"}}}"# }
    let early = try #require(Profile(version: "4"))
    for (profile, count) in [(early, 1), (.ios12, 0)] {
      let app = LintHarness.app(words)
      #expect(
        LintHarness(app, sent: [push("OPEN")], profile: profile).findings(of: "Y15") == [])
      let found = LintHarness(app, sent: [push("OPNE"), push("OPEN")], profile: profile)
        .findings(of: "Y15")
      let column = LintHarness.column(of: #""OPNE""#, in: push("OPNE"))
      let wanted =
        "1.apns:1:\(column): warning: the key \"OPNE\" is missing in en; "
        + "did you mean \"OPEN\"? [Y15]"
      #expect(found == Array(repeating: wanted, count: count))
    }
  }

  @Test("Y29: where a language needs only one form, a number needs no forms")
  func oneForm() {
    let harness = LintHarness(
      LintHarness.app(
        #""strings":{"en":{"H":"%u mails"},"ja":{"H":"%u通"}}"#,
        category: #""hiddenPreviewsBodyPlaceholder":{"key":"H"}"#))
    let found = harness.findings(of: "Y29")
    #expect(found.count == 1 && found[0].contains("\"%u mails\""), "\(found)")
  }

  @Test("H9: what a placeholder for hidden content cannot take is left out, and said")
  func strangersInPlaceholder() {
    let harness = LintHarness(
      LintHarness.app(category: #""hiddenPreviewsBodyPlaceholder":"Mail from %@""#))
    #expect(
      harness.findings == [
        "app:1:126: warning: '%@' has no place in a placeholder and is left out; write %u [H9]"
      ])
  }

  @Test("H9: a second number is left out, and said")
  func secondNumber() {
    let harness = LintHarness(
      LintHarness.app(category: #""hiddenPreviewsBodyPlaceholder":"%u of %d mails""#))
    let found = harness.findings(of: "H9")
    #expect(found.count == 1 && found[0].contains("'%d' is left out; a placeholder has one number"))
  }

  @Test("Y41: what a catalog says is unfinished is worth a note, but not of keys that no code uses")
  func catalog() throws {
    let folder = try ScratchFolder([
      "Info.plist": "<plist><dict/></plist>",
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
      "A":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"a"}},
      "fr":{"stringUnit":{"state":"needs_review","value":"à"}}}},
      "B":{"localizations":{"en":{"stringUnit":{"state":"new","value":"b"}}}},
      "D":{"extractionState":"stale","localizations":{
      "fr":{"stringUnit":{"state":"needs_review","value":"d"}}}},
      "E":{"extractionState":"stale"},
      "C":{"shouldTranslate":false,"localizations":{"en":{"stringUnit":{"value":"c"}}}}}}
      """#,
    ])
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    var app = LintedApp(
      App(bundleIdentifier: "com.example.a", displayName: "A"), strings: strings, profile: .ios12)
    app.isWhole = true
    #expect(
      Lint.findings(about: app).map { $0.description.replacing(folder.path + "/", with: "") } == [
        "Localizable.xcstrings:3:52: note: \"A\" is marked needs_review in fr [Y41]",
        "Localizable.xcstrings:4:1: note: \"B\" is not translated into fr [Y41]",
        "Localizable.xcstrings:4:65: note: \"B\" is marked new in en [Y41]",
      ])
  }

  @Test(
    "L24, L29: what translators' hands do to formats is said, with what to write",
    arguments: [
      (
        #"{"NSStringLocalizedFormatKey":"%1#@n@","n":N}"#,
        "warning: '%1#@n@' lacks a $; write '%1$#@n@' [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@m@","n":N}"#,
        "error: '%#@m@' names no variable of this entry [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@m@ x"}"#,
        "error: '%#@m@' names no variable of this entry [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"n days","n":N}"#,
        "warning: no format of \"K\" names the variable \"n\"; write '%#@n@' [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@n@ %n","n":N}"#,
        "warning: '%n' must never stand in a format; write %@ or %% [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@n@ %s","n":N}"#,
        "warning: '%s' takes a text of the C language; write %@ [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@n@ of %arg","n":N}"#,
        "warning: '%arg' stands only in a substitution; here it is %a and \"rg\"; write %lld [L24]"
      ),
      (
        #"{"NSStringLocalizedFormatKey":"%#@o@","o":O}"#,
        "error: the variable \"o\" contains itself; the key is shown [L29]"
      ),
    ])
  func slips(entry: String, complaint: String) {
    let type = #""NSStringFormatSpecTypeKey":"NSStringPluralRuleType","#
    let value = #""NSStringFormatValueTypeKey":"u","#
    let variable = "{" + type + value + #""one":"%u x","other":"%u xs"}"#
    let circle = "{" + type + value + #""one":"%u x","other":"%u of %#@o@"}"#
    let filled = entry.replacing("N}", with: variable + "}").replacing("O}", with: circle + "}")
    let found = LintHarness(LintHarness.app(#""stringsdict":{"en":{"K":\#(filled)}}"#)).findings
    #expect(found.contains { $0.hasSuffix(complaint) }, "\(found)")
  }
}
