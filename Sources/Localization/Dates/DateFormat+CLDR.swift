import CICU
import Synchronization

extension DateFormat {
  /// American English's, for which no data is loaded.
  package static let american = DateFormat(Patterns(), names: .american, digits: nil)

  // Reading one from CLDR's data takes a millisecond, and a screen writes dozens of dates.
  private static let known = Mutex<[String: DateFormat]>([:])

  /// The format of a language and region; American English's where ICU cannot be loaded.
  static func of(_ tag: LanguageTag) -> DateFormat {
    let locale = tag.locale
    // Likely subtags: without language and region it is American English.
    if tag.isAmericanEnglish || locale.isEmpty { return american }
    if let format = known.withLock({ $0[locale] }) { return format }
    let format = read(tag) ?? american
    known.withLock { $0[locale] = format }
    return format
  }

  private static func read(_ tag: LanguageTag) -> DateFormat? {
    let locale = tag.locale
    guard let patterns = Patterns(locale: locale), let names = DateNames(locale: locale) else {
      return nil
    }
    return DateFormat(patterns, names: names, digits: tag.digits)
  }
}

extension DateFormat.Patterns {
  // CLDR's patterns of a locale; nil where ICU cannot be loaded.
  fileprivate init?(locale: String) {
    guard let patterns = cicu_open_date_patterns(locale) else { return nil }
    defer { cicu_close_date_patterns(patterns) }
    func pattern(_ skeleton: String) -> String? {
      let letters = Array(skeleton.utf16)
      return text { cicu_date_pattern(patterns, letters, Int32(letters.count), $0, $1) }
    }
    guard let monthAndDay = pattern("MMMd"), let weekdayAndDay = pattern("MMMEd"),
      let dayOfYear = pattern("yMMMEd"), let timeTo12 = pattern("hm"),
      let timeTo24 = pattern("Hm"), let time = pattern("jm")
    else { return nil }
    self.init(
      monthAndDay: monthAndDay, weekdayAndDay: weekdayAndDay, dayOfYear: dayOfYear,
      timeTo12: timeTo12, timeTo24: timeTo24, time: time)
  }
}

extension DateNames {
  // CLDR's names of a locale; nil where ICU cannot be loaded.
  fileprivate init?(locale: String) {
    func names(_ kind: cicu_date_names, _ count: Int) -> [String]? {
      lines { cicu_date_names(locale, kind, $0, $1) }.flatMap { $0.count >= count ? $0 : nil }
    }
    guard let months = names(CICU_MONTHS, 12), let shortMonths = names(CICU_SHORT_MONTHS, 12),
      let loneMonths = names(CICU_LONE_MONTHS, 12),
      let shortLoneMonths = names(CICU_SHORT_LONE_MONTHS, 12),
      let weekdays = names(CICU_WEEKDAYS, 7), let shortWeekdays = names(CICU_SHORT_WEEKDAYS, 7),
      let shortLoneWeekdays = names(CICU_SHORT_LONE_WEEKDAYS, 7),
      let halves = names(CICU_DAY_HALVES, 2)
    else { return nil }
    self.init(
      months: months, shortMonths: shortMonths, loneMonths: loneMonths,
      shortLoneMonths: shortLoneMonths, weekdays: weekdays, shortWeekdays: shortWeekdays,
      shortLoneWeekdays: shortLoneWeekdays, halves: halves)
  }
}

/// What a function of ICU writes, line by line; nil where it fails.
private func lines(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> [String]? {
  text(write)?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
    String($0)
  }
}

/// What a function of ICU writes; nil where it fails.
private func text(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String? {
  var buffer = [UInt16](repeating: 0, count: 1000)
  let length = buffer.withUnsafeMutableBufferPointer { pointer in
    pointer.baseAddress.map { write($0, Int32(pointer.count)) } ?? -1
  }
  guard length > 0, Int(length) <= buffer.count else { return nil }
  return String(decoding: buffer.prefix(Int(length)), as: UTF16.self).plainlySpaced
}

extension String {
  // Newer data of CLDR has a narrow space that does not break before AM, older an ordinary one:
  // what a terminal shows does not depend on which one is installed.
  fileprivate var plainlySpaced: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\u{202F}", "\u{A0}": " "
          case "\u{200E}", "\u{200F}": nil
          default: scalar
          }
        }))
  }
}
