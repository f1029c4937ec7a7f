import Delivery
import Explaining
import Notifications

/// The words around banners, icons and what an app in front is told.
extension Words {
  static let noBanner = "There is no banner now."
  static let tapsBanner = "tap"
  static let pullsBanner = "view"
  static let dismissesBanner = "flick away"
  static let bannerStays = "stays"
  static let bannerGone = "That banner is gone."
  static let change = "change"
  static let open = "open"
  static let copies = "copy"
  static let noAppToOpen = "Select an app, or one of its notifications, first."

  /// How an app stands: whether it runs, and what it presents while it is in front.
  static func standing(of app: InstalledApp) -> String {
    app.willPresent == .unimplemented
      ? "\(app.state.words), has no willPresent"
      : "\(app.state.words), presents \(app.willPresent.words)"
  }

  /// What of a notification was presented although its app is in front, such as `banner, list`.
  static func presented(_ reach: Reach) -> String {
    let parts: [(Reach, String)] = [
      (.banner, "banner"), (.notificationCenter, "list"), (.sound, "sound"),
      (.vibration, "vibration"), (.badge, "badge"),
    ]
    let words = parts.filter { reach.contains($0.0) }.map(\.1)
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  static func bannerLeaves(_ time: String) -> String { "leaves \(time)" }
}

extension ControlWords {
  static let app = ControlWords(
    "app", "Open the app that is selected, or whose notification is", also: "launch open")
  static let bannerTap = ControlWords("tap banner", "Tap the banner: its app opens")
  static let bannerDismiss = ControlWords(
    "flick away", "Flick the banner up; its notification stays where it is")
}
