import Files
import Foundation
import Localization
import Notifications
import TestSupport
import Testing

@Suite("The system's own words, in its languages")
struct SystemTextTests {
  static let folder = Checkout.path + "/Fixtures/System"
  static let strings = AppStrings.read(folder: folder, developmentRegion: "en")

  @Test("The files of the system's own words are without mistakes")
  func sound() {
    #expect(Self.strings.diagnostics.map(\.description) == [])
  }

  @Test(
    "T25: every key is there in every language, with every form that the language needs",
    arguments: strings.localizations)
  func complete(language: String) {
    let tables = Self.strings.tables(in: language).map(\.table)
    let known = Set(SystemText.all.map(\.key))
    #expect(Set(tables.flatMap(\.keys)) == known, "keys that are missing or superfluous")
    let needed = PluralRules(language: language).needed
    for text in SystemText.all {
      guard let entry = tables.lazy.compactMap({ $0[text.key] }).first else { continue }
      #expect(entry.variables.count == (text.isPlural ? 1 : 0), "\(text.key)")
      for category in needed.map(\.category) where text.isPlural {
        let form = entry.variables.first?[category]
        #expect(form != nil, "\(text.key) in \(language) lacks \(category)")
      }
    }
  }

  @Test(
    "T25, L27: whole millions have the form that their language has for them",
    arguments: [
      ("es", "1000000 de notificaciones más"), ("fr", "1000000 d’autres notifications"),
      ("pt-BR", "1000000 de outras notificações"),
    ])
  func millions(language: String, line: String) {
    let tables = Self.strings.tables(in: language).map(\.table)
    for text in SystemText.all where text.isPlural {
      let entry = tables.lazy.compactMap { $0[text.key] }.first
      #expect(entry?.variables.first?[.many] != nil, "\(text.key) in \(language) lacks many")
    }
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    #expect(words.moreNotifications(1_000_000) == line)
  }

  @Test(
    "Dates and times are told in the language's way",
    arguments: [
      ("ar", "ar_EG", "قبل ٥ د", "الاثنين، ٤ يونيو"),
      ("ar", "ar_MA", "قبل 5 د", "الاثنين، 4 يونيو"),
      ("he", "he_IL", "לפני 5 דק׳", "יום ב׳, 4 ביוני"), ("hi", "hi_IN", "5 मि॰ पहले", "सोम, 4 जून"),
      ("th", "th_TH", "5 นาทีที่แล้ว", "จ. 4 มิ.ย."),
    ])
  func times(language: String, locale: String, ago: String, date: String) {
    var options = LocalizationOptions()
    options.locale = locale
    let words = SystemWords(
      Localizer(strings: Self.strings, languages: [language], options: options))
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    let now = time.instant(in: .utc)
    var device = Device(timeZone: .utc)
    device.locale = locale
    #expect(words.relativeTime(of: now + .seconds(-300), at: now, on: device) == ago)
    #expect(words.date(time, on: device) == date)
  }

  @Test(
    "The system's words are filled in with the same in every language",
    arguments: strings.localizations)
  func placeholders(language: String) {
    let localizer = Localizer(strings: Self.strings, languages: [language])
    let words = SystemWords(localizer)
    for text in SystemText.all {
      let arguments = text.takesText ? ["⟨A⟩", "⟨B⟩"] : []
      for number in [0, 1, 2, 3, 5, 11, 100] {
        let resolved = words.resolve(
          text, number: text.isPlural ? number : nil,
          arguments: arguments.prefix(text.texts).map { $0 })
        #expect(resolved.diagnostics.isEmpty, "\(text.key): \(resolved.diagnostics)")
        for argument in arguments.prefix(text.texts) {
          #expect(resolved.words.contains(argument), "\(text.key): \(resolved.words)")
        }
        #expect(!resolved.words.contains("%"), "\(text.key): \(resolved.words)")
      }
    }
  }

