import Delivery
import Explaining
import Notifications

extension Words {
  static let locales = "Locale"
  static let noLocale = "No language is called so."
  static let asItIs = "as it is"
  static let systemSpeaks = "the system only"
  static let groupingNotYet = "Before iOS 12 nothing is grouped."
  static let previewsNotYet = "Before iOS 11 previews are always shown."

  private static func value(_ previews: Previews?) -> String {
    Setting.previews(previews).valueWords
  }
  static func localeNow(_ locale: String) -> String { "locale: \(locale)" }
  static func locale(_ locale: String, _ name: String) -> String { "Locale: \(locale), \(name)" }
  static func previewsNow(_ previews: Previews) -> String {
    "previews: \(value(previews))"
  }
  static func previews(_ previews: Previews) -> String { "Previews: \(value(previews))" }
  static func previewsNow(of app: String, _ previews: Previews?) -> String {
    "previews of \(app): \(value(previews))"
  }
  static func previews(of app: String, _ previews: Previews?) -> String {
    "Previews of \(app): \(value(previews))"
  }
}

extension ControlWords {
  static let locale = ControlWords(
    "locale", "Choose the phone's locale; the list speaks each while it is selected",
    also: "language translate region country")
  static let previews = ControlWords(
    "previews", "Show previews Always, When Unlocked or Never, on the whole phone",
    also: "hide content privacy")
  static let appPreviews = ControlWords(
    "app previews", "The same for the selected app alone, or as the phone does",
    also: "hide content privacy")
}
