import Localization
import Notifications
import Testing

@Suite("L17: the order in which a localization is looked for")
struct ChoiceOrderTests {
  private static let tags = [
    "en", "en-GB", "en-001", "de", "de-AT", "pt", "pt-BR", "pt-PT", "es", "es-419", "es-MX",
    "zh-Hans", "zh-Hant", "zh-HK", "sr-Latn", "sr", "fr", "fr-CA", "ja", "he", "nb",
  ]

  private static func some(_ count: UInt64, _ random: inout SplitMix) -> [String] {
    Array(tags.shuffled(using: &random).prefix(Int(random.next() % count)))
  }

  private static func choice(
    _ languages: [String], _ localizations: [String], _ region: String? = nil
  ) -> LocalizationChoice {
    LocalizationChoice(
      languages: languages, among: localizations, developmentRegion: region)
  }

  @Test(
    "It depends neither on the order of the app's localizations nor on how they are spelled",
    arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<25 {
      let (wanted, known) = (Self.some(4, &random), Self.some(8, &random))
      let choice = Self.choice(wanted, known, "en")
      let other = Self.choice(
        wanted.map { $0.replacing("-", with: "_").uppercased() },
        known.shuffled(using: &random), "en")
      #expect(other.localization == choice.localization && other.way == choice.way)
      #expect(choice.localization.map(known.contains) ?? true, "it is one of the app's")
    }
  }

  @Test(
    "What is wanted more comes first, and what is wanted besides only where that finds nothing",
    arguments: 1...20 as ClosedRange<UInt64>)
  func languages(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<25 {
      let (wanted, known) = (Self.some(5, &random), Self.some(8, &random))
      let all = Self.choice(wanted, known)
      let first = wanted.first { Self.choice([$0], known).localization != nil }
      #expect(all.wanted == first)
      #expect(all.localization == first.flatMap { Self.choice([$0], known).localization })
      if let first, known.contains(first) { #expect(all.way == .exact) }
    }
  }

  @Test(
    "Without a language in common the development region counts, then Base, then nothing",
    arguments: [
      ("ja", "en de Base", "de", "de", .developmentRegion),
      ("ja", "en de Base", "fr", "Base", .base), ("ja", "en de Base", nil, "Base", .base),
      ("ja", "en de base", nil, "base", .base), ("ja", "en de", "fr", nil, .none),
      ("ja", "en_GB", "en-GB", "en_GB", .developmentRegion), ("ja", "", "en", nil, .none),
      ("", "Base", nil, "Base", .base), ("de", "de Base", "en", "de", .exact),
      ("Base", "Base en", "en", "en", .developmentRegion),
      ("de_DE", "en fr", "English", "en", .developmentRegion),
      ("de_DE", "en fr", "en_US", "en", .developmentRegion),
      ("de_DE", "English French", "en-US", "English", .developmentRegion),
      ("de_DE", "pt fr", "pt-BR", "pt", .developmentRegion),
    ] as [(String, String, String?, String?, LocalizationChoice.Way)])
  func fallbacks(
    wanted: String, known: String, region: String?, localization: String?,
    way: LocalizationChoice.Way
  ) {
    let words = known.split(separator: " ").map(String.init)
    let choice = Self.choice(wanted.isEmpty ? [] : [wanted], words, region)
    #expect(choice.localization == localization && choice.way == way)
    #expect((choice.wanted != nil) == (way == .exact))
  }

  @Test("Each way has words of its own, and the account names them")
  func words() {
    let words = LocalizationChoice.Way.allCases.map(\.words)
    #expect(Set(words).count == words.count)
    let none = Self.choice(["ja"], [])
    #expect(none.reason.rule == "L17")
    #expect(
      none.reason.details.map(\.value)
        == [
          "none", "none", "the app has none of the wanted languages, nor its development region",
        ]
    )
  }
}
