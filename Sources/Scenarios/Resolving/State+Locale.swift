import Delivery
import Localization

extension State {
  /// The change that `locale` asks for: the locale, and its language before all others.
  ///
  /// The language keeps its region, as on the phone: `pt_BR` leads to words in `pt-BR`, by L17 to
  /// those in `pt` where an app has no others.
  ///
  /// - Parameter locale: In any spelling; languages that the device has stay behind it.
  package func localeChange(_ locale: String) -> DeviceConfiguration {
    var change = DeviceConfiguration()
    let language = LanguageTag(locale).name
    change.locale = locale
    change.languages = [language] + device.languages.filter { $0 != language }
    return change
  }
}
