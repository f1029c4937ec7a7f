import Localization
import Notifications

/// Puts the texts of one notification into words (L10–L16): made once for all of them.
struct NotificationWording {
  let localizer: Localizer
  let use: TextUse
  /// Whether its texts are of an API that took keys for words.
  let isLegacy: Bool

  /// A text in words; what the app's own code made is cleaned.
  func resolve(_ text: Text) -> ResolvedText {
    localizer.resolve(isLegacy ? text.keyOrWords(localizer) : text, for: use)
  }
}
