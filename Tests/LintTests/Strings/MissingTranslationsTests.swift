import Files
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@Suite("Keys that some languages lack")
struct MissingTranslationsTests {
  /// What is said of tables that lie in a folder, of an app in English.
  private func found(_ files: [String: String]) throws -> [String] {
    let folder = try ScratchFolder(files)
    let source = SourceText(Array(LintHarness.app().utf8)[...], at: Place("app"))
    let app = try #require(AppManifest.readInline(source).value)
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    var linted = LintedApp(app, strings: strings, profile: .ios12)
    linted.isWhole = true
    // The files are read when they are asked for.
    return withExtendedLifetime(folder) {
      Lint.findings(about: linted).filter { $0.rule == "Y15" }.map(\.message)
    }
  }

  private static let words = [
    "en.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": "",
  ]

  @Test("Y15: the names in an Info.plist are those of the development language")
  func names() throws {
    let german = ["de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Hafen\";"]
    let found = try found(Self.words.merging(german) { $1 })
    #expect(found == ["the key \"CFBundleDisplayName\" is missing in fr"])
  }

  @Test("Y15: an Info.plist has what the development language’s table of names lacks")
  func otherNames() throws {
    let both = [
      "en.lproj/InfoPlist.strings": "CFBundleName = \"Quay\";",
      "de.lproj/InfoPlist.strings": "CFBundleName = \"Kai\"; CFBundleDisplayName = \"Am Kai\";",
    ]
    #expect(try found(both) == [])
  }

  @Test(
    "Y15: the labels of a storyboard in Base.lproj are those of the development language",
    arguments: ["Main.storyboard", "Main.storyboardc", "Main.xib", "Main.nib"])
  func storyboard(name: String) throws {
    let labels = [
      "Base.lproj/\(name)": "", "de.lproj/Main.strings": "\"a.text\" = \"Hallo\";",
      "fr.lproj/Main.strings": "\"a.text\" = \"Bonjour\";",
    ]
    #expect(try found(Self.words.merging(labels) { $1 }) == [])
  }

  @Test(
    "Y15: without a source of theirs the development language lacks the words of a table",
    arguments: [
      ("Base.lproj/Other.storyboard", "missing in en and fr"),
      // L17: that is the development language's own table.
      ("Base.lproj/Main.strings", "in de, but not in en"),
    ])
  func noSource(path: String, words: String) throws {
    let labels = [path: "", "de.lproj/Main.strings": "\"a.text\" = \"Hallo\";"]
    let found = try found(Self.words.merging(labels) { $1 })
    #expect(found == ["the key \"a.text\" is \(words)"])
  }
}
