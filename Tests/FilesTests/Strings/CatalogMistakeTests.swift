import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with a string catalog")
struct CatalogMistakeTests {
  /// A mistake in a catalog, with its place marked, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var complaint: String

    /// - Parameter text: Members of the catalog.
    init(_ text: String, _ complaint: String) {
      (self.text, self.complaint) = ("{\(text)}", complaint)
    }

    /// - Parameter string: Members of the string `K`.
    init(string: String, _ complaint: String) {
      self.init(#"\#(Mistake.head),"strings":{"K":{\#(string)}}"#, complaint)
    }

    /// - Parameter words: Members of what `K` is in English.
    init(words: String, _ complaint: String) {
      self.init(string: #""localizations":{"en":{\#(words)}}"#, complaint)
    }

    static let head = #""sourceLanguage":"en","version":"1.0""#
    var testDescription: String { text }
  }

  @Test(
    "L32: what is wrong is said once, where it stands, with what to write instead",
    arguments: heads + strings + words + untidy)
  func mistake(mistake: Mistake) {
    let marked = MarkedText(mistake.text)
    let contents = StringCatalog.read(
      Array(marked.text.utf8), path: "L", languages: ["en", "de", "fr"])
    for diagnostics in contents.map(\.diagnostics) where !diagnostics.isEmpty {
      #expect(
        diagnostics.map(\.description) == ["L:\(marked.place ?? "?"): \(mistake.complaint)"])
    }
    #expect(contents.first?.diagnostics.isEmpty == false)
  }

