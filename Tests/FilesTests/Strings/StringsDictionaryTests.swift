import Localization
import Notifications
import Testing

@testable import Files

@Suite(".stringsdict and .loctable")
struct StringsDictionaryTests {
  private func read(_ body: String, kind: StringFile.Kind = .stringsdict) -> StringFileContents {
    let file = StringFile(path: "L", kind: kind, table: "L", localization: nil)
    let text = "<plist version=\"1.0\">\n<dict>\(body)</dict></plist>"
    return StringFileReader.contents(Array(text.utf8), file, "en")
  }

  private func variable(_ inner: String) -> String {
    "<key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
      + "<key>n</key><dict>\(inner)</dict></dict>"
  }

  private static let type =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
  private static let value = "<key>NSStringFormatValueTypeKey</key><string>u</string>"

  @Test("L22: entries, variables and forms with their places")
  func entry() {
    let contents = read(
      variable(
        Self.type + Self.value + "\n<key>one</key>\n<string>1 x</string>"
          + "<key>other</key><string>%u x</string>"))
    let entry = contents.table["K"]
    #expect(contents.diagnostics == [])
    #expect(entry?.format.text == "%#@n@")
    #expect(entry?.variables.map(\.name) == ["n"])
    #expect(entry?.variable("n")?.specifier == "u")
    #expect(entry?.variable("n")?[.one] == StringForm("1 x", at: Place("L", line: 4)))
    #expect(entry?.variable("n")?[.few] == nil)
  }

  @Test(
    "L22: a table in old style is read as one in XML is, also without the outer braces",
    arguments: [("", ""), ("{", "}"), ("/* Teas */\u{FEFF}\n{", "} // all")])
  func oldStyle(start: String, end: String) {
    let entry = """
      K = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = u;
      "one" = "1 \\"x\\""; other = "%u x"; }; };
      """
    let file = StringFile(path: "L", kind: .stringsdict, table: "L", localization: nil)
    let contents = StringFileReader.contents(Array((start + entry + end).utf8), file, "en")
    let variable = contents.table["K"]?.variable("n")
    #expect(contents.diagnostics == [] && contents.table["K"]?.format.text == "%#@n@")
    #expect(variable?.specifier == "u" && variable?[.one]?.text == "1 \"x\"")
    #expect(variable?[.other]?.text == "%u x")
  }

  @Test(
    "L22: what is wrong with a table in old style is said at its place",
    arguments: [
      ("{ K = { a = b }; }", "L:1:15: error: found '}' where ; is needed"),
      ("{ K = x; } hello", "L:1:12: error: found 'h' where the end of the file is needed"),
      ("hello", "L:1:6: error: the file ends where = is needed"),
      (
        "{ K = x; }",
        "L:1:1: warning: \"K\" is a text where a dictionary is needed; it is read as plain words"
      ),
      ("( a, b )", "L:1:1: error: the file is an array where a dictionary is needed"),
    ])
  func oldStyleMistakes(text: String, complaint: String) {
    let file = StringFile(path: "L", kind: .stringsdict, table: "L", localization: nil)
    let contents = StringFileReader.contents(Array(text.utf8), file, "en")
    #expect(contents.diagnostics.map(\.description) == [complaint])
  }

  static let mistakes: [(inner: String, complaint: String)] = [
    (type + value + "<key>one</key><string>x</string>", "has no form \"other\""),
    (value + "<key>other</key><string>x</string>", "\"NSStringFormatSpecTypeKey\" is missing"),
    (type + "<key>other</key><string>x</string>", "\"d\" is taken"),
    (
      type + "<key>NSStringFormatValueTypeKey</key><string>%ld</string>"
        + "<key>other</key><string>x</string>", "has a percent sign; write \"ld\""
    ),
    (
      "<key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>" + value
        + "<key>other</key><string>x</string>", "only \"NSStringPluralRuleType\" is known"
    ),
    (
      type + value + "<key>other</key><string>x</string><key>ohter</key><string>x</string>",
      "is no plural category; did you mean \"other\"?"
    ),
    (
      type + value + "<key>other</key><integer>3</integer><key>other</key><string>x</string>",
      "is given twice"
    ),
    (
      type + value + "<key>one</key><integer>3</integer><key>other</key><string>x</string>",
      "is a number where a string is needed"
    ),
    (type + value + "<key>othr</key><string>x</string>", "did you mean \"other\"?"),
    (
      value + "<key>NSStringFormatSpecType</key><string>NSStringPluralRuleType</string>"
        + "<key>other</key><string>x</string>", "did you mean \"NSStringFormatSpecTypeKey\"?"
    ),
    (
      type + "<key>NSStringFormatValueType</key><string>d</string>"
        + "<key>other</key><string>x</string>", "did you mean \"NSStringFormatValueTypeKey\"?"
    ),
    (
      type + value + "<key>one</key><string>x</string><key>other</key><integer>3</integer>",
      "is a number where a string is needed"
    ),
  ]

