import Localization
import Notifications

/// Whose words are tried out: those of a category.
package struct WordSubject: Hashable, Sendable {
  /// The app that declares the category.
  package let app: BundleIdentifier
  /// Nil for an app without categories: the system's own words.
  package let category: String?

  package init(app: BundleIdentifier, category: String?) {
    (self.app, self.category) = (app, category)
  }

  // Identifiers of categories are compared byte for byte.
  package static func == (left: WordSubject, right: WordSubject) -> Bool {
    left.app == right.app && left.category.isExactly(right.category)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    category?.hashExactly(into: &hasher)
  }
}

extension DeliveredNotification {
  /// The category whose words are about it.
  package var wordSubject: WordSubject {
    WordSubject(app: app, category: content.categoryIdentifier)
  }

  /// Whether it is one of those that a category's words are about.
  package func isOf(_ subject: WordSubject) -> Bool {
    app == subject.app && content.categoryIdentifier.isExactly(subject.category)
  }
}

/// What a category's words stand for.
package enum WordUse: String, CaseIterable, Hashable, Sendable {
  /// `categorySummaryFormat`: the members below the leading one, while previews are shown (T1).
  case summary
  /// `hiddenPreviewsBodyPlaceholder`: all members, while previews are hidden (H3).
  case placeholder
}

extension WordUse {
  /// Those that a profile shows somewhere.
  package static func shown(in profile: Profile) -> [WordUse] {
    allCases.filter { !$0.grouping(in: profile).isEmpty }
  }

  /// G1, H1, H15: under which grouping a profile shows these words; empty where it never does.
  package func grouping(in profile: Profile) -> [Grouping] {
    switch self {
    case .summary: profile.has(.grouping) ? [.automatic, .byApp] : []
    case .placeholder where !profile.has(.previews): []
    case .placeholder: profile.has(.grouping) ? Grouping.allCases : [.off]
    }
  }
}

/// A locale to try words in.
package struct WordLocale: Hashable, Sendable {
  /// As the app's files are named: `pl`.
  package let name: String
  /// With the region that most of its speakers live in: `pl_PL`.
  package let locale: String

  /// Of a language, or of a locale that is written out.
  package init(_ name: String) {
    let tag = LanguageTag(name)
    self.name = tag.name
    locale = tag.likelyLocale
  }
}

extension State {
  /// The categories of all apps, in the order in which they are declared.
  package var wordSubjects: [WordSubject] {
    apps.flatMap { installed in
      let app = installed.app.bundleIdentifier
      let categories = installed.app.categories.map {
        WordSubject(app: app, category: $0.identifier)
      }
      return categories.isEmpty ? [WordSubject(app: app, category: nil)] : categories
    }
  }

  /// The locales of an app: of those languages that it speaks, or, where it has
  /// no words, of the system's.
  package func wordLocales(of app: BundleIdentifier) -> [WordLocale] {
    let spoken = spokenLanguages
    let own = spoken.filter { $0.apps.contains(app) }
    return (own.isEmpty ? spoken.filter(\.isOfSystem) : own).map { WordLocale($0.tag.name) }
  }

  /// L17: whether an app has words in a locale's language, or in what stands for
  /// it; nil asks for the system.
  ///
  /// An app without any localization is written in its development region's language.
  package func hasWords(in locale: WordLocale, of app: BundleIdentifier?) -> Bool {
    let installed = app.flatMap(self.app)
    let strings = installed?.strings ?? systemStrings
    // The system's own English is changed with the rest.
    if PseudoLocale(locale.name) != nil { return app == nil || !strings.localizations.isEmpty }
    let choice = LocalizationChoice(
      languages: [locale.name], among: strings.localizations, developmentRegion: nil)
    switch choice.way {
    case .exact, .parent, .language: return true
    case .developmentRegion, .base, .none:
      let written = LanguageTag(installed?.app.developmentRegion ?? "en").language
      return (strings.localizations.isEmpty || choice.way == .base)
        && LanguageTag(locale.name).language == written
    }
  }

  /// A language of an app to try its words in: another than the phone's, where it has one.
  package func sampleLanguage(of app: BundleIdentifier) -> String {
    let own = spokenLanguages.filter { $0.apps.contains(app) }.map(\.tag)
    let phone = LanguageTag(device.locale).language
    let written = self.app(app)?.app.developmentRegion ?? "en"
    return (own.last { $0.language != phone } ?? own.first)?.name ?? LanguageTag(written).name
  }

  /// T5, H5: the text that a category's words are made of; nil where it gives
  /// none, or an empty placeholder.
  package func text(_ use: WordUse, of subject: WordSubject) -> Text? {
    let category = app(subject.app)?.app.category(subject.category)
    switch use {
    case .summary: return category?.categorySummaryFormat
    case .placeholder:
      return category?.hiddenPreviewsBodyPlaceholder.flatMap { $0.isEmptyLiteral ? nil : $0 }
    }
  }
}

extension Text {
  // H5: whether it says nothing, in whatever language.
  fileprivate var isEmptyLiteral: Bool { wording == .literal("") }
}
