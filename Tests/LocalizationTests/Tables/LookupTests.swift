import Localization
import Notifications
import Synchronization
import Testing

/// Files of an app in memory, and how often each was read.
private final class Shelf: Sendable {
  private let reads = Mutex<[String: Int]>([:])
  /// Path, kind, table, localization, and the keys in each language.
  let files: [(file: StringFile, words: [String: [String: String]])]

  init(_ files: [(file: StringFile, words: [String: [String: String]])]) { self.files = files }

  /// How often a file was read in all languages together.
  func count(_ path: String) -> Int { reads.withLock { $0[path] ?? 0 } }

  private func contents(_ file: StringFile, _ language: String) -> StringFileContents {
    reads.withLock { $0[file.path, default: 0] += 1 }
    let all = files.first { $0.file.path == file.path }?.words ?? [:]
    let words = all[file.localization ?? language] ?? [:]
    let place = Place(file.path)
    let entries = words.sorted { $0.key < $1.key }.map { key, text in
      StringEntry(key: key, words: text, at: place)
    }
    let isBroken = words.values.contains("broken")
    let slip = Diagnostic(place, .warning, "a slip in \(file.localization ?? language)")
    return StringFileContents(
      StringTable(path: file.path, entries), isBroken ? [slip] : [])
  }

  /// The app's words.
  func strings(developmentRegion: String? = nil) -> AppStrings {
    AppStrings(
      files: self.files.map(\.file), developmentRegion: developmentRegion,
      source: AppStrings.Source(
        languages: { file in
          (self.files.first { $0.file.path == file.path }?.words.keys.sorted()) ?? []
        }, contents: { self.contents($0, $1) }))
  }
}

@Suite("Where a key is looked up, and what is read for it")
struct LookupTests {
  private static func file(
    _ path: String, _ kind: StringFile.Kind, _ localization: String?, table: String = "Localizable"
  ) -> StringFile {
    StringFile(path: path, kind: kind, table: table, localization: localization)
  }

  private let shelf = Shelf([
    (
      file("a.xcstrings", .xcstrings, nil),
      ["en": ["A": "catalog", "D": "d"], "de": ["A": "Katalog"]]
    ),
    (file("en.lproj/Localizable.strings", .strings, "en"), ["en": ["A": "strings", "B": "b"]]),
    (file("en.lproj/Localizable.stringsdict", .stringsdict, "en"), ["en": ["A": "dict"]]),
    (
      file("en.lproj/Other.strings", .strings, "en", table: "Other"),
      ["en": ["A": "other", "X": "x"]]
    ),
    (
      file("l.loctable", .loctable, nil),
      ["en": ["C": "loctable", "D": "loc"], "fr": ["C": "table"]]
    ),
    (file("zh_CN.lproj/Localizable.strings", .strings, "zh_CN"), ["zh_CN": ["A": "中文"]]),
  ])

  private func words(_ key: String, _ language: String, in strings: AppStrings) -> String {
    let text = Text(.localized(LocalizedText(key: key)))
    return Localizer(strings: strings, languages: [language]).resolve(text).words
  }

  @Test(
    "L23: plural tables come before plain ones, these before compiled ones and catalogs",
    arguments: [
      ("A", "en", "dict"), ("B", "en", "b"), ("C", "en", "loctable"), ("D", "en", "loc"),
      ("A", "de", "Katalog"), ("B", "de", "B"), ("C", "fr", "table"), ("A", "fr", "A"),
      ("A", "zh-Hans", "中文"), ("A", "zh_CN", "中文"), ("a", "en", "a"), ("X", "en", "X"),
    ])
  func order(key: String, language: String, expected: String) {
    #expect(words(key, language, in: shelf.strings()) == expected)
  }

  @Test("L4: a key is looked for in its own table alone")
  func tables() throws {
    let strings = shelf.strings()
    let localizer = Localizer(strings: strings, languages: ["en"])
    let (entry, found) = try #require(localizer.entry("X", table: "Other"))
    #expect(entry.format.text == "x" && found.table == "Other" && found.localization == "en")
    #expect(localizer.entry("X") == nil && localizer.entry("B", table: "Other") == nil)
    #expect(localizer.entry("A", table: "other") == nil, "names of files have their case")
    #expect(strings.tableNames == ["Localizable", "Other"])
  }

