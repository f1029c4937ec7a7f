import Localization
import Notifications
import Testing

@testable import Files

@Suite("The words of a bundle")
struct AppStringsTests {
  private static let plural =
    "<plist><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>u</string>"
    + "<key>one</key><string>%u thing</string><key>other</key><string>%u things</string>"
    + "</dict></dict></dict></plist>"

  private func key(_ key: String) -> Text { Text(.localized(LocalizedText(key: key))) }

  @Test("L23: .stringsdict, then .strings, then .xcstrings")
  func order() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""K" = "strings"; "S" = "strings";"#,
      "en.lproj/Localizable.stringsdict": Self.plural,
      "en.lproj/InfoPlist.strings": #"CFBundleDisplayName = "Chat";"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","version":"1.0","strings":{"K":{},"S":{},"X":{}}}"#,
      "de.lproj/Localizable.strings": #""K" = "Ding";"#, "de.lproj/image.png": "",
      "Base.lproj/Main.strings": "", "Payloads/a.apns": "{}",
    ])
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    let localizer = Localizer(strings: strings, languages: ["en"])
    #expect(strings.localizations == ["Base", "de", "en"])
    #expect(strings.tableNames == ["InfoPlist", "Localizable", "Main"])
    #expect(localizer.resolve(key("K"), number: 2).words == "2 things")
    #expect(localizer.resolve(key("S")).words == "strings")
    #expect(localizer.resolve(key("X")).found?.place.path == folder("Localizable.xcstrings"))
    #expect(localizer.entry("CFBundleDisplayName", table: "InfoPlist")?.entry.format.text == "Chat")
    #expect(Localizer(strings: strings, languages: ["de"]).resolve(key("K")).words == "Ding")
    #expect(strings.diagnostics == [])
  }

  @Test("A file of strings that is gone or broken is a complaint, and the others go on")
  func broken() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""K" = "b" "L";"#,
      "en.lproj/Localizable.stringsdict": "<plist>",
      "fr.lproj/Localizable.strings": #""K" = "c";"#, "Localizable.xcstrings": "{",
      "Other.loctable/no": "",
    ])
    let strings = AppStrings.read(folder: folder.path)
    let places = strings.diagnostics.map { folder.short($0.place) }
    #expect(
      places == [
        "Localizable.xcstrings:1:2", "Other.loctable:1:1", "en.lproj/Localizable.strings:1:11",
        "en.lproj/Localizable.stringsdict:1:8",
      ])
    #expect(Localizer(strings: strings, languages: ["fr"]).resolve(key("K")).words == "c")
  }

  @Test("No table is read before it is needed, and a folder that is not there has no words")
  func lazy() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": #""K" = "before";"#])
    let strings = AppStrings.read(folder: folder.path)
    try folder.write(Array(#""K" = "after";"#.utf8), to: "en.lproj/Localizable.strings")
    let localizer = Localizer(strings: strings, languages: ["en"])
    #expect(localizer.resolve(key("K")).words == "after")
    #expect(AppStrings.read(folder: "nowhere").localizations == [])
  }

  @Test("What is wrong with the words of an app in a scenario is said at its place")
  func inline() {
    let json = #"{"strings": {"en": {"A": "a", "B": 3}, "de": []}, "stringsdict": 7}"#
    let document = JSONDocument.read(Array(json.utf8), path: "s", grammar: .ours)
    let reading = document.root.map { AppStrings.read(inline: $0) }
    #expect(
      reading?.diagnostics.map(\.description) == [
        #"s:1:36: error: "B" is a number where a string is needed"#,
        #"s:1:46: error: "de" is an array where an object is needed"#,
        #"s:1:66: error: "stringsdict" is a number where an object of languages is needed"#,
      ])
    #expect(reading?.value?.localizations == ["en"])
  }
}
