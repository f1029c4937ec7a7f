import Localization
import Notifications
import Testing

@Suite("From texts to words")
struct TextTests {
  @Test(
    "L5, L7, L15: arguments fill placeholders in order or by number",
    arguments: [
      ("%2$@ met %1$@", ["Shelly", "Rick"], "Rick met Shelly"),
      ("%@ and %@", ["x"], "x and "),
      ("%@!", ["a", "surplus"], "a!"),
      ("100 %", ["a"], "100 %"),
      ("%3$d %", ["a"], " %"),
      ("%1$@, %1$@", ["again"], "again, again"),
      ("100%% of %@", ["it"], "100% of it"),
    ])
  func filling(format: String, arguments: [String], words: String) {
    #expect(key(format, arguments).words == words)
  }

  @Test("L3, L14: a missing key shows its literal, else itself, and the account says so")
  func missingKeys() {
    let withLiteral = key("NOPE", or: "fallback")
    let bare = key("NOPE")
    #expect(withLiteral.words == "fallback")
    #expect(bare.words == "NOPE")
    #expect(withLiteral.resolved.account.map(\.rule) == ["L14", "L3"])
    #expect(bare.resolved.account.map(\.rule) == ["L14", "L15"])
    #expect(bare.resolved.diagnostics.map(\.rule) == ["Y15"])
  }

  @Test("A literal is shown as it is, percent signs and all, without an account")
  func literal() {
    let resolved = Text.literal("100 % %@").resolved
    #expect(resolved.words == "100 % %@")
    #expect(resolved.account.isEmpty)
  }

