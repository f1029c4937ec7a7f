import Localization
import Scenarios

extension Control {
  /// Opens the locales.
  static let locale = Control(
    .locale, .locale, [Shortcut("ol")], in: .options, verb: .locale,
    label: { _, scene in Words.localeNow(LanguageTag(scene.state.device.locale).englishLanguage) },
    act: { model, scene in
      model.chooseLocale(scene)
      return []
    })
}

extension ControlID {
  /// The phone’s language and region.
  package static let locale = ControlID("locale")
}
