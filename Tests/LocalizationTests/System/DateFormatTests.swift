import Files
import Localization
import Notifications
import TestSupport
import Testing

@Suite("P21: dates and times as the phone’s language writes them in its region")
struct DateFormatTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var locale: String
    /// `MMMd`, `MMMEd`, and `jm` twenty-one minutes to ten in the evening.
    var day: String, date: String, time: String

    init(_ language: String, _ locale: String, _ day: String, _ date: String, _ time: String) {
      (self.language, self.locale) = (language, locale)
      (self.day, self.date, self.time) = (day, date, time)
    }

    var testDescription: String { "\(language) in \(locale)" }
  }

  private static let rows = [
    Row("en", "en_US", "Jun 4", "Mon, Jun 4", "9:41 PM"),
    Row("en", "en_GB", "4 Jun", "Mon, 4 Jun", "21:41"),
    Row("en-GB", "en_US", "Jun 4", "Mon, Jun 4", "9:41 PM"),
    Row("en", "de_DE", "4 Jun", "Mon, 4 Jun", "21:41"),
    Row("en", "en_CA", "Jun 4", "Mon, Jun 4", "9:41 p.m."),
    Row("en", "en_DK", "4 Jun", "Mon, 4 Jun", "21.41"),
    // A language that has no words of the system's gets English, in its region.
    Row("nl", "nl_NL", "4 Jun", "Mon, 4 Jun", "21:41"),
    Row("ar", "ar_EG", "٤ يونيو", "الاثنين، ٤ يونيو", "٩:٤١ م"),
    Row("ar", "ar_MA", "4 يونيو", "الاثنين، 4 يونيو", "21:41"),
    Row("cs", "cs_CZ", "4. 6.", "po 4. 6.", "21:41"),
    Row("de", "de_DE", "4. Juni", "Mo., 4. Juni", "21:41"),
    Row("de", "en_US", "4. Juni", "Mo., 4. Juni", "9:41 PM"),
    Row("es", "es_ES", "4 jun", "lun, 4 jun", "21:41"),
    Row("es", "es_MX", "4 jun", "lun 4 de jun", "21:41"),
    Row("es", "es_US", "4 jun", "lun, 4 de jun", "9:41 p. m."),
    Row("fr", "fr_FR", "4 juin", "lun. 4 juin", "21:41"),
    Row("fr", "fr_CA", "4 juin", "lun. 4 juin", "21 h 41"),
    Row("he", "he_IL", "4 ביוני", "יום ב׳, 4 ביוני", "21:41"),
    Row("hi", "hi_IN", "4 जून", "सोम, 4 जून", "9:41 pm"),
    Row("ja", "ja_JP", "6月4日", "6月4日(月)", "21:41"),
    Row("ko", "ko_KR", "6월 4일", "6월 4일 (월)", "오후 9:41"),
    Row("pl", "pl_PL", "4 cze", "pon., 4 cze", "21:41"),
    Row("pt-BR", "pt_BR", "4 de jun.", "seg., 4 de jun.", "21:41"),
    Row("ru", "ru_RU", "4 июн.", "пн, 4 июн.", "21:41"),
    Row("th", "th_TH", "4 มิ.ย.", "จ. 4 มิ.ย.", "21:41 น."),
    Row("tr", "tr_TR", "4 Haz", "4 Haziran Pzt", "21:41"),
    Row("zh-Hans", "zh_CN", "6月4日", "6月4日周一", "21:41"),
    Row("zh-Hant", "zh_TW", "6月4日", "6月4日 週一", "下午9:41"),
    Row("zh-Hant", "zh_HK", "6月4日", "6月4日週一", "下午9:41"),
  ]

  private static let strings = AppStrings.read(
    folder: Checkout.path + "/Fixtures/System", developmentRegion: "en")

  private func phone(_ language: String, _ locale: String) -> (SystemWords, Device) {
    var options = LocalizationOptions()
    options.locale = locale
    let localizer = Localizer(strings: Self.strings, languages: [language], options: options)
    var device = Device(timeZone: .utc)
    (device.locale, device.languages) = (locale, [language])
    return (SystemWords(localizer), device)
  }

  @Test("Each system language has its own patterns, and those of the region", arguments: rows)
  private func patterns(row: Row) {
    let (words, device) = phone(row.language, row.locale)
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: 21, minute: 41)
    let (then, now) = (time.instant(in: .utc), time.instant(in: .utc) + .days(8))
    #expect(words.relativeTime(of: then, at: now, on: device) == row.day)
    #expect(words.date(time, on: device) == row.date)
    #expect(words.timeOfDay(time, on: device) == row.time)
  }

  @Test("The rows hold every system language")
  func complete() {
    let languages = Set(Self.rows.map(\.language))
    #expect(languages.isSuperset(of: Self.strings.localizations))
  }

  @Test("A clock says hour and minute alone", arguments: strings.localizations)
  func clocks(language: String) {
    let (words, device) = phone(language, LanguageTag(language).likelyLocale)
    for hour in 0..<24 {
      let clock = words.clock(CivilTime(year: 2018, month: 6, day: 4, hour: hour), on: device)
      #expect(clock.allSatisfy { $0.isNumber || $0 == ":" } && clock.count < 6, "\(clock)")
    }
  }

  @Test("Every day and month has its words in every language", arguments: strings.localizations)
  func days(language: String) {
    let (words, device) = phone(language, LanguageTag(language).likelyLocale)
    let start = CivilTime(year: 2018, month: 1, day: 1).instant(in: .utc)
    let days = (0..<365).map { number in
      words.date(CivilTime(start + .days(Int64(number)), in: .utc), on: device)
    }
    #expect(Set(days).count == 365)
    #expect(days.allSatisfy { !$0.contains("\u{202F}") && !$0.contains("\u{A0}") })
  }

  @Test("How English sentences beside the phone write days goes by the region, too")
  func english() {
    var device = Device(timeZone: .utc)
    let time = CivilTime(year: 2018, month: 6, day: 4)
    #expect(device.englishDates.day(time) == "Mon, Jun 4, 2018")
    #expect(device.englishDates.day(time, besideYear: 2018) == "Mon, Jun 4")
    #expect(device.englishDates.namesMonthFirst)
    device.locale = "en_GB"
    #expect(device.englishDates.day(time) == "Mon, 4 Jun 2018")
    #expect(device.englishDates.day(time, besideYear: 2018) == "Mon, 4 Jun")
    #expect(!device.englishDates.namesMonthFirst)
  }
}
