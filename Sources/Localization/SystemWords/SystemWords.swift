import Notifications

/// The system's own words: what a phone says where the app says nothing (T25).
///
///     let words = SystemWords(localizer)
///     words(.clearAll)  // Alle löschen, on a German phone
///
/// English is built in, so that a start without files or ICU has all its words.
package struct SystemWords: Sendable {
  // Nil for the English that is built in.
  let localizer: Localizer?

  /// English, without any file.
  package init() { localizer = nil }

  /// Words of the device's language where there are files for it; else, and for what they lack,
  /// English. Its tables are those of `Fixtures/System`, not an app's.
  ///
  /// - Parameter localizer: One for the system's own tables, with the device's languages.
  package init(_ localizer: Localizer) { self.localizer = localizer }

  /// What it says, with an account.
  ///
  /// - Parameters:
  ///   - number: What chooses the form and fills `%u`, for texts with plural forms.
  ///   - arguments: What fills `%@`, in order.
  package func resolve(
    _ text: SystemText, number: Int? = nil, arguments: [String] = []
  ) -> ResolvedText {
    let use = text.isPlural ? TextUse.summary : .push
    let fill = arguments.map(FormatArgument.string)
    if let localizer, localizer.entry(text.key) != nil {
      let key = Text(.localized(LocalizedText(key: text.key)))
      return localizer.resolve(key, for: use, number: number, arguments: fill)
    }
    let counted = number.map { [FormatArgument.integer(Int64($0))] } ?? []
    return text.inEnglish(number: number, use, counted + fill, localizer?.pseudo)
  }

  /// What it says.
  package func callAsFunction(
    _ text: SystemText, number: Int? = nil, arguments: [String] = []
  ) -> String {
    resolve(text, number: number, arguments: arguments).words
  }

  /// T8: what stands for a group that no app describes.
  package func moreNotifications(_ number: Int) -> String { inDigits(of: .more, number: number) }

  /// T9: the same with a list of names that is joined already.
  package func moreNotifications(_ number: Int, from names: String) -> String {
    inDigits(of: .moreFrom, number: number, name: names)
  }

  /// H4: what stands for hidden notifications; one is not numbered unless `always` (H13).
  package func hiddenNotifications(_ number: Int, always isNumbered: Bool = false) -> String {
    number == 1 && !isNumbered ? self(.hiddenOne) : inDigits(of: .hiddenMany, number: number)
  }

  /// T13, T24, T25: a list within these words.
  ///
  /// It is joined as the device's language does, and in English where these words stand in
  /// for a language that is not among the system's. Where the system has no tables at all,
  /// the device's language joins.
  ///
  /// - Parameters:
  ///   - words: In the order in which they are named; none gives empty text.
  ///   - limit: How many are named before the rest becomes `2 more`; 0 for all.
  ///   - own: What joins lists as the device's language does, with the system's own tables.
  package func list(_ words: [String], limit: Int = 0, by own: Localizer) -> String {
    let shown = named(words, limit: limit)
    guard localizer != nil, own.choice.way == .developmentRegion else { return own.joined(shown) }
    return Localizer(strings: .none, languages: ["en"], options: own.options).joined(shown)
  }

  /// What is set, one after another as in Settings, without an `and` of its own:
  /// `Banner, Töne`, `バナー、サウンド`.
  ///
  /// T24, T25: what stands between is what the language has in the middle of a list; the English
  /// comma between words that are in English.
  ///
  /// - Parameter words: Of the system's own; none gives empty text.
  package func sequence(_ words: [String]) -> String {
    guard words.count > 1, let localizer, isOfLanguage(.now) else {
      return words.joined(separator: ", ")
    }
    return words.joined(separator: localizer.middleOfList)
  }

  /// T13: what a list has: all words, or so many of them and how many more there are.
  ///
  /// - Parameters:
  ///   - words: In the order in which they are named.
  ///   - limit: How many are named before the rest becomes `2 more`; 0 for all.
  package func named(_ words: [String], limit: Int) -> [String] {
    guard limit > 0, words.count > limit else { return words }
    return words.prefix(limit) + [inDigits(of: .listMore, number: words.count - limit)]
  }

  /// Whether the device's language runs from right to left.
  package var isRightToLeft: Bool {
    localizer?.languages.first.map { LanguageTag($0).isRightToLeft } ?? false
  }

  /// The words with the digits that the device's language and region write.
  ///
  /// - Parameter text: What they were made from; words that are in English for want of a file stay
  ///   as they are. Nil for what has no words.
  func inDigits(_ words: String, of text: SystemText?) -> String {
    guard let localizer, text.map(isOfLanguage) ?? true, let digits = localizer.deviceTag.digits
    else { return words }
    return words.inDigits(digits)
  }

  // T25: whether a text is in a language of the device's, and not English that stands in.
  private func isOfLanguage(_ text: SystemText) -> Bool {
    guard let localizer, localizer.choice.way != .developmentRegion else { return false }
    return localizer.entry(text.key) != nil
  }
}

extension SystemText {
  // Without the plural rules of CLDR, whose loading would make every start in English slower.
  fileprivate func inEnglish(
    number: Int?, _ use: TextUse, _ arguments: [FormatArgument], _ pseudo: PseudoLocale?
  ) -> ResolvedText {
    var words: String
    switch english {
    case .plain(let plain): words = plain
    case .plural(let one, let other): words = number == 1 ? one : other
    }
    if let pseudo { words = words.reading(in: pseudo) }
    if arguments.isEmpty, !words.utf8.contains(UInt8(ascii: "%")) {
      return ResolvedText(words: words)
    }
    let entry = StringEntry(key: key, words: words, at: Place("built in"))
    var filling = FormatRenderer(entry, use, arguments, language: "en", LocalizationOptions())
    return filling.resolved()
  }
}
