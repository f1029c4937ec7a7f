import Delivery
import Localization

extension WordLocale {
  /// What the language is called, or what a pseudo-locale does.
  package var description: String {
    PseudoLocale(name)?.summary ?? LanguageTag(name).englishName
  }
}