  @Test(
    "L25, Y17: what is wrong with a variable is said, and the rest is used", arguments: mistakes)
  func complaints(inner: String, complaint: String) {
    let contents = read(variable(inner))
    #expect(contents.diagnostics.count == 1)
    #expect(contents.diagnostics.first?.message.contains(complaint) == true)
    #expect(contents.table["K"] != nil)
  }

  @Test("Y17: a form that is no string stands for other and is not said to be missing, too")
  func wrongForm() {
    let forms = "<key>one</key><integer>3</integer><key>other</key><string>x</string>"
    let entry = read(variable(Self.type + Self.value + forms)).table["K"]
    #expect(entry?.variables.first?[.one]?.text == "x")
  }

  @Test(
    "An entry that is a text is read as a format, and a missing format is made of its variable, each with a complaint"
  )
  func oddEntries() {
    let contents = read(
      "<key>A</key><string>plain</string><key>B</key><array/>"
        + "<key>C</key><dict><key>n</key><dict>" + Self.type + Self.value
        + "<key>other</key><string>%u c</string></dict></dict>")
    #expect(contents.table.keys == ["A", "C"])
    #expect(contents.table["A"]?.format.text == "plain")
    #expect(contents.table["C"]?.format.text == "%#@n@")
    #expect(contents.diagnostics.map(\.severity) == [.warning, .error, .error])
  }

  @Test("L30: of widths the widest is taken, and it is said")
  func widths() {
    let contents = read(
      "<key>A</key><dict><key>NSStringVariableWidthRuleType</key><dict>"
        + "<key>20</key><string>short</string><key>100</key><string>long</string></dict></dict>")
    #expect(contents.table["A"]?.format.text == "long")
    #expect(contents.diagnostics.map(\.rule) == ["L30"])
  }

  @Test("Of words by device the phone's are taken, then those for others")
  func devices() {
    let contents = read(
      "<key>A</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
        + "<key>ipad</key><string>Tap</string><key>iphone</key><string>Touch</string></dict></dict>"
        + "<key>B</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
        + "<key>other</key><string>Press</string></dict></dict>"
        + "<key>C</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
        + "<key>mac</key><string>Click</string></dict></dict>")
    #expect(contents.table["A"]?.format.text == "Touch")
    #expect(contents.table["B"]?.format.text == "Press")
    #expect(contents.table["C"] == nil)
    #expect(contents.diagnostics.count == 1)
  }

  @Test("A .loctable holds a table for each language")
  func languageTable() throws {
    let text =
      "<key>LocProvenance</key><dict/><key>en</key><dict><key>A</key><string>a</string>"
      + variable(Self.type + Self.value + "<key>other</key><string>%u</string>")
      + "</dict><key>pt_BR</key><dict><key>A</key><string>b</string></dict>"
    let file = StringFile(path: "L", kind: .loctable, table: "L", localization: nil)
    let bytes = Array("<plist><dict>\(text)</dict></plist>".utf8)
    #expect(StringFileReader.languages(bytes, file) == ["en", "pt_BR"])
    let english = StringFileReader.contents(bytes, file, "en")
    #expect(english.table.keys == ["A", "K"])
    #expect(english.diagnostics == [])
    #expect(StringFileReader.contents(bytes, file, "pt-BR").table["A"]?.format.text == "b")
    #expect(StringFileReader.contents(bytes, file, "fr").table.keys == [])
  }

  @Test("Entities that a file declares are never expanded")
  func entityBomb() {
    let file = StringFile(path: "L", kind: .stringsdict, table: "L", localization: nil)
    let text =
      "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
      + "<plist><dict><key>K</key><string>&b;</string></dict></plist>"
    let contents = StringFileReader.contents(Array(text.utf8), file, "en")
    #expect(contents.table.keys.isEmpty)
    #expect(contents.diagnostics.map(\.severity) == [.error])
  }
}
