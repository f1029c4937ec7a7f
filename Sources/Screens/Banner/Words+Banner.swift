import Delivery
import Explaining
import Notifications

/// The words around banners, icons and what an app in front is told.
extension Words {
  /// Why the banner's controls are disabled.
  static let noBanner = "There is no banner now."
  /// In place of the time at which it leaves, where it waits for the person.
  static let bannerStays = "stays"
  /// Why a click did nothing: the banner left before it.
  static let bannerGone = "That banner is gone."
  /// What Enter does with a value.
  static let change = "change"
  /// What Enter does with something that has contents.
  static let open = "open"
  /// What Enter does with the device token.
  static let copies = "copy"
  /// Why no app can be opened: neither it nor a notification of it is selected.
  static let noAppToOpen = "Select an app, or one of its notifications, first."

  /// How an app stands: whether it runs, and what it presents while it is in front, which no app
  /// is asked before iOS 10 (N19).
  static func standing(of app: InstalledApp, in profile: Profile) -> String {
    if !profile.has(.notificationList) { return app.state.words }
    return app.willPresent == .unimplemented
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

  /// When it leaves by itself.
  ///
  /// - Parameter time: A clock's time in the device's format.
  static func bannerLeaves(_ time: String) -> String { "leaves \(time)" }
}
