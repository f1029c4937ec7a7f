import Files
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@Suite("What texts take, in every language")
struct ArgumentRuleTests {
  private static func strings(_ en: String, _ other: String) -> String {
    #""strings":{"en":{"K":"\#(en)"},"de":{"K":"\#(other)"}}"#
  }

  private func found(_ words: String, sent arguments: [String]? = nil) -> [String] {
    let list = (arguments ?? []).map { "\"\($0)\"" }.joined(separator: ",")
    let payload = #"{"aps":{"alert":{"loc-key":"K","loc-args":[\#(list)]}}}"#
    return LintHarness(LintHarness.app(words), sent: arguments == nil ? [] : [payload]).findings(
      of: "Y16")
  }

  @Test(
    "L36, Y16: a percent sign with a blank takes an argument, and what it prints is said",
    arguments: [
      ("From %@", "Von % @", "\"Von % @\" prints as \"Von Anna\"; write %@, or %%"),
      ("%@ free", "%@: 100 % de", "\"%@: 100 % de\" prints as \"Anna: 100 5e\"; write %%"),
      ("%@ open", "%@ 100% offen", "prints as \"Anna 1005ffen\"; write %%"),
    ])
  func blanks(english: String, german: String, message: String) {
    let found = found(Self.strings(english, german))
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test("L24: a $ that was forgotten is told, where the number is no width")
  func forgottenDollars() {
    let words = Self.strings("%1@ and %2@", "%10@ und %2$@")
    let found = LintHarness(LintHarness.app(words)).findings(of: "L24")
    #expect(found.count == 2 && found.contains { $0.contains("'%2@' lacks a $; write '%2$@'") })
  }

  @Test("Y16: texts that nothing is filled into may have any sign")
  func labels() {
    #expect(found(Self.strings("100% free", "100 % kostenlos")) == [])
    #expect(found(Self.strings("100% off", "100 % ab")) == [])
    #expect(found(Self.strings("100% off", "100 % ab"), sent: []).isEmpty == false)
  }

  private func labels(_ text: String, _ title: String, sent payloads: [String] = []) -> [String] {
    let action = #""actions":[{"identifier":"a","title":\#(title)}]"#
    let words = Self.strings(text, text)
    let found = LintHarness(LintHarness.app(words, category: action), sent: payloads).all
    return found.filter { ["Y16", "L24", "L35"].contains($0.rule) }.map(\.message)
  }

  @Test(
    "L35, Y16: a label without arguments is shown as it is, with any sign",
    arguments: ["Buy 50% off", "Buy 50%off", "Buy at 50 %", "%@ and % d"])
  func plainLabels(text: String) {
    #expect(labels(text, #"{"key":"K"}"#) == [])
    #expect(!labels(text, #"{"key":"K","arguments":["1","2","3"]}"#).isEmpty)
    let push = #"{"aps":{"alert":{"loc-key":"K"}}}"#
    #expect(text.hasSuffix(" %") || !labels(text, #"{"key":"K"}"#, sent: [push]).isEmpty)
  }

  @Test("L35: both signs of %% are seen on a label that nothing fills")
  func doubledSigns() {
    let message = "nothing fills the label \"K\", so both signs of %% are shown; write %"
    #expect(labels("Buy 50%% off", #"{"key":"K"}"#) == [message, message], "one a language")
    #expect(labels("Buy %@%% off", #"{"key":"K","arguments":["50"]}"#) == [])
  }

  private static func plural(_ one: String, _ other: String) -> String {
    LintHarness.plural(#""one":"\#(one)","other":"\#(other)""#)
  }

  @Test(
    "Y16: an argument that only selects a form is taken, and may be left out where nothing is to select"
  )
  func selectors() {
    let english = Self.plural("a message", "messages")
    let japanese = #""stringsdict":{"en":{"K":\#(english)}},"strings":{"ja":{"K":"メッセージ"}}"#
    #expect(found(japanese, sent: ["3"]) == [])
    #expect(found(japanese, sent: ["3", "4"]).count == 2)
  }

  @Test(
    "Y16, L7: an argument that nothing takes is told wherever it stands, and so is one of the number 0",
    arguments: [
      ("%2$@ wrote", ["Work", "Ann"], "no argument 1 in en (app:1) and is given 2; what is too"),
      ("%1$@ %3$@", ["a", "b", "c"], "no argument 2 in en (app:1) and is given 3; what is too"),
      ("%1$@ and %0$@", ["Ann"], "argument 0, where the first is 1, in en (app:1) and is given 1"),
      ("%2$@ wrote", ["Work"], "2 arguments in en (app:1) and is given 1; what is missing is left"),
      ("%2$@ in %1$@", ["Work", "Ann"], nil),
    ] as [(String, [String], String?)])
  func gaps(text: String, given: [String], message: String?) {
    let found = found(Self.strings(text, text), sent: given)
    #expect(found.count == (message == nil ? 0 : 1), "\(found)")
    if let message { #expect(found.first?.contains(message) == true, "\(found)") }
  }

  @Test("Y16: a selector between others may be left out where nothing is to select")
  func selectorsBetween() {
    let english = Self.plural("a message from %@", "messages from %@")
    let words =
      #""stringsdict":{"en":{"K":\#(english)}},"strings":{"ja":{"K":"%2$@からメッセージ"}}"#
    #expect(found(words, sent: ["3", "Ann"]) == [])
  }

  @Test("Y16: leaving out a number that other languages print is warned of")
  func leftOut() {
    let english = Self.plural("a message", "%u messages")
    let japanese = #""stringsdict":{"en":{"K":\#(english)}},"strings":{"ja":{"K":"メッセージ"}}"#
    let found = found(japanese, sent: ["3"])
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains("no argument in ja, but %1$d in en") })
  }

  @Test("Y17, L26: 0 is no example where a form zero takes it")
  func zero() {
    let forms = #""zero":"z","one":"a","few":"b","other":"c""#
    let words = #""stringsdict":{"ru":{"K":\#(LintHarness.plural(forms))}}"#
    let found = LintHarness(LintHarness.app(words)).findings(of: "Y17")
    #expect(found.count == 1 && found[0].contains("needs for numbers such as 5"), "\(found)")
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private static func varied(_ one: String, _ other: String) -> String {
    #"{"variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
  }

  private func found(inCatalog localizations: String) throws -> [String] {
    let folder = try ScratchFolder([
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{\#(localizations)}}}}"#
    ])
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    var app = LintedApp(
      App(bundleIdentifier: "com.example.a", displayName: "A"), strings: strings, profile: .ios12)
    app.isWhole = true
    return Lint.findings(about: app).filter { $0.rule == "Y16" }.map(\.message)
  }

  @Test("Y16: in a catalog a number stays one, whether a form is chosen by it or not")
  func numbersInCatalogs() throws {
    let english = Self.varied("%lld mail", "%lld mails")
    let found = { (german: String) throws -> [String] in
      try self.found(inCatalog: #""en":\#(english),"de":\#(Self.unit(german))"#)
    }
    #expect(try found("%lld Mails") == [])
    let text = try found("%@ Mails")
    #expect(
      text.count == 1 && text[0].hasPrefix("\"K\" takes %1$@ in de, but %1$d in en"), "\(text)")
  }

  @Test(
    "Y16: a form that takes as a text what another takes as a number is told, with what is meant",
    arguments: [
      ("One bird by %@", "%lld birds by %@", "'%@' takes argument 1", "; write %2$@"),
      ("%@ sent one to %@", "%@ sent %lld to %@", "'%@' takes argument 2", "; write %3$@"),
      ("%@ bird", "%lld birds", "'%@' takes argument 1", "; write the number as in \"%lld birds\""),
      ("One bird by %2$@", "%lld birds by %@", nil, ""), ("A bird", "%@ birds by %lld", nil, ""),
    ] as [(String, String, String?, String)])
  func mixedForms(one: String, other: String, start: String?, end: String) throws {
    let found = try found(inCatalog: #""en":\#(Self.varied(one, other))"#)
    let message = start.map { "\($0), which the form \"other\" prints as a number\(end)" }
    #expect(found == [message].compactMap(\.self))
  }

  @Test(
    "Y16, L9: forms that all print an argument as a text may, and one alone may not",
    arguments: [("%1$@ bird", "%1$@ birds", 0), ("A bird by %1$@", "%1$u birds by %2$@", 1)])
  func textsInForms(one: String, other: String, count: Int) {
    let words = #""stringsdict":{"en":{"K":\#(Self.plural(one, other))}}"#
    #expect(found(words).count == count)
  }

  @Test("Y16, T5: a summary’s format has its text by itself, whichever form leaves out the number")
  func mixedSummary() {
    let words = #""stringsdict":{"en":{"K":\#(Self.plural("one of %1$@", "%1$u of %2$@"))}}"#
    let category = #""categorySummaryFormat":{"key":"K"}"#
    let found = LintHarness(LintHarness.app(words, category: category)).findings(of: "Y16")
    #expect(!found.contains { $0.contains("prints as a number") }, "\(found)")
  }
}
