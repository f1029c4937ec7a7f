import Delivery
import Localization

extension WordLocale {
  /// What the language is called, or what one that nobody speaks does.
  package var description: String {
    PseudoLocale(name)?.summary ?? LanguageTag(name).englishName
  }
}
