import Localization
import Notifications

/// Y29: a placeholder for hidden content counts all (H6), a summary those that are more (T2); their
/// words should say so.
///
/// In English alone can it be told whether words mean all or the rest, and whether those of a
/// summary have a noun that goes with the number, which “%u more from %@” has not; that a
/// placeholder has no plural forms is seen in every language.
struct HiddenPlaceholderWording: AppRule {
  static let id: RuleID = "Y29"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.app.categories.flatMap { category -> [Diagnostic] in
      let hidden = app.profile.has(.placeholder) ? category.hiddenPreviewsBodyPlaceholder : nil
      let format = app.profile.has(.summaryFormat) ? category.categorySummaryFormat : nil
      return (hidden.map { placeholder($0, app) } ?? []) + (format.map { summary($0, app) } ?? [])
    }
  }

  private func placeholder(_ text: Text, _ app: LintedApp) -> [Diagnostic] {
    wordings(text, app).flatMap { wording -> [Diagnostic] in
      var found: [Diagnostic] = []
      if wording.entry.variables.isEmpty, wording.hasNumber, wording.needsForms {
        found.append(formless(wording, isKey: text.key != nil))
      }
      found += wording.strangers.map { Diagnostic(wording.place, .warning, $0, rule: "H9") }
      if wording.isEnglish, wording.saysMore {
        let message = "\"\(wording.words)\" stands for all of them, not for how many are more"
        found.append(warning(wording.place, message))
      }
      return found
    }
  }

  private func summary(_ text: Text, _ app: LintedApp) -> [Diagnostic] {
    wordings(text, app).filter(\.isEnglish).flatMap { wording -> [Diagnostic] in
      var found: [Diagnostic] = []
      if wording.entry.variables.isEmpty, wording.hasNumber, wording.needsForms,
        wording.endsInPlural
      {
        found.append(formless(wording, isKey: text.key != nil))
      }
      if !wording.saysMore {
        let message =
          "\"\(wording.words)\" stands below one that is shown already; say that there are more"
        found.append(note(wording.place, message))
      }
      return found
    }
  }

  private func formless(_ wording: Wording, isKey: Bool) -> Diagnostic {
    let advice = isKey ? "give it plural forms" : "write a key with plural forms"
    return warning(
      wording.place, "\"\(wording.words)\" reads the same for 1 and for many; \(advice)")
  }

  private func wordings(_ text: Text, _ app: LintedApp) -> [Wording] {
    guard let key = text.key else {
      guard case .literal(let words) = text.wording, !words.isEmpty, let place = text.place else {
        return []
      }
      let entry = StringEntry(key: words, words: words, at: place)
      return [
        Wording(entry: entry, language: nil, isEnglish: app.isWrittenInEnglish && words.isLatin)
      ]
    }
    return app.languages.compactMap { language in
      guard let entry = language.entry(key), entry.standIn == nil else { return nil }
      return Wording(entry: entry, language: language, isEnglish: language.isEnglish)
    }
  }

  /// A text as one language has it.
  private struct Wording {
    /// The text in one language.
    let entry: StringEntry
    /// Nil where words stand in a manifest, for all languages.
    let language: LintedLanguage?
    /// Whether its language is English, the only one whose words are judged.
    let isEnglish: Bool

    /// Where the text stands in its table or manifest.
    var place: Place { entry.format.place }

    /// The words of the form that most numbers get.
    var words: String { entry.variables.first?[.other]?.text ?? entry.format.text }

    /// Whether a placeholder takes the number of notifications.
    var hasNumber: Bool {
      FormatString(entry.format.text).placeholders.contains(where: \.takesCount)
    }

    /// Whether words differ by number in its language.
    var needsForms: Bool {
      guard let language else { return true }
      return language.neededForms.filter { $0.smallest != nil }.count > 1
    }

    /// Whether a noun in its English plural goes with the number, as in “%u more photos from %@”.
    ///
    /// It is the word behind the number or behind “more”: “%u more to answer” and “%u more from
    /// Notes” are as good for 1.
    var endsInPlural: Bool {
      // What stands behind each conversion, which is its first word but for `@`.
      let behind =
        words.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        .first { !$0.prefix { !$0.isLetter }.contains("@") } ?? ""
      let following = behind.drop { $0.isLetter }.split(separator: " ").map { $0.lowercased() }
      guard let noun = following.first(where: { $0 != "more" }), noun.count > 2,
        noun.allSatisfy(\.isLetter)
      else { return false }
      return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !Self.singulars.contains(noun)
    }

    private static let singulars = ["besides", "news", "perhaps", "plus", "series", "species"]

    /// What is said about what cannot be filled (H9), each once.
    var strangers: [String] {
      let leftOut = entry.formats.flatMap { $0.format.leftOutOfPlaceholder(in: entry) }
      return Set(leftOut.map(\.isLeftOut)).sorted()
    }

    /// Whether one of its forms has the word “more”, in any case of letters.
    var saysMore: Bool {
      entry.forms.contains { form in
        form.text.lowercased().split { !$0.isLetter }.contains("more")
      }
    }
  }
}

extension LintedApp {
  // Xcode takes English where none is declared.
  fileprivate var isWrittenInEnglish: Bool {
    LanguageTag(app.developmentRegion ?? "en").language == "en"
  }
}

extension String {
  // What is written in another script is not English, whatever else it is.
  fileprivate var isLatin: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
  }
}
