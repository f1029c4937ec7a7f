import Testing

@Suite("Words in the phone's language, rule by rule")
struct LocalizationStoryTests {
  static func app(_ strings: String, region: String = "en", more: String = "") -> String {
    """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "developmentRegion": "\(region)", "strings": { \(strings) }\(more) }

    """
  }

  static func push(_ alert: String, _ name: String = "n1") -> String {
    "push chat {\"aps\":{\"alert\":{\(alert)}}} id=\(name)\n"
  }

  func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test("L1, L2: an alert is its body, or title, subtitle and body, each with a key of its own")
  func keys() throws {
    let app = Self.app(#""en":{"T":"Title","S":"Sub","B":"Body"}"#)
    try check(
      app,
      "push chat {\"aps\":{\"alert\":\"plain\"}} id=n1\nexpect notification n1 body plain\nexpect notification n1 title none"
    )
    try check(
      app,
      Self.push(#""title-loc-key":"T","subtitle-loc-key":"S","loc-key":"B""#)
        + """
        expect notification n1 title Title
        expect notification n1 subtitle Sub
        expect notification n1 body Body
        """)
  }

  @Test(
    "L1: action-loc-key names the second button of an old alert; null takes it away",
    arguments: [
      (#""action-loc-key":"OPEN""#, "Look" as String?), (#""action-loc-key":null"#, nil),
      (#""launch-image":"A.png""#, "View"),
    ])
  func alertAction(member: String, button: String?) throws {
    let harness = try Story(world: "device os=4\n" + Self.app(#""en":{"OPEN":"Look"}"#)).plays(
      Self.push("\"body\":\"B\",\(member)"))
    let box = try #require(harness.state.alertBox)
    #expect(box.opens == button)
    #expect(box.dismisses == (button == nil ? "OK" : "Close"))
  }

  @Test(
    "L3, L14: a key wins over its literal, which stands in where the key is missing; else the key",
    arguments: [
      (#""loc-key":"B","body":"literal""#, "Body"), (#""loc-key":"X","body":"literal""#, "literal"),
      (#""loc-key":"X""#, "X"), (#""body":"B""#, "B"), (#""loc-key":"X","body":"""#, "X"),
    ])
  func missing(alert: String, body: String) throws {
    let app = Self.app(#""en":{"B":"Body"}"#)
    try check(app, Self.push(alert) + "expect notification n1 body \"\(body)\"")
  }

  @Test("L13, N31: a local notification of old takes the words of the language in which it fires")
  func localNotifications() throws {
    try check(
      Self.app(#""en":{"K":"Hello"},"fr":{"K":"Bonjour"}"#),
      """
      schedule-legacy chat {"fireDate":"+1m","alertBody":"K"}
      schedule-legacy chat {"fireDate":"+2m","alertBody":"no key"}
      locale fr_FR
      wait 2m
      expect notification l1 body Bonjour
      expect notification l2 body "no key"
      locale en_US
      expect notification l1 body Bonjour
      """)
  }

  @Test(
    "L5, L7, L15: arguments go in by order or number; those that lack are nothing, others left out",
    arguments: [
      ("%@ met %@", #"["Ann","Bob"]"#, "Ann met Bob"),
      ("%2$@ met %1$@", #"["Ann","Bob"]"#, "Bob met Ann"),
      ("%1$@ and %1$@", #"["Ann"]"#, "Ann and Ann"), ("%@ met %@", #"["Ann"]"#, "Ann met "),
      ("%@", #"["Ann","Bob"]"#, "Ann"), ("%3$@!", #"["Ann"]"#, "!"), ("100 %%", "[]", "100 %"),
      ("%@", "[]", ""), ("no place", #"["Ann"]"#, "no place"),
    ])
  func arguments(format: String, arguments: String, words: String) throws {
    let app = Self.app("\"en\":{\"K\":\"\(format)\"}")
    try check(
      app,
      Self.push("\"loc-key\":\"K\",\"loc-args\":\(arguments)")
        + "expect notification n1 body \"\(words)\"")
    // L15: a key that is its own text takes them, too.
    try check(
      Self.app("\"en\":{}"),
      Self.push("\"loc-key\":\"\(format)\",\"loc-args\":\(arguments)")
        + "expect notification n1 body \"\(words)\"")
  }

  @Test(
    "L6: arguments that are no strings become their JSON text",
    arguments: [("5", "5"), ("true", "true"), ("1.50", "1.50"), ("null", "null")])
  func otherKinds(json: String, words: String) throws {
    try check(
      Self.app(#""en":{"K":"<%@>"}"#),
      Self.push("\"loc-key\":\"K\",\"loc-args\":[\(json)]")
        + "expect notification n1 body \"<\(words)>\"")
  }

  @Test("L8: a number's place takes a text as it is", arguments: ["%d", "%u", "%f", "%ld", "%5d"])
  func numberPlaces(place: String) throws {
    try check(
      Self.app("\"en\":{\"K\":\"<\(place)>\"}"),
      Self.push(#""loc-key":"K","loc-args":["x7"]"#) + "expect notification n1 body <x7>")
  }

  static let plural =
    #", "stringsdict": { "en": { "K": { "NSStringLocalizedFormatKey": "%#@n@", "n": {"#
    + #""NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d","#
    + #""zero": "none", "one": "one egg", "other": "%d eggs" } } } }"#

  @Test(
    "L9, L26: a number in a string chooses the form, or none does",
    arguments: [
      (#""1""#, "parse", "one egg"), (#""0""#, "parse", "none"), (#""3""#, "parse", "3 eggs"),
      ("1", "parse", "one egg"), (#""x""#, "parse", "x eggs"), (#""1""#, "other", "1 eggs"),
      (#""0""#, "other", "0 eggs"), (#""-1""#, "parse", "one egg"),
      (#""1.0""#, "parse", "1.0 eggs"),
    ])
  func numericStrings(argument: String, policy: String, words: String) throws {
    try check(
      Self.app("\"en\":{}", more: Self.plural),
      "policy loc.numericStrings \(policy)\n"
        + Self.push("\"loc-key\":\"K\",\"loc-args\":[\(argument)]")
        + "expect notification n1 body \"\(words)\"")
  }

  @Test("L10: a push keeps the words of its moment, unless it is worded anew")
  func moment() throws {
    let app = Self.app(#""en":{"K":"Hello"},"fr":{"K":"Bonjour"}"#)
    let course = Self.push(#""loc-key":"K""#) + "device languages=fr\n"
    try check(app, course + "expect notification n1 body Hello")
    try check(
      app, "policy loc.pushRelocalise true\n" + course + "expect notification n1 body Bonjour")
    try check(
      app, course + Self.push(#""loc-key":"K""#, "n2") + "expect notification n2 body Bonjour")
  }

  @Test(
    "L10, L11, L13: an update of the app leaves the words of pushes and old alerts as they came")
  func update() throws {
    try check(
      Self.app(#""en":{"K":"Hello %@","T":"Title"}"#),
      Self.push(#""title-loc-key":"T","loc-key":"K","loc-args":["Ann"]"#)
        + #"schedule-legacy chat {"identifier":"l","alertBody":"T"}"# + "\n"
        + #"schedule chat {"identifier":"s","content":{"body":{"key":"T"}}}"# + "\n"
        + Self.app(#""en":{"T":"Heading"}"#) + Self.push(#""loc-key":"T""#, "n2")
        + Self.app(#""en":{"T":"Caption"}"#)
          + """
          expect notification n1 title Title
          expect notification n1 body "Hello Ann"
          expect notification l1 body Title
          expect notification n2 body Heading
          expect notification s body Caption
          policy loc.pushRelocalise true
          expect notification n1 title Caption
          """)
  }

  @Test("L10: a push that its service extension still has gets the words of when that is done")
  func updateDuringService() throws {
    let service = #", "service":{"name":"Enrich","steps":[{"after":"5s","set":{"subtitle":"S"}}]}"#
    try check(
      Self.app(#""en":{"K":"Hello"}"#, more: service),
      #"push chat {"aps":{"alert":{"loc-key":"K"},"mutable-content":1}} id=n1"# + "\n"
        + "+1s " + Self.app(#""en":{"K":"Hi"}"#, more: service)
        + "wait 10s\nexpect notification n1 body Hi\n"
        + Self.app(#""en":{"K":"Hey"}"#, more: service) + "expect notification n1 body Hi\n")
  }

  @Test("L11, L12: what the app itself asked for is worded anew when it is a key, and stays else")
  func local() throws {
    let app = Self.app(#""en":{"K":"Hello"},"fr":{"K":"Bonjour"}"#)
    try check(
      app,
      """
      schedule chat {"identifier":"k","content":{"body":{"key":"K"}},"trigger":{"timeInterval":5}}
      schedule chat {"identifier":"l","content":{"body":"Hello"},"trigger":{"timeInterval":5}}
      wait 5s
      expect notification k body Hello
      device languages=fr
      expect notification k body Bonjour
      expect notification l body Hello
      device languages=en
      expect notification k body Hello
      """)
  }

  @Test(
    "L16: what looks like a place is removed from an app's own texts, and stays in a push",
    arguments: [("50 %% off", "50 % off"), ("a %@ b", "a  b"), ("100%", "100%"), ("%d%%", "%")])
  func cleaning(text: String, local: String) throws {
    let app = Self.app("\"en\":{}")
    let harness = try Story(world: app).plays(
      "schedule chat {\"identifier\":\"l\",\"content\":{\"body\":\"\(text)\"},\"trigger\":{\"timeInterval\":5}}\nwait 5s\n"
        + Self.push("\"body\":\"\(text)\"") + "expect notification n1 body \"\(text)\"")
    if text != "100%" {
      #expect(try harness.failure("notification l body \"\(local)\"")?.lines == nil)
    }
    try check(
      app,
      "policy text.stripPushPercent true\n" + Self.push(#""body":"50 %% off""#)
        + "expect notification n1 body '50 % off'")
  }

  @Test("L10: how a push was read stays, whatever is set later, unless pushes are worded again")
  func keptReadings() throws {
    let text = #""body":"100% sure""#
    try check(
      "app {\"bundleIdentifier\":\"com.example.chat\",\"displayName\":\"Chat\"}\n",
      Self.push(text) + "policy text.stripPushPercent true\n" + Self.push(text, "n2")
        + "expect notification n1 body \"100% sure\"\nexpect notification n2 body \"100ure\"\n"
        + "policy loc.pushRelocalise true\nexpect notification n1 body \"100ure\"")
  }

  @Test(
    "L17, L18: the localization is the first that a language or one of its parents has",
    arguments: [
      ("en", "en,fr", "en"), ("fr-CA", "en,fr", "fr"), ("es-MX", "es-419,es", "es-419"),
      ("es-MX", "es", "es"), ("zh-HK", "zh-Hant,zh-Hans", "zh-Hant"),
      ("zh-CN", "zh-Hans", "zh-Hans"),
      ("zh_TW", "zh-Hant,zh-Hans", "zh-Hant"), ("pt-BR", "pt-PT,en", "en"),
      ("pt-PT", "pt,en", "pt"),
      ("iw", "he,en", "he"), ("no", "nb,en", "nb"), ("in", "id,en", "id"),
      ("EN-gb", "en_GB,en", "en_GB"),
      ("de", "fr,en", "en"), ("de,fr", "fr,en", "fr"), ("de-AT,fr", "de,fr", "de"),
      ("sr-Latn", "sr,en", "sr"),
    ])
  func choice(languages: String, localizations: String, chosen: String) throws {
    let strings = localizations.split(separator: ",")
      .map { "\"\($0)\":{\"K\":\"\($0)\"}" }.joined(separator: ",")
    try check(
      Self.app(strings),
      "device languages=\(languages)\n" + Self.push(#""loc-key":"K""#)
        + "expect notification n1 body \(chosen)")
  }

  @Test(
    "L19: a key that the chosen language lacks is missing, or is asked of the app's own language")
  func fallback() throws {
    let app = Self.app(#""en":{"K":"Hello"},"fr":{}"#)
    let course = "device languages=fr\n" + Self.push(#""loc-key":"K""#)
    try check(app, course + "expect notification n1 body K")
    try check(
      app, "policy loc.perKeyFallback true\n" + course + "expect notification n1 body Hello")
  }

  @Test("L20: an app may have a language of its own from iOS 13 on")
  func own() throws {
    let app = Self.app(#""en":{"K":"Hello"},"fr":{"K":"Bonjour"}"#)
    try check(
      "device os=13\n" + app,
      "language chat fr\n" + Self.push(#""loc-key":"K""#)
        + "expect notification n1 body Bonjour\nexpect why n1 L17 L20\nlanguage chat device\n"
        + Self.push(#""loc-key":"K""#, "n2")
        + "expect notification n2 body Hello\nexpect not why n2 L20")
    // What came before keeps its languages, and whose choice they were.
    try check(
      "device os=13\n" + app,
      "language chat en\n" + Self.push(#""loc-key":"K""#)
        + "language chat device\nexpect why n1 L17 L20\n" + Self.push(#""loc-key":"K""#, "n2")
        + "language chat en\nexpect why n1 L20\nexpect not why n2 L20")
    let harness = try Story(world: app).plays("")
    #expect(harness.complaint("language chat fr").contains("iOS 13"))
    let facts = try Story(world: "device os=13\n" + app).plays(
      "language chat fr\nlanguage chat device\n"
    ).facts.filter { if case .languagesChanged = $0.event { true } else { false } }
    #expect(facts.map { $0.reasons.map(\.decision) } == [[nil], ["device"]])
  }

  @Test("L31: numbers print in ASCII digits, or in the language's own")
  func digits() throws {
    let app = Self.app(
      #""ar":{}"#,
      more:
        #", "categories": [ { "identifier": "C", "categorySummaryFormat": "%u more" } ]"#)
    try check(
      app,
      "device languages=ar\n" + Story.p(times: 13, "C")
        + "expect group chat/x summary '12 more'\npolicy loc.nativeDigits true\nexpect group chat/x summary '١٢ more'"
    )
  }
}