  @Test(
    "T25: what English tells apart on a screen is told apart in every language",
    arguments: strings.localizations)
  func distinct(language: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    // A key's start, such as "settings", says where its words are shown.
    let screens = Dictionary(grouping: SystemText.all.filter { !$0.isPlural }) {
      $0.key.prefix { $0 != "." }
    }
    for texts in screens.values {
      for (shown, same) in Dictionary(grouping: texts, by: { words($0, arguments: ["A", "B"]) }) {
        let english = Set(same.map { SystemWords()($0, arguments: ["A", "B"]).lowercased() })
        #expect(english.count == 1, "\(shown): \(same.map(\.key))")
      }
    }
  }

  @Test(
    "T25: a language quotes an app and a Focus with one pair of quotes",
    // In English a Focus is not quoted.
    arguments: strings.localizations.filter { $0 != "en" })
  func quotes(language: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    let quoting = [SystemText.wouldLikeToNotify, .wouldLikeToAlert, .whileFocus]
    let pairs = quoting.map { text in
      let shown = words(text, number: text.isPlural ? 2 : nil, arguments: ["⟨A⟩"])
      let parts = shown.split(separator: "⟨A⟩", omittingEmptySubsequences: false)
      return [parts.first?.last, parts.last?.first]
    }
    #expect(Set(pairs).count == 1, "\(pairs)")
  }

  @Test(
    "T25: a thing has one name in a language",
    arguments: [
      ("he", "עדכונ"), ("he", "הודעות"), ("th", "ล็อก"), ("th", "ป้ายกำกับ"), ("hi", "सेटिंग "),
      ("hi", "सेटिंग्ज़"), ("pl", "ezwalaj"), ("cs", "Oznamovat"), ("ru", "Заблокированный"),
    ])
  func oneName(language: String, other: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    for text in SystemText.all {
      let shown = words(text, number: text.isPlural ? 2 : nil, arguments: ["A", "B"])
      #expect(!shown.contains(other), "\(text.key): \(shown)")
    }
  }

  @Test(
    "F11, T25: keeping an app for the scheduled summary calls it as Settings do",
    arguments: strings.localizations)
  func summaryName(language: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    let kept = Array(words(.deliverInSummary).lowercased().unicodeScalars)
    for word in words(.scheduledSummary).lowercased().split(separator: " ") {
      // Without its end, which differs by case in many languages.
      let stem = word.unicodeScalars.prefix(max(1, word.unicodeScalars.count - 2))
      #expect(kept.contains(stem), "\(word): \(words(.deliverInSummary))")
    }
  }

  @Test("English as it is built in says what its file says")
  func english() throws {
    try #require(Self.strings.localizations.contains("en"))
    let filed = SystemWords(Localizer(strings: Self.strings, languages: ["en"]))
    for text in SystemText.all {
      for number in text.isPlural ? [0, 1, 2, 7] : [0] {
        let built = SystemWords()(text, number: number, arguments: ["x", "y"])
        #expect(filed(text, number: number, arguments: ["x", "y"]) == built, "\(text.key)")
      }
    }
  }

  @Test("A language that the system has no words in gets English")
  func otherLanguage() {
    let words = SystemWords(Localizer(strings: Self.strings, languages: ["eo"]))
    #expect(words.moreNotifications(2) == "2 more notifications")
  }

  @Test(
    "T25: where English stands in, the lists within it are English, too",
    arguments: [
      (["sv"], "sv_SE", "2 more notifications from Bob, Ann, and Eve"),
      (["de", "he"], "de_AT", "2 weitere Mitteilungen von Bob, Ann und Eve"),
    ])
  func lists(languages: [String], locale: String, line: String) {
    var options = LocalizationOptions()
    options.locale = locale
    let own = Localizer(strings: Self.strings, languages: languages, options: options)
    let words = SystemWords(own)
    let names = words.list(["Bob", "Ann", "Eve"], by: own)
    #expect(words.moreNotifications(2, from: names) == line)
  }