  @Test("L13: a key of an app's own code is looked up when it is put into words, and not before")
  func keysOfCode() {
    let strings = words(#"{"strings": {"en": {"READY": "Done"}, "de": {"READY": "Fertig"}}}"#)
    let scheduled = key("READY")
    let fired = ["en", "de"].map {
      Localizer(strings: strings, languages: [$0]).resolve(scheduled, for: .local).words
    }
    #expect(fired == ["Done", "Fertig"])
  }

  @Test("Z38 (L5): arguments are taken by number")
  func byNumber() {
    let strings = words(#"{"strings": {"en": {"GREET": "%2$@ met %1$@"}}}"#)
    let resolved = Localizer(strings: strings, languages: ["en"])
      .resolve(key("GREET", ["Shelly", "Rick"]))
    #expect(resolved.words == "Rick met Shelly")
    #expect(resolved.account.map(\.rule) == ["L17", "L4", "L5"])
    #expect(resolved.found?.place == Place("app", line: 1, column: 21))
    #expect(resolved.diagnostics.isEmpty)
  }

  @Test("Z39 (L14, L3): a missing key shows the literal, else itself, and is reported both times")
  func missing() {
    let strings = words(#"{"strings": {"en": {"NOPS": "x"}}}"#)
    let localizer = Localizer(strings: strings, languages: ["en"])
    let literal = localizer.resolve(key("NOPE", or: "fallback"))
    let bare = localizer.resolve(key("NOPE"))
    #expect(literal.words == "fallback")
    #expect(bare.words == "NOPE")
    #expect(literal.diagnostics.map(\.rule) == ["Y15"])
    #expect(
      bare.diagnostics.map(\.message)
        == [#"the key "NOPE" is missing in en"#])
    #expect(localizer.nearestKey(to: "NOPE") == "NOPS")
  }

  @Test("Z40 (L7): what has no argument becomes empty, and is reported")
  func tooFew() {
    let strings = words(#"{"strings": {"en": {"A": "%@ and %@"}}}"#)
    let resolved = Localizer(strings: strings, languages: ["en"]).resolve(key("A", ["x"]))
    #expect(resolved.words == "x and ")
    #expect(resolved.diagnostics.map(\.rule) == ["Y16"])
  }

  @Test("L7: surplus arguments are reported")
  func tooMany() {
    let strings = words(#"{"strings": {"en": {"A": "%@"}}}"#)
    let resolved = Localizer(strings: strings, languages: ["en"]).resolve(
      key("A", ["x", "y", "z"]))
    #expect(resolved.words == "x")
    #expect(
      resolved.diagnostics.map(\.message)
        == ["2 arguments more than placeholders; the first is “y”"])
  }

  @Test("L8: a text in a number's place is put there as it is, and reported")
  func textForNumber() {
    let strings = words(#"{"strings": {"en": {"A": "%d of %.2f"}}}"#)
    let resolved = Localizer(strings: strings, languages: ["en"]).resolve(key("A", ["x", "7"]))
    #expect(resolved.words == "x of 7")
    #expect(resolved.diagnostics.map(\.rule) == ["L8", "L8"])
  }

  @Test(
    "L16: local texts are cleaned of percent sequences, pushes are not",
    arguments: [
      ("100%% sure", "100% sure"), ("%d left", " left"), ("50 % de", "50 e"), ("9%", "9%"),
      ("a%@b", "ab"), ("bad%n", "bad"),
    ])
  func cleaning(literal: String, cleaned: String) {
    let localizer = Localizer(strings: .none, languages: ["en"])
    #expect(localizer.resolve(.literal(literal), for: .local).words == cleaned)
    #expect(localizer.resolve(.literal(literal), for: .push).words == literal)
    var options = LocalizationOptions()
    options.readings = .stripsPushPercent
    let stripping = Localizer(strings: .none, languages: ["en"], options: options)
    #expect(stripping.resolve(.literal(literal), for: .push).words == cleaned)
  }

  @Test("L16: what is filled in is cleaned, too, and %% only once")
  func cleaningAfterFilling() {
    let strings = words(#"{"strings": {"en": {"A": "%@ of 100%%"}}}"#)
    let localizer = Localizer(strings: strings, languages: ["en"])
    #expect(localizer.resolve(key("A", ["7%% %d"]), for: .local).words == "7%  of 100%")
    #expect(localizer.resolve(key("A", ["7%% %d"]), for: .push).words == "7%% %d of 100%")
  }

  @Test("L35: a title without arguments is looked up and not formatted")
  func labels() {
    let strings = words(#"{"strings": {"en": {"A": "100 %d"}}}"#)
    let localizer = Localizer(strings: strings, languages: ["en"])
    #expect(localizer.resolve(key("A"), for: .label).words == "100 %d")
  }

  @Test("Z43 (T23): another language re-words a key at once")
  func anotherLanguage() {
    let strings = words(#"{"strings": {"en": {"K": "Hello"}, "fr": {"K": "Bonjour"}}}"#)
    #expect(Localizer(strings: strings, languages: ["en"]).resolve(key("K")).words == "Hello")
    #expect(Localizer(strings: strings, languages: ["fr"]).resolve(key("K")).words == "Bonjour")
  }

  @Test("L19: a key missing in the chosen language is missing, unless a policy says otherwise")
  func perKeyFallback() {
    let strings = words(
      #"{"strings": {"en": {"K": "Hello"}, "fr": {"X": ""}}}"#, developmentRegion: "en")
    #expect(Localizer(strings: strings, languages: ["fr"]).resolve(key("K")).words == "K")
    var options = LocalizationOptions()
    options.readings = .perKeyFallback
    let resolved = Localizer(strings: strings, languages: ["fr"], options: options)
      .resolve(key("K"))
    #expect(resolved.words == "Hello")
    #expect(resolved.found?.standIn == .developmentRegion)
    #expect(resolved.account.map(\.rule) == ["L17", "L4", "L19"])
    #expect(resolved.account.last?.words == "asked in the app’s development region, en")
  }

  @Test(
    "A translator’s slip in a format is a complaint, and its raw text is shown",
    arguments: ["%n", "50 % de", "%", "%#@", "%1$", "%#@x@", "%1#@x@", "%999999999999999$@ %k"])
  func slips(format: String) {
    let strings = words(#"{"strings": {"en": {"A": "\#(format)"}}}"#)
    let resolved = Localizer(strings: strings, languages: ["en"]).resolve(key("A", []))
    #expect(!resolved.diagnostics.isEmpty)
    #expect(resolved.words.hasPrefix(String(format.prefix(1))) || resolved.words.hasPrefix(" "))
  }
}
