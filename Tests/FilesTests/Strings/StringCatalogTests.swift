import Localization
import Notifications
import Testing

@testable import Files

@Suite(".xcstrings")
struct StringCatalogTests {
  private static let catalog = #"""
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "": {},
      "Only Key": { "comment": "nothing translated" },
      "PLAIN": { "localizations": {
        "en": { "stringUnit": { "state": "new", "value": "Hello" } },
        "pt-BR": { "stringUnit": { "state": "translated", "value": "Olá" } } } },
      "FIXED": { "shouldTranslate": false, "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Brand" } },
        "de": { "stringUnit": { "state": "translated", "value": "Marke" } } } },
      "PLURAL": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld photo" } },
        "other": { "stringUnit": { "state": "needs_review", "value": "%lld photos" } } } } } } },
      "NAMED": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%@ sent %lld photo" } },
        "other": { "stringUnit": { "value": "%@ sent %lld photos" } } } } } } },
      "%@ sent %lld": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%@ sent one" } },
        "other": { "stringUnit": { "value": "%@ sent some" } } } } } } },
      "DEVICE": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "value": "Tap the iPad" } },
        "other": { "stringUnit": { "value": "Tap it" } },
        "iphone": { "stringUnit": { "value": "Tap the phone" } } } } } } },
      "DEVICES": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "no" } },
        "other": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld tap" } },
          "other": { "stringUnit": { "value": "%lld taps" } } } } } } } } } },
      "SUBSTITUTED": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@birds@ by %#@people@" },
        "substitutions": {
          "people": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg person" } },
            "other": { "stringUnit": { "value": "%arg people" } } } } },
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "a bird" } },
            "other": { "stringUnit": { "value": "%arg birds, yes %arg" } } } } } } } } }
    } }
    """#

  private func read(_ text: String, _ language: String) -> StringFileContents {
    let file = StringFile(path: "L", kind: .xcstrings, table: "Localizable", localization: nil)
    return StringFileReader.contents(Array(text.utf8), file, language)
  }

  private func localizer(_ language: String) -> Localizer {
    let file = StringFile(path: "L", kind: .xcstrings, table: "Localizable", localization: nil)
    let bytes = Array(Self.catalog.utf8)
    let source = AppStrings.Source(
      languages: { StringFileReader.languages(bytes, $0) },
      contents: { StringFileReader.contents(bytes, $0, $1) })
    return Localizer(strings: AppStrings(files: [file], source: source), languages: [language])
  }

  static let words: [(key: String, arguments: [FormatArgument], words: String)] = [
    ("PLAIN", [], "Hello"), ("FIXED", [], "Brand"), ("Only Key", [], "Only Key"),
    ("PLURAL", [.integer(1)], "1 photo"), ("PLURAL", [.integer(2)], "2 photos"),
    ("NAMED", [.string("Ann"), .integer(1)], "Ann sent 1 photo"),
    ("NAMED", [.string("Ann"), .integer(3)], "Ann sent 3 photos"),
    // The number is the one that the key names, where the forms print the name alone.
    ("%@ sent %lld", [.string("Ann"), .integer(1)], "Ann sent one"),
    ("%@ sent %lld", [.string("Ann"), .integer(4)], "Ann sent some"),
    ("DEVICE", [], "Tap the phone"),
    ("DEVICES", [.integer(1)], "1 tap"), ("DEVICES", [.integer(5)], "5 taps"),
    ("SUBSTITUTED", [.integer(1), .integer(1)], "a bird by 1 person"),
    ("SUBSTITUTED", [.integer(3), .integer(2)], "3 birds, yes 3 by 2 people"),
  ]

  @Test("L32: plurals, devices and substitutions", arguments: words)
  func resolving(key: String, arguments: [FormatArgument], words: String) {
    let text = Text(.localized(LocalizedText(key: key)))
    let resolved = localizer("en").resolve(text, arguments: arguments)
    #expect(resolved.words == words)
    #expect(resolved.diagnostics == [])
  }

  @Test("L33: the source language stands in, and the account says so")
  func standIn() {
    let localizer = localizer("pt-BR")
    let own = localizer.resolve(Text(.localized(LocalizedText(key: "PLAIN"))))
    let other = localizer.resolve(Text(.localized(LocalizedText(key: "DEVICE"))))
    #expect(own.words == "Olá")
    #expect(own.found?.isStandIn == false)
    #expect(other.words == "Tap the phone")
    #expect(other.found?.localization == "en")
    #expect(other.account.map(\.rule) == ["L17", "L4", "L33"])
    #expect(other.found?.standIn == .catalogSource)
    let fixed = self.localizer("de").resolve(Text(.localized(LocalizedText(key: "FIXED"))))
    #expect(fixed.words == "Brand" && fixed.found?.isStandIn == false, "it needs no translation")
  }

  @Test("A string catalog says its languages, and of each entry its state and its place")
  func details() {
    #expect(localizer("en").strings.localizations == ["de", "en", "pt-BR"])
    let table = read(Self.catalog, "en").table
    #expect(table["PLURAL"]?.variables.first?[.other]?.state == "needs_review")
    #expect(table["PLURAL"]?.place.line == 10)
    #expect(table["PLURAL"]?.variables.first?[.other]?.place.line == 12)
    #expect(table[""]?.format.text == "")
    #expect(read(Self.catalog, "en").diagnostics == [])
  }

  static let mistakes: [(text: String, complaints: [String])] = [
    ("[]", ["a string catalog is an object with \"strings\""]),
    ("{", ["the file ends before the object of line 1 is closed; write } at its end"]),
    (
      #"{"sourceLanguage": "en", "version": "2.0", "strings": {}}"#,
      ["version \"2.0\" is unknown; it is read like \"1.1\""]
    ),
    (
      #"{"sourceLanguage": "en", "version": "0.9", "strings": {}}"#,
      ["version \"0.9\" is unknown; it is read like \"1.1\""]
    ),
    (
      #"{"version": "1.1"}"#,
      [
        "\"sourceLanguage\" is missing; \"en\" is taken",
        "\"strings\" is missing; write {} at least",
      ]
    ),
    (
      #"{"sourceLanguage":"en","version":"1.0","strings":{"A":3,"B":{"localizations":{"en":{}}},"#
        + #""C":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":4}}}}}}}}}"#,
      [
        "\"A\" is a number where an object is needed",
        "\"B\" has neither \"stringUnit\" nor \"variations\" here",
        "\"value\" is a number where a string is needed",
        "\"C\" has no form \"other\"; every language needs it",
      ]
    ),
  ]

  @Test("All mistakes of a string catalog come in one go", arguments: mistakes)
  func complaints(text: String, complaints: [String]) {
    let contents = read(text, "en")
    #expect(contents.diagnostics.map(\.message).prefix(4) == complaints[...])
  }

  @Test(
    "Read for many languages at once, a catalog says what it says read for each, in one line or in many"
  )
  func manyLanguages() throws {
    let names = ["en", "de", "pt-BR", "pt_br", "zh_CN", "ar", "xx", "Base"]
    for separator in ["", "\n"] {
      let strings = (1...60).map { key in
        let words = names.dropFirst(key % 3).dropLast(2).map {
          "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"é \(key)\"}}"
        }
        return "\"K\(key)\": {\"localizations\": {\(words.joined(separator: "," + separator))}}"
      }
      let text =
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {"
        + strings.joined(separator: "," + separator) + "}}"
      let bytes = Array(text.utf8)
      let all = StringCatalog.read(bytes, path: "L", languages: names)
      for (name, contents) in zip(names, all) {
        let own = try #require(StringCatalog.read(bytes, path: "L", languages: [name]).first)
        #expect(contents.diagnostics == own.diagnostics)
        #expect(contents.table.keys == own.table.keys, "\(name)")
        #expect(own.table.keys.allSatisfy { contents.table[$0] == own.table[$0] }, "\(name)")
      }
    }
  }
}
