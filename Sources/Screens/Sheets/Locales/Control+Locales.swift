import Localization
import Scenarios

extension Control {
  /// Opens the locales.
  static let locale = Control(
    .locale, "locale", "Choose the phone’s locale; the list speaks each while it is selected",
    also: "language translate region country", [Shortcut("ol")], in: .options, verb: .locale,
    label: { _, scene in Words.localeNow(LanguageTag(scene.state.device.locale).englishLanguage) },
    act: { model, scene in
      var locales = LocaleSheet(scene.state)
      locales.look(&model, scene)
      model.open(locales)
      return []
    })
}

extension ControlID {
  /// The phone’s language and region.
  package static let locale = ControlID("locale")
}
