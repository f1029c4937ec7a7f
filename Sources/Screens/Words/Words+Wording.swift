import Explaining
import Notifications

extension Words {
  /// The title of the list of locales.
  static let locales = "Locale"
  /// In place of the locales, where none fits what is typed.
  static let noLocale = "No language is called so."
  /// Beside the locale that is in force.
  static let asItIs = "as it is"
  /// Beside a locale in which no app has strings.
  static let systemSpeaks = "the system’s words only"
  /// Why grouping is disabled.
  static let groupingNotYet = "Before iOS 12 nothing is grouped."
  /// Why previews are disabled.
  static let previewsNotYet = "Before iOS 11 previews are always shown."

  private static func value(_ previews: Previews?) -> String {
    Setting.previews(previews).valueWords
  }
  /// The label of the option, with what the language in force is called.
  static func localeNow(_ language: String) -> ControlTitle { ControlTitle("language", language) }
  /// What is said once a locale was chosen: its identifier and its language's name.
  ///
  /// - Parameter old: The locale before; where it is the same there is no way back to name.
  static func locale(_ locale: String, _ name: String, insteadOf old: String) -> Sentence {
    let done = "Locale: \(locale), \(name)"
    return locale == old ? Sentence(done) : leadsBack(from: done, "locale \(old)")
  }
  /// The label of the phone's option, with the value in force.
  static func previewsNow(_ previews: Previews) -> ControlTitle {
    ControlTitle("previews", value(previews))
  }
  /// What is said once the phone's previews changed.
  static func previews(_ previews: Previews) -> String { "Previews: \(value(previews))" }
  /// The label of an app's option.
  ///
  /// - Parameters:
  ///   - app: The display name.
  ///   - previews: Nil where the app follows the phone.
  static func previewsNow(of app: String, _ previews: Previews?) -> ControlTitle {
    ControlTitle("previews (\(app))", value(previews))
  }
  /// What is said once an app's previews changed; nil where it follows the phone again.
  static func previews(of app: String, _ previews: Previews?) -> String {
    "Previews of \(app): \(value(previews))"
  }
}
