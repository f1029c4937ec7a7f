import Localization
import Notifications
import Testing

@testable import Files

@Suite("What can be wrong with an entry of a .stringsdict")
struct StringsDictionaryMistakeTests {
  private func read(_ text: String) -> StringFileContents {
    let file = StringFile(path: "L", kind: .stringsdict, table: "L", localization: nil)
    return StringFileReader.contents(Array(text.utf8), file, "en")
  }

  /// An entry `K` of these keys and values.
  private func entry(_ members: String) -> StringFileContents {
    read("<plist><dict><key>K</key><dict>\(members)</dict></dict></plist>")
  }

  private static let format = "<key>NSStringLocalizedFormatKey</key>"
  private static let widths = "<key>NSStringVariableWidthRuleType</key>"
  private static let devices = "<key>NSStringDeviceSpecificRuleType</key>"

  private static func variable(_ value: String) -> String {
    "\(format)<string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>\(value)"
      + "<key>other</key><string>%u teas</string></dict>"
  }

  @Test("L22, L25, L30: what is wrong is said once, and what can be used is", arguments: mistakes)
  func mistake(members: String, complaint: String, words: String?) {
    let contents = entry(members)
    #expect(contents.diagnostics.map { "\($0.severity): \($0.message)" } == [complaint])
    #expect(contents.table["K"]?.format.text == words)
  }

  static let mistakes: [(String, String, String?)] = [
    (
      format + "<array/>",
      "error: \"NSStringLocalizedFormatKey\" is an array where a string is needed", nil
    ),
    (
      variable("<string>u</string>").replacing("Localized", with: "Localised"),
      "error: unknown key \"NSStringLocalisedFormatKey\"; did you mean "
        + "\"NSStringLocalizedFormatKey\"?", "%#@n@"
    ),
    (
      "<key>NSStringDeviceSpecificRuleTyp</key><dict><key>iphone</key><string>x</string></dict>",
      "error: unknown key \"NSStringDeviceSpecificRuleTyp\"; did you mean "
        + "\"NSStringDeviceSpecificRuleType\"?", nil
    ),
    (
      widths + "<string>20</string>",
      "error: \"NSStringVariableWidthRuleType\" is no dictionary of widths", nil
    ),
    (
      widths + "<dict><key>wide</key><string>x</string></dict>",
      "error: \"NSStringVariableWidthRuleType\" has no width with a text", nil
    ),
    (
      widths + "<dict><key>20</key><integer>1</integer></dict>",
      "error: \"NSStringVariableWidthRuleType\" has no width with a text", nil
    ),
    (
      devices + "<string>x</string>",
      "error: \"NSStringDeviceSpecificRuleType\" is a string where a dictionary is needed", nil
    ),
    (
      widths
        + "<dict><key>9</key><string>Tea</string><key>20</key><string>A cup of tea</string>"
        + "<key>15</key><string>Some tea</string></dict>",
      "warning: widths are not told apart; the widest, 20, is shown", "A cup of tea"
    ),
    (
      devices + "<dict><key>ipad</key><string>x</string></dict>",
      "error: \"NSStringDeviceSpecificRuleType\" of \"K\" has neither \"iphone\" nor \"other\"", nil
    ),
    (
      devices + "<dict><key>iphone</key><integer>1</integer></dict>",
      "error: this device's form is a number, no string", nil
    ),
    (
      devices
        + "<dict><key>iphone</key><dict>\(devices)<dict><key>other</key><string>x</string></dict>"
        + "</dict></dict>",
      "error: \"NSStringDeviceSpecificRuleType\" of \"K\" is within a device's form; "
        + "write a string or \"NSStringLocalizedFormatKey\" there", nil
    ),
    (
      variable("<integer>1</integer>"),
      "warning: \"NSStringFormatValueTypeKey\" of \"n\" is a number; \"d\" is taken", "%#@n@"
    ),
    (
      variable("<string></string>"),
      "warning: \"NSStringFormatValueTypeKey\" of \"n\" is empty; \"d\" is taken", "%#@n@"
    ),
    (
      variable("<string>cups</string>"),
      "warning: \"cups\" is no specifier of a number; write \"d\" or \"u\"", "%#@n@"
    ),
    (
      variable("<string>s</string>"),
      "warning: \"s\" is no specifier of a number; write \"d\" or \"u\"", "%#@n@"
    ),
  ]