  @Test(
    "T24, T25: what is set stands one after another as in the middle of the language's lists",
    arguments: [
      ("en", "A, B, C"), ("de", "A, B, C"), ("ja", "A、B、C"), ("zh-Hans", "A、B、C"),
      ("ar", "A وB وC"), ("th", "A B C"), ("sv", "A, B, C"),
    ])
  func sequences(language: String, wanted: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    #expect(words.sequence(["A", "B", "C"]) == wanted)
    #expect(words.sequence(["A"]) == "A" && words.sequence([]).isEmpty)
    #expect(SystemWords().sequence(["A", "B"]) == "A, B")
  }

  @Test(
    "P20, T25: names are in the capitals of the device's language, and English words in theirs",
    arguments: [
      ("tr", "Diyet ısı", "DİYET ISI", "KRİTİK"), ("az", "istək", "İSTƏK", "CRITICAL"),
      ("el", "Καλάθι αγορών", "ΚΑΛΑΘΙ ΑΓΟΡΩΝ", "CRITICAL"), ("de", "Straße", "STRASSE", "KRITISCH"),
    ])
  func capitals(language: String, name: String, inCapitals: String, critical: String) {
    let words = SystemWords(Localizer(strings: Self.strings, languages: [language]))
    #expect(words.inCapitals(name) == inCapitals && words.inCapitals("").isEmpty)
    #expect(words.inCapitals(.critical) == critical)
    #expect(SystemWords().inCapitals("diyet") == "DIYET")
  }

  @Test("P21: a number is in the language's digits, a name beside it keeps its own")
  func digits() {
    var options = LocalizationOptions()
    options.locale = "ar_EG"
    let words = SystemWords(
      Localizer(strings: Self.strings, languages: ["ar"], options: options))
    let line = words.inDigits(of: .whileFocus, number: 12, name: "Work 2")
    #expect(line.contains("١٢") && line.contains("Work 2"), "\(line)")
    #expect(
      SystemWords().inDigits(of: .whileFocus, number: 1, name: "") == "1 while  was on")
  }

  @Test(
    "T25: English words that stand in count in English digits, beside a clock in the region's",
    arguments: [("fa", "fa_IR"), ("bn", "bn_BD"), ("mr", "mr_IN"), ("my", "my_MM")])
  func digitsOfStandIns(language: String, locale: String) {
    var options = LocalizationOptions()
    options.locale = locale
    let words = SystemWords(
      Localizer(strings: Self.strings, languages: [language], options: options))
    let now = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    let device = Device(timeZone: .utc)
    #expect(words.relativeTime(of: now + .seconds(-600), at: now, on: device) == "10m ago")
    #expect(words.moreNotifications(1, from: "A 1") == "1 more notification from A 1")
    #expect(words.hiddenNotifications(2) == "2 Notifications")
    #expect(words.number(2) != "2")
  }

  @Test("T24, T25: without any tables the device's language joins lists")
  func listsWithoutTables() {
    let own = Localizer(strings: .none, languages: ["sv"])
    let names = SystemWords(own).list(["Bob", "Ann", "Eve", "Cy"], limit: 2, by: own)
    #expect(names == "Bob, Ann och 2 more")
  }

  @Test("T8, T9, H4, T13: the default words")
  func defaults() {
    let words = SystemWords()
    #expect(words.moreNotifications(1) == "1 more notification")
    #expect(words.moreNotifications(2, from: "A and B") == "2 more notifications from A and B")
    #expect(words.hiddenNotifications(1) == "Notification")
    #expect(words.hiddenNotifications(1, always: true) == "1 Notification")
    #expect(words.hiddenNotifications(3) == "3 Notifications")
    let own = Localizer(strings: .none, languages: ["en"])
    #expect(words.list(["A", "B", "C", "D"], limit: 2, by: own) == "A, B, and 2 more")
    #expect(words(.configure, arguments: ["Mail"]) == "Configure in Mail…")
  }
}

extension SystemText {
  /// The number of texts that it takes.
  fileprivate var texts: Int {
    switch english {
    case .plain(let words): words.split(separator: "@").count - (words.hasSuffix("@") ? 0 : 1)
    case .plural(_, let other): other.contains("%@") ? 1 : 0
    }
  }

  fileprivate var takesText: Bool { texts > 0 }
}
