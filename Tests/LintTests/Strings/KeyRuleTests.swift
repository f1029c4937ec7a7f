import Files
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@Suite("What is wrong with keys and their arguments")
struct KeyRuleTests {
  private static let words =
    #""strings":{"en":{"GREET":"%@ met %@","HI":"Hi"},"pl":{"GREET":"%@ i %@"}}"#

  @Test("Y15: a key that no language has is said where it is used, with the nearest")
  func keyInNoLanguage() {
    let push = LintHarness.push(#""loc-key":"GREAT","loc-args":["a","b"]"#)
    #expect(
      LintHarness(LintHarness.app(Self.words), sent: [push]).findings(of: "Y15").first
        == "1.apns:1:39: warning: the key \"GREAT\" is missing in en and pl; "
        + "did you mean \"GREET\"? [Y15]")
    let alike = LintHarness.push(#""loc-key":"GR\#u{415}ET","loc-args":["a","b"]"#)
    let found = LintHarness(LintHarness.app(Self.words), sent: [alike]).findings(of: "Y15")
    #expect(
      found.first?.hasSuffix(
        "; its “\u{415}” is U+0415, not U+0045; did you mean \"GREET\"? [Y15]") == true,
      "\(found)")
  }

  @Test("Y8: a category that the app does not register gives nothing, and the nearest is named")
  func unregisteredCategory() {
    let push = #"{"aps":{"alert":"a","category":"MESAGE"}}"#
    let app = #"{"bundleIdentifier":"com.example.a","categories":[{"identifier":"MESSAGE"}]}"#
    #expect(
      LintHarness(app, sent: [push]).findings(of: "Y8") == [
        "1.apns:1:32: warning: a registers no category \"MESAGE\", so there are no actions, no "
          + "summary format and no placeholder; did you mean \"MESSAGE\"? [Y8]"
      ])
  }

  @Test("Y15: a key that one language lacks is said where the others have it")
  func keyInSomeLanguages() {
    let push = LintHarness.push(#""loc-key":"HI""#)
    let greeting = LintHarness.push(#""loc-key":"GREET","loc-args":["a","b"]"#)
    #expect(
      LintHarness(LintHarness.app(Self.words), sent: [push, greeting]).findings == [
        "app:1:99: warning: the key \"HI\" is missing in pl [Y15]"
      ])
  }

  @Test("Y15, L4: a key that a language has only in another spelling of Unicode is missing there")
  func keyInOtherSpelling() {
    let words = "\"strings\":{\"en\":{\"CAF\u{C9}\":\"en\"},\"de\":{\"CAFE\u{301}\":\"de\"}}"
    let push = LintHarness.push("\"loc-key\":\"CAF\u{C9}\"")
    let found = LintHarness(LintHarness.app(words), sent: [push]).findings(of: "Y15")
    #expect(
      found.contains {
        $0.hasSuffix(
          "the key \"CAF\u{C9}\" is missing in de; "
            + "its “\u{C9}” is U+00C9, not U+0045 U+0301 [Y15]")
      }, "\(found)")
    #expect(found.contains { $0.hasSuffix("is in de, but not in en [Y15]") }, "\(found)")
  }

  @Test("L4: of two keys that only Unicode holds equal, the formats of both are looked at")
  func keysOfTwoSpellings() {
    let words = "\"strings\":{\"en\":{\"\u{C9}\":\"%@\",\"E\u{301}\":\"%@ %n\"}}"
    let found = LintHarness(LintHarness.app(words)).findings(of: "L24")
    #expect(found.count == 1 && found[0].contains("'%n'"), "\(found)")
  }

  @Test("Y15: an app without any words has no keys")
  func noTables() {
    let push = LintHarness.push(#""loc-key":"HI""#)
    #expect(
      LintHarness(LintHarness.app(), sent: [push]).findings == [
        "1.apns:1:39: warning: the key \"HI\" is in no table: the app has none [Y15]"
      ])
  }

  @Test("L20, Y15: the languages that a person chose for the app are not called the phone's")
  func ownLanguages() throws {
    let folder = try ScratchFolder(["fr.lproj/Localizable.strings": #""HI" = "Salut";"#])
    let strings = AppStrings.read(folder: folder.path, developmentRegion: nil)
    let push = SourceText(Array(LintHarness.push(#""loc-key":"HI""#).utf8)[...], at: Place("a"))
    var device = Device(timeZone: .utc)
    device.profile = .ios13
    let found = { [device] (languages: AppLanguages) in
      let app = LintedApp(
        App(bundleIdentifier: "com.example.a", displayName: "A"),
        localizer: Localizer(strings: strings, speaking: languages),
        on: device)
      return Lint.remarks(on: push, for: app).filter { $0.rule == "Y15" }.map(\.message)
    }
    let (ofPhone, ofApp) = (found(.ofDevice(["pt"])), found(AppLanguages(.own(["pt"]))))
    #expect(ofPhone.first?.contains("the app has none of the phone's languages") == true)
    #expect(ofApp.first?.contains("none of the languages that were chosen for it") == true)
  }

  @Test("Y15, L4: a payload alone is told where the text of its key is empty")
  func emptyText() throws {
    let folder = try ScratchFolder([
      "en.lproj/Localizable.strings": #""HI" = ""; "YO" = "Yo";"#,
      "fr.lproj/Localizable.strings": #""HI" = "Salut"; "YO" = "Yo";"#,
    ])
    let strings = AppStrings.read(folder: folder.path, developmentRegion: nil)
    let app = LintedApp(
      App(bundleIdentifier: "com.example.a", displayName: "A"), strings: strings, profile: .ios12)
    let found = { (key: String) in
      let push = LintHarness.push("\"loc-key\":\"\(key)\"")
      let source = SourceText(Array(push.utf8)[...], at: Place("a"))
      return Lint.remarks(on: source, for: app).filter { $0.rule == "Y15" }.map(\.message)
    }
    #expect(found("HI") == ["the text of \"HI\" is empty in en, so nothing is shown"])
    #expect(found("YO") == [])
  }

  @Test("Y15: keys of categories and actions are looked up too")
  func declaredKeys() {
    let harness = LintHarness(
      LintHarness.app(
        Self.words, category: #""actions":[{"identifier":"a","title":{"key":"NOPE"}}]"#)
    )
    #expect(
      harness.findings(of: "Y15").contains {
        $0.contains("the key \"NOPE\" is missing in en and pl")
      }, "\(harness.findings)")
  }

  @Test("Y15: a key that nothing asks for is worth a note")
  func unusedKeys() {
    let push = LintHarness.push(#""loc-key":"GREET","loc-args":["a","b"]"#)
    #expect(
      LintHarness(LintHarness.app(Self.words), sent: [push]).all.map(\.description) == [
        "app:1:99: note: no payload, category or action uses the key \"HI\" [Y15]"
      ])
  }

  @Test("Y15: of many keys that nothing asks for, one note tells how many")
  func manyUnusedKeys() {
    let keys = (10..<40).map { "\"K\($0)\":\"w\"" }.joined(separator: ",")
    let sent = (22..<40).map { LintHarness.push("\"loc-key\":\"K\($0)\"") }
    let harness = LintHarness(LintHarness.app(#""strings":{"en":{\#(keys)}}"#), sent: sent)
    #expect(
      harness.all.filter { $0.rule == "Y15" }.map(\.message) == [
        "no payload, category or action uses 12 of 30 keys: \"K10\", \"K11\", \"K12\" and 9 more"
      ])
  }

  @Test(
    "Y16: a text takes as many arguments as it is given, in every language",
    arguments: [
      (#"["a","b"]"#, []),
      (#"["a"]"#, ["is given 1; what is missing is left empty"]),
      (#"["a","b","c"]"#, ["is given 3; what is too much is left out"]),
    ] as [(String, [String])])
  func argumentCount(arguments: String, ends: [String]) {
    let push = LintHarness.push(#""loc-key":"GREET","loc-args":\#(arguments)"#)
    let beginning = "1.apns:1:39: warning: \"GREET\" takes 2 arguments in en (app:1) and "
    #expect(
      LintHarness(LintHarness.app(Self.words), sent: [push]).findings(of: "Y16")
        == ends.map { beginning + $0 + " [Y16]" })
  }

  @Test("Y16: arguments without a key fill nothing")
  func argumentsWithoutKey() {
    let push = LintHarness.push(#""title":"t","title-loc-args":["a"]"#)
    #expect(
      LintHarness(LintHarness.app(), sent: [push]).findings == [
        "1.apns:1:58: warning: title-loc-args fills nothing without title-loc-key; "
          + "write title-loc-key too [Y16]"
      ])
  }

  @Test(
    "Y16: a key that is there is not asked for, however it is written",
    arguments: [("5", false), (#""""#, false), ("null", true)])
  func argumentsBesideKey(key: String, isAskedFor: Bool) {
    let push = LintHarness.push(#""body":"b","loc-key":\#(key),"loc-args":["a"]"#)
    let found = LintHarness(LintHarness.app(), sent: [push]).findings(of: "Y16")
    #expect(found.contains { $0.contains("write loc-key too") } == isAskedFor, "\(found)")
  }

  @Test(
    "Y16: a key takes the same arguments in all languages",
    arguments: [
      ("%@ met %@", "%2$@ i %1$@", nil),
      ("%@ met %@", "%@", "%1$@ in pl, but %1$@ and %2$@ in en"),
      ("%d of %@", "%@ z %d", "%1$@ and %2$d in pl, but %1$d and %2$@ in en"),
      ("Hi", "%@", "%1$@ in pl, but no argument in en"),
      ("100 %", "100 %", nil),
    ] as [(String, String, String?)])
  func differingPlaceholders(english: String, polish: String, difference: String?) {
    let words = #""strings":{"en":{"K":"\#(english)"},"pl":{"K":"\#(polish)"}}"#
    let found = LintHarness(LintHarness.app(words)).findings(of: "Y16")
    #expect(found.count == (difference == nil ? 0 : 1), "\(found)")
    if let difference { #expect(found.first?.contains(difference) == true, "\(found)") }
  }

  @Test("Y16: where one language chooses a form by an argument, the other may print it as a text")
  func pluralInOneLanguage() {
    let words =
      #""strings":{"en":{"K":"%@ new"}},"stringsdict":{"pl":{"K":"#
      + LintHarness.plural(#""one":"%u a","few":"%u b","many":"%u c","other":"%u d""#) + "}}"
    #expect(LintHarness(LintHarness.app(words)).findings == [])
  }

  @Test("L6: arguments are texts; what is none is used as it is written, and said")
  func argumentsThatAreNoTexts() {
    let push = LintHarness.push(#""loc-key":"GREET","loc-args":[1,"b"]"#)
    #expect(
      LintHarness(LintHarness.app(Self.words), sent: [push]).findings.first
        == "1.apns:1:59: warning: loc-args has a number where a string is needed; "
        + "it is used as written [L6]")
  }
}
