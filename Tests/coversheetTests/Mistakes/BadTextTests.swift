import TestSupport
import TestTraits
import Testing

@Suite("Texts that cannot be put into words", .waitsOutside)
struct BadTextTests {
  /// A text that is wrong: what is pushed, and what comes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The key, and its arguments as JSON.
    let key: String
    let arguments: String
    /// The row that shows it, mark included.
    let shows: String
    /// Part of the complaint, place included.
    let says: String
  }

  private static let plist = """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.album</string>
    <key>CFBundleDisplayName</key><string>Album</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """

  private static func desk(_ files: [String: String], push alert: String) throws
    -> CommandLineHarness
  {
    var all = files.reduce(into: [:]) { $0["A.app/\($1.key)"] = $1.value }
    all["A.app/Info.plist"] = plist
    all["A.app/Notifications.json"] = "{}\n"
    all["a.scenario"] = "app A.app\npush album {\"aps\":{\"alert\":\(alert)}} id=n\n"
    return try CommandLineHarness(all)
  }

  private static let strings = """
    "SLIP" = "%n new and % de";
    "TWO" = "%@ and %@";
    "NUMBER" = "%d things";
    """

  private static let stringsdict = """
    <?xml version="1.0"?>
    <plist version="1.0"><dict>
    \(plural("CYCLE", "%#@a@", [("a", [("other", "x %#@b@")]), ("b", [("other", "%#@a@")])]))
    \(plural("GONE", "%#@a@ and %#@nowhere@", [("a", [("other", "%d others")])]))
    \(plural("FORMLESS", "%#@a@", [("a", [("few", "%d few")])]))
    </dict></plist>
    """

  private static func plural(
    _ key: String, _ format: String, _ variables: [(String, [(String, String)])]
  ) -> String {
    let parts = variables.map { name, forms in
      let pairs = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>d</string>\(pairs)</dict>"
    }
    return "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>\(format)</string>\(parts.joined())</dict>"
  }

  static let cases = [
    Case(
      testDescription: "L29: variables that name each other", key: "CYCLE", arguments: "[\"2\"]",
      shows: "✗ CYCLE", says: "the variable \"a\" contains itself; the key is shown [L29]"),
    Case(
      testDescription: "L24: a variable that is not there", key: "GONE", arguments: "[\"2\"]",
      shows: "✗ 2 others and %#@nowhere@", says: "names no variable of this entry"),
    Case(
      testDescription: "L25: no form that fits", key: "FORMLESS", arguments: "[\"2\"]",
      shows: "✗ %#@a@", says: "has no form \"other\""),
    Case(
      testDescription: "a slip of the pen", key: "SLIP", arguments: "[]",
      shows: "✗ %n new and e", says: "A.app/en.lproj/Localizable.strings:1:"),
    Case(
      testDescription: "L7: too few arguments", key: "TWO", arguments: "[\"x\"]",
      shows: "✗ x and", says: "[Y16]"),
    Case(
      testDescription: "L7: too many arguments", key: "TWO", arguments: "[\"x\",\"y\",\"z\"]",
      shows: "✗ x and y", says: "[Y16]"),
    Case(
      testDescription: "L8: a text for a number", key: "NUMBER", arguments: "[\"many\"]",
      shows: "✗ many things", says: "[L8]"),
    Case(
      testDescription: "L14: a key that is not there", key: "NOWHERE", arguments: "[]",
      shows: "✗ NOWHERE", says: "the key \"NOWHERE\" is missing in en"),
  ]

  @Test("It is shown raw with a mark, and said with its place", arguments: cases)
  func shown(bad: Case) throws {
    let desk = try Self.desk(
      [
        "en.lproj/Localizable.strings": Self.strings,
        "en.lproj/Localizable.stringsdict": Self.stringsdict,
      ],
      push: "{\"loc-key\":\"\(bad.key)\",\"loc-args\":\(bad.arguments)}")
    let picture = try desk.run("render", "a.scenario")
    #expect(picture.output.contains(bad.shows), "\(picture.output)")
    let bare = try desk.run("render", "a.scenario", "--bare").output
    #expect(bare.contains(bad.shows.dropFirst(2)) && !bare.contains("✗"), "\(bare)")
    let run = try desk.run("run", "a.scenario")
    #expect(run.errors.contains(bad.says), "\(run.errors)")
    #expect(run.output.contains(" listed n"))
    let why = try desk.run("explain", "a.scenario", "n")
    #expect(why.output.contains("warning: ") || why.output.contains("error: "), "\(why.output)")
    let ascii = try desk.run("render", "a.scenario", "--ascii")
    #expect(ascii.output.contains(bad.shows.replacing("✗", with: "!")))
  }

  @Test("L5, L8: a number that a push brings as a text is none of these")
  func numbers() throws {
    let desk = try Self.desk(
      ["en.lproj/Localizable.strings": Self.strings],
      push: "{\"loc-key\":\"NUMBER\",\"loc-args\":[\"12\"]}")
    let picture = try desk.run("render", "a.scenario")
    #expect(picture.output.contains("12 things") && !picture.output.contains("✗"))
    #expect(picture.errors.isEmpty, "\(picture.errors)")
    #expect(try desk.run("explain", "a.scenario", "n").output.contains("note: '%d' is given"))
  }

  @Test("L7: why tells how many arguments are too few or too many")
  func counts() throws {
    for (arguments, words) in [
      ("[]", "2 arguments too few"), ("[\"x\"]", "1 argument too few"),
      ("[\"x\",\"y\",\"z\"]", "1 argument too many"),
    ] {
      let desk = try Self.desk(
        ["en.lproj/Localizable.strings": Self.strings],
        push: "{\"loc-key\":\"TWO\",\"loc-args\":\(arguments)}")
      let why = try desk.run("explain", "a.scenario", "n").output
      let line = why.split(separator: "\n").first { $0.contains(words) }
      #expect(line?.hasSuffix(" L7") == true, "\(why)")
    }
  }

  @Test("L28: why tells the form that was filled")
  func filled() throws {
    let desk = try Self.desk(
      ["en.lproj/Localizable.stringsdict": Self.stringsdict],
      push: "{\"loc-key\":\"GONE\",\"loc-args\":[\"2\"]}")
    let why = try desk.run("explain", "a.scenario", "n").output
    let line = why.split(separator: "\n").first { $0.contains("2 is “other”") }
    #expect(line?.hasSuffix(" L26") == true, "\(why)")
    let whole = try desk.run("explain", "a.scenario", "n", "--json").output
    #expect(whole.contains("\"form\": \"%d others\""), "\(whole)")
  }

  @Test("A lone half of a surrogate pair is said at its place", arguments: ["\\ud83d", "\\udc00"])
  func surrogates(half: String) throws {
    let desk = try Self.desk([:], push: "{\"title\":\"half \(half)\"}")
    let run = try desk.run("run", "a.scenario")
    #expect(
      run.errors.contains("a.scenario:2:43: error: \(half) is half of a pair"), "\(run.errors)")
    #expect(run.status == .exited(2))
  }

  @Test("A lone half in a table is said at its place, and shows as what cannot be read")
  func surrogatesInTables() throws {
    let files = ["en.lproj/Localizable.strings": "\"K\" = \"half \\Ud83d\";\n"]
    let desk = try Self.desk(files, push: "{\"loc-key\":\"K\"}")
    let run = try desk.run("run", "a.scenario")
    #expect(run.errors.contains("A.app/en.lproj/Localizable.strings:1:"), "\(run.errors)")
    #expect(try desk.run("render", "a.scenario").output.contains("half \u{FFFD}"))
  }

  @Test(
    "Entities that would fill the memory are refused at their place",
    arguments: ["Localizable.strings", "Localizable.stringsdict"])
  func bomb(name: String) throws {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a \"aaaaaaaaaa\">\n"
    for (letter, before) in zip("bcdefghijk", "abcdefghij") {
      text += "<!ENTITY \(letter) \"\(String(repeating: "&\(before);", count: 10))\">\n"
    }
    text += "]>\n<plist version=\"1.0\"><dict><key>K</key><string>&k;</string></dict></plist>\n"
    let desk = try Self.desk(["en.lproj/\(name)": text], push: "{\"loc-key\":\"K\"}")
    let run = try desk.run("run", "a.scenario")
    #expect(run.errors.contains("A.app/en.lproj/\(name):"), "\(run.errors)")
    #expect(try desk.run("render", "a.scenario").output.contains("✗ K"))
    let why = try desk.run("explain", "a.scenario", "n").output
    #expect(why.contains("   en · \(name):"), "\(why)")
  }

  @Test("A catalog of a later version is read as far as it is understood, and said so")
  func laterVersion() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "9.7", "strings": {
        "K": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hi"}}}}}}
      """
    let desk = try Self.desk(["Localizable.xcstrings": catalog], push: "{\"loc-key\":\"K\"}")
    let run = try desk.run("run", "a.scenario")
    #expect(run.errors.contains("A.app/Localizable.xcstrings:1:"), "\(run.errors)")
    #expect(try desk.run("render", "a.scenario").output.contains("Hi"))
  }
}
