import Localization
import Notifications

/// A language that the phone is set to.
package struct SpokenLanguage: Hashable, Sendable {
  /// The language's tag, with script or region where there are words for that alone.
  package let tag: LanguageTag
  /// The apps that have words in it, in order of installation.
  package internal(set) var apps: [BundleIdentifier] = []
  /// Whether the system has words in it.
  var isOfSystem = false
}

extension State {
  /// The languages of the apps and of the system, by their tags; English
  /// is always among them (T25).
  package var spokenLanguages: [SpokenLanguage] {
    var languages = [LanguageTag("en"): SpokenLanguage(tag: LanguageTag("en"), isOfSystem: true)]
    for tag in systemStrings.languageTags {
      languages[tag, default: SpokenLanguage(tag: tag)].isOfSystem = true
    }
    for app in apps {
      for tag in app.strings.languageTags {
        languages[tag, default: SpokenLanguage(tag: tag)].apps.append(app.app.bundleIdentifier)
      }
    }
    return languages.values.ordered { $0.tag.name < $1.tag.name }
  }

  /// The same phone with another locale, to look at: nothing happened to it.
  package func speaking(_ locale: String, _ languages: [String]) -> State {
    var other = self
    other.device.locale = locale
    other.device.languages = languages
    return other
  }
}

extension AppStrings {
  fileprivate var languageTags: [LanguageTag] {
    localizations.filter { $0.lowercased() != "base" }.map { LanguageTag($0) }
  }
}
