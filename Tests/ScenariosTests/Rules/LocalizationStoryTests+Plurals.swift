import Testing

extension LocalizationStoryTests {
  private static let ten = [0, 1, 2, 3, 5, 11, 20, 21, 22, 100]

  @Test(
    "L27: the form of a number is CLDR's",
    arguments: [
      ("en", "other one other other other other other other other other"),
      ("fr", "one one other other other other other other other other"),
      ("ja", "other other other other other other other other other other"),
      ("ru", "many one few few many many many one few many"),
      ("pl", "many one few few many many many many few many"),
      ("cs", "other one few few other other other other other other"),
      ("ar", "zero one two few few many many many many other"),
      ("he", "other one two other other other other other other other"),
      ("lt", "other one few few few other other one few other"),
      ("cy", "zero one two few other other other other other other"),
    ])
  func categories(language: String, forms: String) throws {
    let names = ["one", "two", "few", "many", "other"]
    let zero = ["ar", "cy"].contains(language) ? #""zero":"zero","# : ""
    let members = zero + names.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",")
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "stringsdict": { "\(language)": { "K": { "NSStringLocalizedFormatKey": "%#@n@", "n": {
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", \(members) } } } } }
      device languages=\(language)

      """
    let pushes = zip(Self.ten, forms.split(separator: " ")).map { number, form in
      Self.push("\"loc-key\":\"K\",\"loc-args\":[\"\(number)\"]", "p\(number)")
        + "expect notification p\(number) body \(form)\n"
    }
    try check(app, pushes.joined())
  }

  @Test("L27: older data has many for tens in Hebrew")
  func hebrewMany() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "stringsdict": { "he": { "K": { "NSStringLocalizedFormatKey": "%#@n@", "n": {
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
          "one": "one", "two": "two", "many": "many", "other": "other" } } } } }
      device languages=he

      """
    let twenty = Self.push(#""loc-key":"K","loc-args":["20"]"#)
    try check(app, twenty + "expect notification n1 body other")
    try check(app, "policy cldr.hebrewMany true\n" + twenty + "expect notification n1 body many")
  }

  @Test("L24, L28: a variable stands at its place, and a text behind it takes the next argument")
  func variables() throws {
    func dictionary(_ format: String, _ forms: String) -> String {
      #", "stringsdict": { "en": { "K": { "NSStringLocalizedFormatKey": "\#(format)", "n": {"#
        + #""NSStringFormatSpecTypeKey": "NSStringPluralRuleType","#
        + #""NSStringFormatValueTypeKey": "d", \#(forms) } } } }"#
    }
    let rows: [(format: String, forms: String, arguments: String, words: String)] = [
      ("%#@n@", #""one":"%d from %@","other":"%d more from %@""#, #""2","Ann""#, "2 more from Ann"),
      ("%@: %#@n@", #""one":"one","other":"%d""#, #""Ann","3""#, "Ann: 3"),
      ("%2$#@n@ for %1$@", #""one":"one","other":"%d""#, #""Ann","1""#, "one for Ann"),
      ("%#@n@ %@", #""one":"x","other":"y""#, #""1","Ann""#, "x Ann"),
    ]
    for (format, forms, arguments, words) in rows {
      try check(
        Self.app("\"en\":{}", more: dictionary(format, forms)),
        Self.push("\"loc-key\":\"K\",\"loc-args\":[\(arguments)]")
          + "expect notification n1 body \"\(words)\"")
    }
  }

  @Test("L35: titles of actions that are keys are worded when they show")
  func actions() throws {
    let app = Self.app(
      #""en":{"L":"Like"},"fr":{"L":"Aimer"}"#,
      more:
        #", "categories": [ { "identifier": "C", "actions": [ { "identifier": "l", "title": { "key": "L" } } ] } ]"#
    )
    try check(
      app,
      "push chat {\"aps\":{\"alert\":\"A\",\"category\":\"C\"}} id=n1\nexpect actions n1 l titles=Like\ndevice languages=fr\nexpect actions n1 l titles=Aimer"
    )
  }
}
