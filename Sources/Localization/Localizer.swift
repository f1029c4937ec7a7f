import Notifications

/// Puts an app's texts into words, in one language.
///
/// A value without memory of its own: make a new one when the device's language changes.
///
///     let localizer = Localizer(strings: strings, languages: ["de", "en"])
///     let title = localizer.resolve(content.title)
///     print(title.words, title.account)
///
/// Words come with an account, so that *why* can say which file and line they stand in and what
/// filled them.
package struct Localizer: Sendable {
  /// The app's string tables.
  package let strings: AppStrings
  /// The languages that the app speaks.
  package let spoken: AppLanguages
  /// What the policies of section S say about words.
  package let options: LocalizationOptions

  /// - Parameter options: Its locale should be the device's, as lists are joined by it (T24).
  package init(
    strings: AppStrings, speaking spoken: AppLanguages,
    options: LocalizationOptions = LocalizationOptions()
  ) {
    (self.strings, self.spoken, self.options) = (strings, spoken, options)
  }

  /// The same in languages of the device.
  package init(
    strings: AppStrings, languages: [String], options: LocalizationOptions = LocalizationOptions()
  ) {
    self.init(strings: strings, speaking: .ofDevice(languages), options: options)
  }

  /// The tags of the languages that the app speaks, the most wanted first.
  var languages: [String] { spoken.tags }

  /// The localization that all words come from (L17). Literals need none, so
  /// nothing is looked for before.
  package var choice: LocalizationChoice {
    // A pseudo-locale is made of the words that the app was written in.
    if pseudo != nil {
      return strings.choice(for: [strings.developmentRegion ?? "en"] + strings.localizations)
    }
    var choice = strings.choice(for: languages)
    choice.isAmongOwn = spoken.areOwn
    return choice
  }

  /// The pseudo-locale, where the phone is set to one.
  var pseudo: PseudoLocale? { languages.first.flatMap { PseudoLocale($0) } }

  /// The language by whose rules plurals are chosen.
  package var pluralLanguage: String { pluralLanguage(of: choice.localization) }

  private func pluralLanguage(of localization: String?) -> String {
    guard let localization, localization.lowercased() != "base" else {
      return strings.developmentRegion ?? "en"
    }
    return localization
  }

  /// The entry of a key; nil where no table has it (L4, L19, L23).
  ///
  /// - Parameter table: Pushes only ever look in `Localizable` (L4).
  /// - Returns: The entry, and where it was found: another language than the chosen one where one
  ///   stands in.
  package func entry(
    _ key: String, table: String = StringTable.standardName
  ) -> (entry: StringEntry, found: FoundString)? {
    guard let localization = choice.localization else { return nil }
    if let hit = entry(key, table, in: localization) { return hit }
    guard options[.perKeyFallback], let region = strings.developmentLocalization else { return nil }
    var hit = entry(key, table, in: region)
    hit?.found.standIn = .developmentRegion
    return hit
  }

  private func entry(
    _ key: String, _ table: String, in localization: String
  ) -> (entry: StringEntry, found: FoundString)? {
    for (file, strings) in strings.tables(table, in: localization) {
      guard let entry = strings[key] else { continue }
      // Of two folders with names of one language, the words stand in one (L18); those in
      // `Base` are the localization's that was asked.
      let own = file.localization.flatMap { $0.lowercased() == "base" ? nil : $0 }
      let found = FoundString(
        key: key, table: table, localization: entry.standIn ?? own ?? localization,
        place: entry.place, format: entry.format,
        standIn: entry.standIn != nil && entry.isTranslatable ? .catalogSource : nil)
      return (pseudo.map { entry.reading(in: $0) } ?? entry, found)
    }
    return nil
  }

  /// Puts a text into words.
  ///
  /// - Parameters:
  ///   - use: What the text is for.
  ///   - number: What a summary or placeholder counts; it chooses plural forms and fills `%u`.
  ///   - arguments: What fills placeholders besides: for a summary the list; else behind the text's
  ///     own arguments.
  /// - Returns: Never fails: a key that no table has becomes its literal or itself (L14), with a
  ///   diagnostic (Y15).
  package func resolve(
    _ text: Text, for use: TextUse = .push, number: Int? = nil, arguments: [FormatArgument] = []
  ) -> ResolvedText {
    let counted = number.map { [FormatArgument.integer(Int64($0))] } ?? []
    switch text.wording {
    case .literal(let words):
      return literal(words, text, use, counted + arguments)
    case .localized(let localized):
      let own = localized.arguments.map(FormatArgument.string)
      let all = use.isCounted ? counted + arguments : own + counted + arguments
      return self.localized(localized, text, use, all)
    }
  }

  /// H10, T22: whether a counted text tells how many there are: it prints the number, or has other
  /// words for another one.
  package func tellsNumber(_ text: Text, for use: TextUse) -> Bool {
    var language = pluralLanguage
    if case .localized(let localized) = text.wording, let found = entry(localized.key)?.found {
      language = pluralLanguage(of: found.localization)
    }
    // None is never counted; in a language with one form, a second one tells what is printed.
    let numbers = PluralRules(language: language, hebrewMany: options[.hebrewMany]).numbersToTry
    let words = (numbers.filter { $0 > 0 } + [1000]).map {
      resolve(text, for: use, number: $0).words
    }
    return words.contains { $0 != words[0] }
  }

  private func literal(
    _ words: String, _ text: Text, _ use: TextUse, _ arguments: [FormatArgument]
  ) -> ResolvedText {
    let step = TextStep.literal(text.place)
    if use.isCounted {
      let entry = StringEntry(key: words, words: words, at: text.knownPlace)
      var resolved = filled(entry, use, arguments, pluralLanguage)
      resolved.steps.insert(step, at: 0)
      return resolved
    }
    let isCleaned = use == .local || use == .push && options[.stripsPushPercent]
    let cleaned = isCleaned ? FormatString(words).cleaned : words
    let steps = cleaned == words ? [step] : [step, .cleaned]
    return ResolvedText(words: cleaned, steps: steps)
  }

  private func localized(
    _ localized: LocalizedText, _ text: Text, _ use: TextUse, _ arguments: [FormatArgument]
  ) -> ResolvedText {
    guard let (entry, found) = entry(localized.key) else {
      return missing(localized, text, use, arguments)
    }
    let language = pluralLanguage(of: found.localization)
    var resolved = filled(entry, use, arguments, language)
    resolved.steps.insert(contentsOf: [.localization(choice), .found(found)], at: 0)
    return resolved
  }

  /// L14: the literal beside the key, else the key itself.
  private func missing(
    _ localized: LocalizedText, _ text: Text, _ use: TextUse, _ arguments: [FormatArgument]
  ) -> ResolvedText {
    let literal = use == .push ? localized.fallback : nil
    let step = TextStep.missing(
      MissingString(
        key: localized.key, table: StringTable.standardName, choice: choice,
        hasTables: !strings.localizations.isEmpty, hasLiteral: literal != nil))
    var resolved: ResolvedText
    if let literal {
      resolved = self.literal(literal, text, use, arguments)
      resolved.steps = []
    } else {
      let key = localized.key
      let entry = StringEntry(key: key, words: key, at: text.knownPlace)
      resolved = filled(entry, use, arguments, pluralLanguage)
      // The key is no format; its arguments were not counted.
      resolved.diagnostics = []
    }
    resolved.steps.insert(step, at: 0)
    resolved.diagnostics.append(complaint(about: localized.key, at: text.knownPlace))
    return resolved
  }

  private func complaint(about key: String, at place: Place) -> Diagnostic {
    let message =
      choice.localization.map { "the key \"\(key)\" is missing in \($0)" }
      ?? strings.unasked(key, areOwn: choice.isAmongOwn)
    return Diagnostic(place, .warning, message, rule: "Y15")
  }

  /// The known key that a missing one most likely means; looks at all of them when asked first.
  ///
  /// Nil also where the app has no localization.
  package func nearestKey(to key: String) -> String? {
    choice.localization.flatMap { strings.nearestKey(to: key, in: $0) }
  }

  private func filled(
    _ entry: StringEntry, _ use: TextUse, _ arguments: [FormatArgument], _ language: String
  ) -> ResolvedText {
    // NSLocalizedString looks up, and formats nothing.
    if use == .label, arguments.isEmpty, entry.variables.isEmpty {
      return ResolvedText(words: entry.format.text)
    }
    var filling = FormatRenderer(entry, use, arguments, language: language, options)
    return filling.resolved()
  }
}

extension Text {
  /// Where it was written; an unnamed place for what no file says.
  var knownPlace: Place { place ?? Place("") }
}
