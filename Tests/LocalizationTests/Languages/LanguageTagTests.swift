import Notifications
import Testing

@testable import Localization

@Suite("Names of languages")
struct LanguageTagTests {
  @Test(
    "L18: however it is spelled, one language has one name",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en_GB", "en-GB"), ("en-gb", "en-GB"), ("EN_gb", "en-GB"),
      ("zh_CN", "zh-Hans"), ("zh-cn", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant-HK"),
      ("zh-MO", "zh-Hant-MO"), ("zh_SG", "zh-Hans-SG"), ("zh-Hans-CN", "zh-Hans-CN"),
      ("zh-hant", "zh-Hant"), ("zh", "zh"), ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"),
      ("in-ID", "id-ID"), ("no", "nb"), ("no_NO", "nb-NO"), ("ji", "yi"), ("nn", "nn"),
      ("jw", "jv"), ("mo_MD", "ro-MD"), ("tl_PH", "fil-PH"), ("sh", "sr-Latn"),
      ("sh_RS", "sr-Latn-RS"), ("sh-Cyrl", "sr-Cyrl"),
      ("sr_Latn_RS", "sr-Latn-RS"), ("sr-latn", "sr-Latn"), ("es-419", "es-419"),
      ("de_DE@calendar=buddhist", "de-DE"), ("de@collation=phonebook", "de"),
      ("de_DE.UTF-8", "de-DE"), ("zh_TW.UTF-8", "zh-Hant"), ("ca-valencia", "ca"),
      ("de-1996", "de"), ("en_US_POSIX", "en-US"), ("", ""), ("-", ""), ("__", ""),
      ("日本語", ""), ("en-日本", "en"), ("haw_US", "haw-US"),
      ("zh-yue", "yue"), ("zh_yue_HK", "yue-HK"), ("zh-yue-Hans-CN", "yue-Hans-CN"),
      ("ar-arz", "arz"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("zh-cmn-TW", "zh-Hant"),
      ("ms-zsm", "ms"), ("de-DEE", "de"), ("es-4", "es"), ("en-1a", "en"),
      ("English", "en"), ("French", "fr"), ("German", "de"), ("Italian", "it"), ("Spanish", "es"),
      ("Dutch", "nl"), ("Japanese", "ja"),
    ])
  func names(name: String, expected: String) {
    let tag = LanguageTag(name)
    #expect(tag.name == expected)
    #expect(LanguageTag(tag.name) == tag, "its own name is the same language")
    #expect(LanguageTag(name.uppercased()) == tag || name.contains("."), "case does not count")
  }

  @Test(
    "L17: a language's parents are CLDR's, up to the root",
    arguments: [
      ("es-MX", "es-419 es"), ("es-ES", "es"), ("en-AU", "en-001 en"), ("en-US", "en"),
      ("pt-PT", "pt"), ("pt-BR", "pt"), ("pt-AO", "pt-PT pt"), ("zh-Hant-HK", "zh-Hant"),
      ("zh-Hant", ""), ("zh-Hans", "zh"), ("sr-ME", "sr-Latn-ME sr-Latn"), ("sr-Latn", ""),
      ("de-AT", "de"), ("de", ""), ("fr-CA", "fr"), ("nb", ""),
    ])
  func parents(name: String, expected: String) {
    var parents: [String] = []
    var tag = LanguageTag(name)
    while let parent = tag.parent, parents.count < 10 {
      parents.append(parent.name)
      tag = parent
    }
    // Norwegian Bokmål has the common Norwegian above it in newer data.
    #expect(parents.filter { $0 != "nb" }.joined(separator: " ") == expected)
  }

  @Test(
    "L34: texts run from right to left as the script says, else as the language is mostly written there",
    arguments: [
      ("ar", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur_PK", true), ("yi", true),
      ("ckb", true), ("en", false), ("az-Arab", true), ("ar-Latn", false), ("pa-Arab-PK", true),
      ("pa", false), ("ff-Adlm", true), ("uz-Cyrl", false), ("", false), ("dv", true),
      ("pa-PK", true), ("ks", true), ("uz-AF", true), ("uz", false), ("az-IR", true),
      ("nqo", true), ("syr", true), ("rhg-Rohg", true), ("arz", true), ("lrc", true),
      ("sd", true), ("sd-IN", false), ("sd-Deva", false), ("qzz", false), ("pt-BR", false),
    ])
  func directions(name: String, isRightToLeft: Bool) {
    #expect(LanguageTag(name).isRightToLeft == isRightToLeft)
  }

  @Test(
    "A name has the form of a language's, or has not",
    arguments: [
      ("pl", true), ("pt_BR", true), ("pt-BR", true), ("zh-Hans-CN", true), ("ast", true),
      ("es-419", true), ("sl-rozaj-biske", true), ("de-1996", true), ("german", false),
      ("de_D", false), ("xx", false), ("de_QQ", false), ("de_DEE", false),
      ("en_001", true), ("en-XA", true), ("zh-yue", true), ("de-DE-u-nu-latn", true),
      ("de-u", false),
      ("in_ID", true), ("iw", true), ("jw", true), ("mo_MD", true), ("no", true), ("sh", true),
      ("tl_PH", true), ("English", false), ("ca_ES_VALENCIA", true), ("de_DE_D", false),
      ("german!", false), ("", false), ("p", false), ("1l", false), ("pl-", false), ("-pl", false),
      ("pl--PL", false), ("pl PL", false), ("verylonglanguage", false), ("pl-verylongpart", false),
      ("pl@x=y", false), ("日本", false), ("pl.UTF-8", false), ("é1", false),
    ])
  func languages(name: String, isLanguage: Bool) {
    #expect(LanguageTag.isLanguage(name) == isLanguage)
    if isLanguage { #expect(LanguageTag.isLocale(name), "each language is a locale") }
  }

  @Test(
    "A locale has keywords or an encoding behind its language",
    arguments: [
      ("de_DE@calendar=gregorian", true), ("de_DE@calendar=gregorian;collation=phonebook", true),
      ("de_DE.UTF-8", true), ("de_DE.UTF-8@euro", true), ("de_DE", true), ("@calendar=x", false),
      ("de DE@x=y", false), ("de_DE@x=ü", false), ("de_DE@x y", false), (".UTF-8", false),
      ("de_DE@", true), ("", false), ("de_D", false), ("de_D@calendar=gregorian", false),
    ])
  func locales(name: String, isLocale: Bool) {
    #expect(LanguageTag.isLocale(name) == isLocale)
  }

  @Test(
    "A language is called what its speakers call it, and in English",
    arguments: [
      ("pl", "polski", "Polish"), ("de", "Deutsch", "German"), ("ja", "日本語", "Japanese"),
      ("fr", "français", "French"), ("he", "עברית", "Hebrew"), ("iw", "עברית", "Hebrew"),
    ])
  func ownNames(name: String, own: String, english: String) {
    #expect(LanguageTag(name).ownName == own && LanguageTag(name).englishName == english)
  }

  @Test(
    "A language is found by its English name, though mistyped or begun only",
    arguments: [
      ("Persian", "fa"), ("persain", "fa"), ("georg", "ka"), ("Chinese", "zh"), ("zzzzzz", nil),
      ("", nil),
    ] as [(String, String?)])
  func called(name: String, tag: String?) {
    #expect(LanguageTag.called(name)?.name == tag)
  }

  @Test("A language that none knows is called by its tag")
  func unknownNames() {
    #expect(LanguageTag("qzz").ownName == "qzz" && LanguageTag("qzz").englishName == "qzz")
  }

  @Test(
    "A language alone is of the region of most of its speakers; a region that is named stays",
    arguments: [
      ("pl", "pl_PL"), ("de", "de_DE"), ("de-AT", "de_AT"), ("ja", "ja_JP"), ("en", "en_US"),
      ("pt-PT", "pt_PT"), ("he", "he_IL"), ("iw", "he_IL"), ("ko", "ko_KR"),
      ("sr-Latn", "sr_Latn_RS"),
    ])
  func likelyLocales(name: String, locale: String) {
    #expect(LanguageTag(name).likelyLocale == locale)
  }

  @Test(
    "L31: digits are those of the language in its region; nil where they are ASCII's",
    arguments: [
      ("ar_EG", "٠١٢٣٤٥٦٧٨٩"), ("fa", "۰۱۲۳۴۵۶۷۸۹"), ("mr", "०१२३४५६७८९"), ("bn", "০১২৩৪৫৬৭৮৯"),
      ("ar_MA", nil), ("en", nil), ("he", nil), ("", nil),
    ] as [(String, String?)])
  func digits(name: String, digits: String?) {
    #expect(LanguageTag(name).digits.map { String($0) } == digits)
    guard let digits else { return }
    #expect("10:41 — 2%".inDigits(Array(digits)).contains(Array(digits)[4]))
  }

  @Test("L31: digits of ASCII alone are replaced, each by its own")
  func replacedDigits() {
    #expect("0123456789".inArabicIndicDigits == "٠١٢٣٤٥٦٧٨٩")
    #expect("a1 ２ ٣ 4️⃣ é5".inArabicIndicDigits == "a١ ２ ٣ 4️⃣ é٥")
    #expect("".inArabicIndicDigits == "")
  }
}