  @Test(
    "L17: what the development region has in no file of a table, it has from Base, and no other",
    arguments: [
      ("en", "T", "Base words"), ("en_US", "T", "Base words"), ("ja", "T", "Base words"),
      ("de", "T", "Worte"), ("de", "S", "S"), ("pl", "T", "T"),
    ])
  func base(language: String, key: String, expected: String) {
    let shelf = Shelf([
      (
        Self.file("Base.lproj/Localizable.strings", .strings, "Base"),
        ["Base": ["T": "Base words", "S": "s"]]
      ),
      (Self.file("de.lproj/Localizable.strings", .strings, "de"), ["de": ["T": "Worte"]]),
      (Self.file("en.lproj/InfoPlist.strings", .strings, "en", table: "InfoPlist"), [:]),
      (Self.file("Other.xcstrings", .xcstrings, nil, table: "Other"), ["en": [:], "pl": [:]]),
    ])
    let strings = shelf.strings(developmentRegion: "en")
    #expect(words(key, language, in: strings) == expected)
    let found = Localizer(strings: strings, languages: ["en"]).entry("T")?.found
    #expect(found?.localization == "en" && found?.place.path == "Base.lproj/Localizable.strings")
  }

  @Test("L19: a key that the development region's own table lacks is missing, though Base has it")
  func ownTable() {
    let shelf = Shelf([
      (Self.file("Base.lproj/Localizable.strings", .strings, "Base"), ["Base": ["T": "t"]]),
      (Self.file("en.lproj/Localizable.strings", .strings, "en"), ["en": ["S": "s"]]),
    ])
    #expect(words("T", "en", in: shelf.strings(developmentRegion: "en")) == "T")
  }

  @Test("L17, L18: an app's localizations come from its files, each once, as it spells them")
  func localizations() {
    let strings = shelf.strings()
    #expect(strings.localizations == ["de", "en", "fr", "zh_CN"])
    #expect(Localizer(strings: strings, languages: ["zh-Hans"]).choice.localization == "zh_CN")
    #expect(AppStrings.none.localizations == [] && AppStrings.none.tableNames == [])
  }

  @Test("A file is read when one of its words is wanted, and once")
  func reading() {
    let strings = shelf.strings()
    #expect(strings.localizations.count == 4)
    #expect(shelf.files.allSatisfy { shelf.count($0.file.path) == 0 }, "names tell the languages")
    for _ in 0..<3 { _ = words("A", "en", in: strings) }
    #expect(shelf.count("en.lproj/Localizable.stringsdict") == 1)
    #expect(shelf.count("zh_CN.lproj/Localizable.strings") == 0)
    #expect(shelf.count("en.lproj/Other.strings") == 0)
    for language in ["de", "de-AT", "de_DE"] { _ = words("A", language, in: strings) }
    let read = shelf.count("a.xcstrings")
    for language in ["de", "de-AT", "de_DE"] { _ = words("A", language, in: strings) }
    #expect(shelf.count("a.xcstrings") == read, "what was read is kept")
  }

  @Test(
    "L19: the development region stands in where a policy says so, and is said to",
    arguments: ["en", "en_US", "English"])
  func standIn(region: String) {
    let strings = shelf.strings(developmentRegion: region)
    var options = LocalizationOptions()
    options.readings = .perKeyFallback
    let localizer = Localizer(strings: strings, languages: ["fr"], options: options)
    let found = localizer.entry("B")?.found
    #expect(found?.localization == "en" && found?.isStandIn == true)
    #expect(localizer.entry("C")?.found.isStandIn == false)
    #expect(localizer.entry("NOWHERE") == nil)
    #expect(Localizer(strings: strings, languages: ["fr"]).entry("B") == nil)
  }

