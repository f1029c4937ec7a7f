import Localization
import Notifications
import Testing

@Suite("Which localization is chosen")
struct LanguageTests {
  static let z42: [(device: String, app: String, region: String?, chosen: String?)] = [
    ("pt-BR fr-CA en", "en fr", nil, "fr"), ("pt-BR fr-CA en", "pt-PT en", nil, "en"),
    ("pt-BR fr-CA en", "pt en", nil, "pt"), ("pt-BR fr-CA en", "de", "de", "de"),
    ("es-MX", "es es-419", nil, "es-419"), ("es-MX", "es", nil, "es"),
    ("zh-HK", "zh-Hant zh-Hans", nil, "zh-Hant"),
    ("zh-HK", "zh-Hant-HK zh-Hant", nil, "zh-Hant-HK"),
    ("zh_TW", "zh-Hans zh-Hant", nil, "zh-Hant"), ("zh_CN", "zh-Hans", nil, "zh-Hans"),
    ("zh-Hans-CN", "zh_CN", nil, "zh_CN"), ("en-GB", "en EN_gb", nil, "EN_gb"),
    ("en_GB", "en-AU en", nil, "en"), ("en-AU", "en-001 en", nil, "en-001"),
    ("iw", "he", nil, "he"), ("zh_TW.UTF-8", "zh-Hans zh-Hant", nil, "zh-Hant"),
    ("no", "nb", nil, "nb"), ("tl", "fil", nil, "fil"), ("mo", "ro", nil, "ro"),
    ("sr-Latn", "sh", nil, "sh"), ("in", "id", nil, "id"), ("pt-PT", "pt", nil, "pt"),
    ("ja", "en de", "de", "de"), ("ja", "Base en", nil, "Base"), ("ja", "Base en", "en", "en"),
    ("ja", "en", nil, nil), ("ja", "", nil, nil), ("sr-ME", "sr-Latn sr", nil, "sr-Latn"),
    ("fr", "fr-CA", nil, nil),
  ]

  @Test("Z42 (L17, L18): exact, CLDR's parents, without region, then the app's own", arguments: z42)
  func choices(device: String, app: String, region: String?, chosen: String?) {
    let choice = LocalizationChoice(
      languages: device.split(separator: " ").map(String.init),
      among: app.split(separator: " ").map(String.init), developmentRegion: region)
    #expect(choice.localization == chosen, "\(device) among \(app)")
  }

  @Test(
    "L18: Cantonese finds its words, with and without the name of Chinese before it",
    arguments: [("yue-HK", "zh-yue"), ("zh-yue-HK", "yue"), ("zh-yue", "yue")])
  func cantonese(device: String, app: String) {
    let choice = LocalizationChoice(
      languages: [device], among: ["zh-Hant", app, "en"], developmentRegion: "en")
    #expect(choice.localization == app)
  }

  @Test("The choice of a language says why it was made")
  func reasons() {
    let choice = LocalizationChoice(languages: ["es-MX"], among: ["es"], developmentRegion: nil)
    #expect(choice.way == .parent)
    #expect(choice.wanted == "es-MX")
    #expect(choice.reason.details.map(\.value).last == "a parent of that language")
  }

  @Test(
    "L17: a choice that no wanted language led to names none",
    arguments: [
      ("de", "de for de: that language itself"), ("en", "en: the app’s development region"),
      ("Base", "Base: the app’s base"),
      ("fr", "the app has none of the wanted languages, nor its development region"),
    ])
  func unwanted(app: String, words: String) {
    let choice = LocalizationChoice(languages: ["de"], among: [app], developmentRegion: "en")
    #expect(choice.reason.words == words)
  }

  @Test(
    "A hostile name is no language, and the next one is taken",
    arguments: [
      "", "-", "___", "en-" + String(repeating: "x", count: 9000), "\u{0}", "🏴", "a-b-c-d-e-f",
    ])
  func hostile(name: String) {
    let choice = LocalizationChoice(languages: [name, "de"], among: ["de"], developmentRegion: nil)
    #expect(choice.localization == "de")
  }

  @Test(
    "T24: lists are joined as the language and region do",
    arguments: [
      ("en", "en_US", "A, B, and C"), ("en", "en_GB", "A, B and C"),
      ("en-GB", "en_US", "A, B and C"),
      ("de", "de_DE", "A, B und C"), ("ja", "ja_JP", "A、B、C"), ("ko", "ko_KR", "A, B 및 C"),
      ("zh-Hans", "zh_CN", "A、B和C"),
    ])
  func lists(language: String, locale: String, expected: String) {
    var options = LocalizationOptions()
    options.locale = locale
    let localizer = Localizer(strings: .none, languages: [language], options: options)
    #expect(localizer.joined(["A", "B", "C"]) == expected)
  }

  @Test("T24: two, one and none; ampersands in English only")
  func shortLists() {
    var options = LocalizationOptions()
    let english = Localizer(strings: .none, languages: ["en"], options: options)
    #expect(english.joined(["A", "B"]) == "A and B")
    #expect(english.joined(["A"]) == "A")
    #expect(english.joined([]) == "")
    options.listStyle = .ampersand
    let ampersand = Localizer(strings: .none, languages: ["en"], options: options)
    #expect(ampersand.joined(["A", "B"]) == "A & B")
    #expect(ampersand.joined(["A", "B", "C"]) == "A, B & C")
    let german = Localizer(strings: .none, languages: ["de"], options: options)
    #expect(german.joined(["A", "B", "C"]) == "A, B und C")
    let chinese = Localizer(strings: .none, languages: ["zh-Hans"])
    #expect(chinese.joined(["A", "B"]) == "A和B")
  }

  @Test("ICU is there, and says what is wrong where it is not")
  func library() {
    #expect(LanguageData.problem == nil)
  }
}
