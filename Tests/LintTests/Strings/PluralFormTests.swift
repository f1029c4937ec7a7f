import Notifications
import Testing

@Suite("What is wrong with plural forms")
struct PluralFormTests {
  private func found(_ language: String, _ forms: String, of rule: RuleID) -> [String] {
    let words = #""stringsdict":{"\#(language)":{"K":\#(LintHarness.plural(forms))}}"#
    return LintHarness(LintHarness.app(words)).findings(of: rule)
  }

  @Test(
    "Y16: a form leaves out the number only where one number alone gets it",
    arguments: [
      ("ru", #""one":"1 сообщение","few":"%u сообщения","many":"%u сообщений","other":"%u""#, "21"),
      ("ru", #""one":"Сообщение","few":"%u сообщения","many":"%u сообщений","other":"%u""#, "21"),
      ("pl", #""one":"1 list","few":"2 listy","many":"%u listów","other":"%u listu""#, "3"),
      ("en", #""one":"%u message","other":"messages""#, "2"),
      ("en", #""one":"A message","other":"%u messages""#, nil),
      ("fr", #""one":"Un message","other":"%u messages""#, nil),
      ("ar", #""zero":"لا","one":"واحدة","two":"اثنتان","few":"%u","many":"%u","other":"%u""#, nil),
      ("en", #""one":"message","other":"messages""#, nil),
      ("ru", #""one":"%u","few":"%u","many":"%u","other":"сообщения""#, nil),
    ] as [(String, String, String?)])
  func numberless(language: String, forms: String, number: String?) {
    let found = found(language, forms, of: "Y16")
    #expect(found.count == (number == nil ? 0 : 1), "\(found)")
    if let number {
      #expect(found.first?.contains("for numbers such as \(number), too; write") == true)
    }
  }

  @Test("Y16: a number that is written out is named, with the form that prints it")
  func literal() {
    let forms = #""one":"1 сообщение","few":"%u сообщения","many":"%u писем","other":"%u""#
    #expect(
      found("ru", forms, of: "Y16") == [
        "app:1:222: warning: the form \"one\" of the variable \"n\" of \"K\" says 1, and ru takes it "
          + "for numbers such as 21, too; write the number as in \"%u сообщения\" [Y16]"
      ])
  }

  @Test(
    "Y17: forms that a language never takes are worth one note",
    arguments: [
      ("ja", #""one":"a","other":"b""#, ["one"]),
      ("en", #""one":"a","few":"b","other":"c""#, ["few"]),
      ("fr", #""one":"a","many":"b","other":"c""#, []),
      ("cs", #""one":"a","few":"b","many":"c","other":"d""#, []),
      ("de", #""zero":"z","one":"a","other":"c""#, []),
      ("ru", #""one":"a","few":"b","many":"c","other":"d""#, []),
    ])
  func unused(language: String, forms: String, names: [String]) {
    let found = found(language, forms, of: "Y17")
    let wanted = names.map {
      "note: \"K\" has the form \"\($0)\", which \(language) never takes [Y17]"
    }
    #expect(found.count == wanted.count, "\(found)")
    for (found, wanted) in zip(found, wanted) { #expect(found.hasSuffix(wanted)) }
  }

  @Test("Y17: a form that is empty shows nothing, unless it is a part of a text")
  func empty() {
    let found = found("en", #""one":"a","other":"""#, of: "Y17")
    #expect(
      found.count == 1 && found[0].contains("is empty in en, so nothing is shown"), "\(found)")
    let part = LintHarness.plural(#""one":"","other":"s""#).replacing("%#@n@", with: "%u file%#@n@")
    let harness = LintHarness(LintHarness.app(#""stringsdict":{"en":{"K":\#(part)}}"#))
    #expect(harness.findings(of: "Y17") == [])
  }

  @Test(
    "Y15: an empty text is worth a note where others have words, and a warning where it is shown")
  func emptyTexts() {
    let words = LintHarness.app(#""strings":{"en":{"K":"Hi","L":""},"de":{"K":"","L":""}}"#)
    let idle = LintHarness(words).all.filter { $0.message.contains("empty") }.map(\.description)
    #expect(
      idle == ["app:1:106: note: \"K\" is empty in de, and other languages have words [Y15]"])
    let shown = LintHarness(words, sent: [LintHarness.push(#""loc-key":"K""#)]).all
      .filter { $0.message.contains("empty") }.map(\.message)
    #expect(shown == ["the text of \"K\" is empty in de, so nothing is shown"])
  }

  @Test(
    "H5, T6, Y15: for a summary or a placeholder that is empty the phone's own words are shown",
    arguments: ["hiddenPreviewsBodyPlaceholder", "categorySummaryFormat"])
  func emptyFormats(name: String) {
    let app = LintHarness.app(
      #""strings":{"en":{"K":"%u more"},"de":{"K":""}}"#, category: #""\#(name)":{"key":"K"}"#)
    let found = LintHarness(app).all.filter { $0.rule == "Y15" }.map(\.message)
    #expect(found == ["the text of \"K\" is empty in de, so the phone's own words are shown"])
    let sent = LintHarness(app, sent: [LintHarness.push(#""loc-key":"K""#)]).all
      .filter { $0.rule == "Y15" }.map(\.message)
    #expect(sent == ["the text of \"K\" is empty in de, so nothing is shown"])
  }
}