  @Test("L18: of two folders whose names are one language, a text is of the one that it stands in")
  func twoSpellings() {
    let shelf = Shelf(
      ["zh-Hant", "zh_TW"].map { name in
        let words = ["A": name, name: name]
        return (Self.file("\(name).lproj/a.strings", .strings, name), [name: words])
      })
    let localizer = Localizer(strings: shelf.strings(), languages: ["zh-TW"])
    for (key, name) in [("A", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh_TW", "zh_TW")] {
      #expect(localizer.entry(key)?.found.localization == name)
    }
  }

  @Test(
    "L17, Y15: where no table is looked into, that is said, and why none is",
    arguments: [
      ("cs", "its development region \"cs\" is none of de, en, fr and zh_CN"),
      (nil, "names no development region"),
    ] as [(String?, String)])
  func unasked(region: String?, why: String) {
    let strings = shelf.strings(developmentRegion: region)
    let text = Text(.localized(LocalizedText(key: "B")))
    let resolved = Localizer(strings: strings, languages: ["pt"]).resolve(text)
    let message =
      "the key \"B\" is looked up in no table: the app has none of the phone's languages, and "
    #expect(resolved.words == "B" && resolved.diagnostics.map(\.message) == [message + why])
    #expect(resolved.account.map(\.rule) == ["L17", "L15"])
    let chosen = Localizer(strings: strings, speaking: AppLanguages(.own(["pt"])))
    #expect(
      chosen.resolve(text).diagnostics.map(\.message) == [
        "the key \"B\" is looked up in no table: "
          + "the app has none of the languages that were chosen for it, and " + why
      ])
    let none = Localizer(strings: .none, languages: ["pt"]).resolve(text)
    #expect(none.diagnostics.map(\.message) == ["the key \"B\" is in no table: the app has none"])
  }

  @Test("Y15: the nearest key is of the chosen language, and nil where none is near")
  func nearest() {
    let shelf = Shelf([
      (Self.file("en.strings", .strings, "en"), ["en": ["COMMENTS_HIDDEN": "x", "TEA": "y"]]),
      (Self.file("de.strings", .strings, "de"), ["de": ["COMMENT_SUMMARY": "z"]]),
    ])
    let strings = shelf.strings()
    let (english, german) = (
      Localizer(strings: strings, languages: ["en"]),
      Localizer(strings: strings, languages: ["de"])
    )
    #expect(english.nearestKey(to: "COMMENT_HIDDEN") == "COMMENTS_HIDDEN")
    #expect(english.nearestKey(to: "comments-hidden") == "COMMENTS_HIDDEN")
    #expect(german.nearestKey(to: "COMMENTS_HIDDEN") == nil)
    #expect(german.nearestKey(to: "COMMENTS_SUMMARY") == "COMMENT_SUMMARY")
    #expect(Localizer(strings: .none, languages: ["en"]).nearestKey(to: "TEA") == nil)
  }

  @Test("Complaints come once each, in the order of their files, however often they are asked for")
  func diagnostics() {
    let shelf = Shelf([
      (Self.file("b.strings", .strings, "de"), ["de": ["K": "broken"]]),
      (Self.file("a.strings", .strings, "en"), ["en": ["K": "broken"]]),
      (Self.file("c.xcstrings", .xcstrings, nil), ["en": ["K": "broken"], "de": ["L": "fine"]]),
    ])
    let strings = shelf.strings(developmentRegion: "en")
    let messages = strings.diagnostics.map { "\($0.place.path): \($0.message)" }
    #expect(
      messages == [
        "a.strings: a slip in en", "b.strings: a slip in de", "c.xcstrings: a slip in en",
      ])
    #expect(strings.diagnostics.count == 3)
    #expect(strings.diagnostics(ofFile: "b.strings").map(\.message) == ["a slip in de"])
    #expect(strings.diagnostics(ofFile: "none.strings").isEmpty)
  }

  @Test("Two apps' words are equal where their files and development regions are")
  func equality() {
    #expect(shelf.strings() == shelf.strings() && shelf.strings() != AppStrings.none)
    #expect(shelf.strings().hashValue == shelf.strings().hashValue)
    #expect(shelf.strings(developmentRegion: "en") != shelf.strings(developmentRegion: "de"))
  }
}
