import CICU

extension Localizer {
  /// T24: joins texts as the device's language and region do: `A, B, and C`.
  ///
  /// - Parameter words: Each as it is shown; empty ones are not left out. None gives empty text.
  package func joined(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    let tag = deviceTag
    if tag.language == "en", options.listStyle == .ampersand {
      return words.dropLast().joined(separator: ", ") + " & " + words[words.count - 1]
    }
    if tag.isAmericanEnglish { return Self.joinedInAmericanEnglish(words) }
    return Self.joined(words, locale: tag.locale) ?? words.joined(separator: ", ")
  }

  /// T24: what stands between two words in the middle of a list: `, `, in Japanese `、`.
  var middleOfList: String {
    let list = joined(["1", "2", "3", "4"])
    guard let second = list.firstIndex(of: "2"), let third = list.firstIndex(of: "3"),
      second < third
    else { return ", " }
    return String(list[list.index(after: second)..<third])
  }

  /// With a comma before `and` from three on.
  /// What most first frames need is not worth loading CLDR for.
  ///
  /// - Parameter words: Two or more.
  static func joinedInAmericanEnglish(_ words: [String]) -> String {
    let last = words[words.count - 1]
    if words.count == 2 { return words[0] + " and " + last }
    return words.dropLast().joined(separator: ", ") + ", and " + last
  }

  /// The device's first language, with the device's region where it names none.
  var deviceTag: LanguageTag {
    let locale = LanguageTag(options.locale)
    var tag = languages.first.map { LanguageTag($0) } ?? locale
    // `en` on a British phone; not `pt` on an American one, which is no list of its own.
    if tag.region.isEmpty, tag.language == locale.language { tag.region = locale.region }
    return tag
  }

  /// T24: words joined as CLDR's list of a locale has them; nil where ICU cannot.
  ///
  /// - Parameters:
  ///   - words: Two or more, in the order in which they are read.
  ///   - locale: As ICU writes it: `de_CH`.
  static func joined(_ words: [String], locale: String) -> String? {
    let units = words.map { Array($0.utf16) }
    let lengths = units.map { Int32(clamping: $0.count) }
    let text: [UInt16] = Array(units.joined()) + [0]
    let count = Int32(clamping: words.count)
    var result = [UInt16](repeating: 0, count: text.count + words.count * 16)
    let length = cicu_joined_list(
      locale, text, lengths, count, &result, Int32(clamping: result.count))
    guard length >= 0, length <= result.count else { return nil }
    return String(decoding: result.prefix(Int(length)), as: UTF16.self)
  }
}

extension LanguageTag {
  /// Whether it is the English that is built in.
  var isAmericanEnglish: Bool {
    language == "en" && script.isEmpty && (region.isEmpty || region == "US")
  }
}
