import Notifications
import Synchronization
import Testing

@testable import Localization

@Suite("Files of many languages")
struct ManyLanguagesTests {
  private final class Counts: Sendable {
    let single = Mutex(0)
    let several = Mutex(0)
  }

  @Test("Whoever goes through all languages has a file read a few times, however many there are")
  func reading() {
    for count in [50, 1000] {
      let counts = Counts()
      let names = (0..<count).map {
        "x\($0 / 26 / 26)\(Character(UnicodeScalar(97 + UInt8($0 / 26 % 26))))" + "\($0 % 26)"
      }
      let file = StringFile(path: "L", kind: .xcstrings, table: "Localizable", localization: nil)
      let empty = StringFileContents(StringTable(path: "L", []))
      let strings = AppStrings(
        files: [file],
        source: AppStrings.Source(
          languages: { _ in names },
          contents: { _, _ in
            counts.single.withLock { $0 += 1 }
            return empty
          },
          several: { _, languages in
            counts.several.withLock { $0 += 1 }
            return languages.map { _ in empty }
          }))
      for name in strings.localizations { _ = strings.tables(in: name) }
      #expect(counts.single.withLock { $0 } <= 8 && counts.several.withLock { $0 } <= 1)
      #expect(strings.diagnostics.isEmpty)
    }
  }

  @Test("L17: a choice among many is the first of its tag, as among few")
  func choices() {
    let names = ["Base", "en", "pt_BR", "pt-br", "es-419", "zh_CN"]
    for language in ["en-GB", "pt-BR", "es-MX", "zh-Hans", "fr", "base"] {
      let few = LocalizationChoice(languages: [language], among: names, developmentRegion: "en")
      let many = LocalizationChoice(
        languages: [language], among: names + (0..<500).map { "q\($0)" }, developmentRegion: "en")
      #expect(few == many)
    }
  }
}