  @Test(
    "L25: whatever a format takes a number by is a specifier",
    arguments: [
      "u", "d", "i", "hu", "hd", "hhu", "lu", "lld", "qu", "zu", "tu", "td", "jd", "x", "f", "lf",
      "Lf", "g", ".1f", "@",
    ])
  func specifiers(written: String) {
    let contents = entry(Self.variable("<string>\(written)</string>"))
    #expect(contents.diagnostics == [], "\(contents.diagnostics)")
    #expect(contents.table["K"]?.variables.map(\.specifier) == [written])
  }

  @Test("L32: of devices the phone's form counts, else that of all others", arguments: forms)
  func phoneForms(members: String, words: String) {
    let contents = entry(members)
    #expect(contents.diagnostics == [] && contents.table["K"]?.format.text == words)
  }

  static let forms: [(String, String)] = [
    (
      devices
        + "<dict><key>other</key><string>Tap</string><key>iphone</key><string>Touch</string></dict>",
      "Touch"
    ),
    (devices + "<dict><key>other</key><string>Tap</string></dict>", "Tap"),
    (
      devices + "<dict><key>iphone</key><dict>\(format)<string>Touch %@</string></dict></dict>",
      "Touch %@"
    ),
  ]

  @Test(
    "A file that is no dictionary is one complaint",
    arguments: [
      ("<plist><array/></plist>", "the file is an array where a dictionary is needed"),
      ("<plist><string>x</string></plist>", "the file is a string where a dictionary is needed"),
    ])
  func noDictionary(text: String, message: String) {
    let contents = read(text)
    #expect(contents.table.keys.isEmpty && contents.diagnostics.map(\.message) == [message])
    let table = StringFile(path: "L", kind: .loctable, table: "L", localization: nil)
    let all = StringFileReader.contents(Array(text.utf8), table, "en")
    #expect(
      all.diagnostics.map(\.message) == [
        message.replacing("dictionary", with: "dictionary of languages")
      ])
    #expect(StringFileReader.languages(Array(text.utf8), table) == [])
  }

  @Test(
    "L32: what is wrong with a string of a catalog is said at its place",
    arguments: [
      (#"{"variations":{"size":{}}}"#, #"the variations of "K" are neither plural nor device"#),
      (
        #"{"variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}}"#,
        #"there is neither "iphone" nor "other" among the devices"#
      ),
      (#"{"stringUnit":{}}"#, #""value" is missing in "stringUnit""#),
      (
        #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{}}}"#,
        #"the substitution "n" has no "variations""#
      ),
      (
        #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"variations":{"device":{}}}}}"#,
        #"there is neither "iphone" nor "other" among the devices"#
      ),
    ])
  func catalogs(localization: String, message: String) {
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{"en":\#(localization)}}}}"#
    let file = StringFile(path: "L", kind: .xcstrings, table: "L", localization: nil)
    let contents = StringFileReader.contents(Array(text.utf8), file, "en")
    #expect(contents.diagnostics.first?.message == message)
    #expect(contents.diagnostics.allSatisfy { $0.place.line == 1 && $0.place.column > 60 })
  }

  @Test("L32: a substitution may differ by device, and names its argument")
  func substitutions() throws {
    let plural = #"{"variations":{"plural":{"other":{"stringUnit":{"value":"%arg teas"}}}}}"#
    let text = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{"en":{
      "stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":2,"formatSpecifier":"u",
      "variations":{"device":{"other":\#(plural)}}}}}}}}}
      """#
    let file = StringFile(path: "L", kind: .xcstrings, table: "L", localization: nil)
    let contents = StringFileReader.contents(Array(text.utf8), file, "en")
    #expect(contents.diagnostics == [])
    let variable = try #require(contents.table["K"]?.variable("n"))
    #expect(variable.argument == 2 && variable.specifier == "u")
    #expect(variable[.other]?.text == "%arg teas")
  }
}