  private static let heads = [
    Mistake(
      #""sourceLanguage":‸3,"version":"1.0","strings":{}"#,
      #"error: "sourceLanguage" is a number where a string such as "en" is needed"#),
    Mistake(
      #""sourceLanguage":‸"","version":"1.0","strings":{}"#,
      #"error: "sourceLanguage" is empty; write a language such as "en""#),
    Mistake(
      #""sourceLanguage":"en","version":‸1.0,"strings":{}"#,
      #"error: "version" is a number where a string such as "1.0" is needed"#),
    Mistake(
      #""sourceLanguage":"en","version":‸"","strings":{}"#,
      #"error: "version" is empty; write one such as "1.0""#),
    Mistake(
      #"\#(Mistake.head),"strings":‸[]"#,
      #"error: "strings" is an array where an object is needed"#),
    Mistake(
      #""sourceLanguage":"en","version":"1.0",‸"string":{}"#,
      #"error: unknown key "string"; did you mean "strings"?"#),
    Mistake(
      #"‸"sourceLanguag":"en","version":"1.0","strings":{}"#,
      #"warning: unknown key "sourceLanguag"; did you mean "sourceLanguage"?"#),
    Mistake(
      #"\#(Mistake.head),"strings":{},‸"vresion":"1.0""#,
      #"warning: unknown key "vresion"; did you mean "version"?"#),
  ]

  private static let strings = [
    Mistake(
      #"\#(Mistake.head),"strings":{"K":‸"k"}"#,
      #"error: "K" is a string where an object is needed"#),
    Mistake(
      string: #""localizations":‸[]"#,
      #"error: "localizations" is an array where an object is needed"#),
    Mistake(
      string: #"‸"localisations":{}"#,
      #"warning: unknown key "localisations"; did you mean "localizations"?"#),
    Mistake(
      string: #""shouldTranslate":‸"no""#,
      #"error: "shouldTranslate" is a string where a truth value is needed"#),
    Mistake(
      string: #""extractionState":‸true"#,
      #"error: "extractionState" is a truth value where a string is needed"#),
    Mistake(
      string: #""extractionState":‸"manuel""#,
      #"warning: unknown state "manuel"; did you mean "manual"?"#),
    Mistake(
      string: #""localizations":{"en":‸"k"}"#, #"error: "K" is a string where an object is needed"#),
  ]

  private static let words: [Mistake] = [
    Mistake(
      words: #""stringUnit":‸"k""#, #"error: "stringUnit" is a string where an object is needed"#),
    Mistake(
      string: #""localizations":{"en":‸{"stringUnt":{"value":"k"}}}"#,
      #"error: "K" has neither "stringUnit" nor "variations" here; did you mean "stringUnit"?"#),
    Mistake(
      words: #""stringUnit":{"state":‸1,"value":"k"}"#,
      #"error: "state" is a number where a string is needed"#),
    Mistake(
      words: #""variations":‸[]"#, #"error: "variations" is an array where an object is needed"#),
    Mistake(
      words: #""variations":{"plural":‸"k"}"#,
      #"error: "plural" is a string where an object is needed"#),
    Mistake(
      words: #""variations":{"device":‸"k"}"#,
      #"error: "device" is a string where an object is needed"#),
    Mistake(
      words: #""stringUnit":{"value":"k"},"substitutions":‸[]"#,
      #"error: "substitutions" is an array where an object is needed"#),
    Mistake(
      words: #""stringUnit":{"value":"k"},"substitutions":{"n":{"formatSpecifier":‸1,"#
        + #""variations":{"plural":{"other":{"stringUnit":{"value":"k"}}}}}}"#,
      #"error: "formatSpecifier" is a number; write one such as "lld", which is taken"#),
    Mistake(
      words: #""stringUnit":{"state":‸"translatd","value":"k"}"#,
      #"warning: unknown state "translatd"; did you mean "translated"?"#),
    Mistake(
      words: #""stringSet":{"state":‸"done","values":["k"]}"#,
      #"warning: unknown state "done"; write "translated", "needs_review" or "new""#),
    Mistake(
      words: #""variations":{"device":{‸"iPhone":{},"other":{"stringUnit":{"value":"k"}}}}"#,
      #"warning: unknown device "iPhone"; did you mean "iphone"?"#),
    Mistake(
      words: substitution(#""formatSpecifier":‸"%lld""#),
      #"warning: the specifier "%lld" has a percent sign; write "lld" [L25]"#),
    Mistake(
      words: substitution(#""formatSpecifier":‸"zz""#),
      #"warning: "zz" is no specifier of a number; write "d" or "u" [L25]"#),
    Mistake(
      words: substitution(#"‸"argnum":1"#),
      #"warning: unknown key "argnum"; did you mean "argNum"?"#),
    Mistake(
      words: #""variations":{"plural":{‸"othr":{"stringUnit":{"value":"k"}}}}"#,
      #"warning: "othr" is no plural category; did you mean "other"? [Y17]"#),
    Mistake(
      words: #""variations":{‸"plurals":{"other":{"stringUnit":{"value":"k"}}}}"#,
      #"error: unknown key "plurals"; did you mean "plural"?"#),
    Mistake(
      words: #""stringUnit":{"state":"new",‸"vale":"k"}"#,
      #"error: unknown key "vale"; did you mean "value"?"#),
    Mistake(
      words: #""variations":{"plural":{"one":{"stringUnit":{"value":"k"}},"#
        + #""other":{"stringUnit":{"value":‸4}}}}"#,
      #"error: "value" is a number where a string is needed"#),
    Mistake(
      words: #""stringUnit":{"value":"%#@n@"},"substitutions":{‸"n":{"#
        + #""variations":{"plural":{"one":{"stringUnit":{"value":"k"}}}}}}"#,
      #"warning: the variable "n" has no form "other"; every language needs it [Y17]"#),
  ]

  @Test("Y17: a catalog’s form that is no string stands for other and is not called missing, too")
  func wrongForm() {
    let forms = #""one":{"stringUnit":{"value":4}},"other":{"stringUnit":{"value":"k"}}"#
    let plural = Mistake(words: #""variations":{"plural":{\#(forms)}}"#, "").text
    let contents = StringCatalog.read(Array(plural.utf8), path: "L", languages: ["en"]).first
    #expect(contents?.table["K"]?.variables.first?[.one]?.text == "k")
  }

  private static func substitution(_ member: String) -> String {
    #""stringUnit":{"value":"%#@n@"},"substitutions":{"n":{\#(member),"#
      + #""variations":{"plural":{"other":{"stringUnit":{"value":"k"}}}}}}"#
  }

  // No reader of Apple's takes them.
  private static let untidy = [
    Mistake(
      #"\#(Mistake.head),"strings":{}‸,"#,
      "warning: trailing comma; strict JSON has none, remove it [Y1]"),
    Mistake(
      #"‸/* ours */\#(Mistake.head),"strings":{}"#,
      "warning: comment; strict JSON has none, remove it [Y1]"),
  ]

  @Test("Keys that Xcode may add are passed over, where they are nearly none that is read")
  func strangeKeys() {
    let text = """
      {"sourceLanguage":"en","version":"1.1","generator":1,"strings":
      {"K":{"generatesSymbol":false,"comment":"c","extractionState":"manual"}}}
      """
    let contents = StringCatalog.read(Array(text.utf8), path: "L", languages: ["en"])
    #expect(contents.map(\.diagnostics) == [[]])
  }
}
