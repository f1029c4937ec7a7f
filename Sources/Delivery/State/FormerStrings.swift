import Localization
import Notifications

/// The words that an app had until its bundle was read again, for what came before (L10, L13).
///
/// Kept by app and not with each notification: of those there are many thousand, and few apps are
/// read again.
struct FormerStrings: Sendable {
  /// The app that had them.
  let app: BundleIdentifier
  /// All its words of then.
  let strings: AppStrings
  /// The first delivery number of what came later.
  let end: Int
  /// What had come and waited for service extensions: it is worded when they are done (V3, V10).
  let waiting: [Int]
}

extension State {
  /// Notes what words an app had, as it gets others, or takes that back.
  mutating func keepStrings(of app: InstalledApp, _ way: FactDirection) {
    let waiting = serviceRuns.map(\.number) + queuedDeliveries
    let former = FormerStrings(
      app: app.app.bundleIdentifier, strings: app.strings, end: notifications.count,
      waiting: waiting)
    way.add(former, to: &formerStrings)
  }

  /// The words that the app of a notification had when it was delivered; nil
  /// where it still has them.
  func formerStrings(of notification: DeliveredNotification) -> AppStrings? {
    let number = notification.number
    return formerStrings.reversed().prefix { number < $0.end }
      .last { $0.app == notification.app && !$0.waiting.contains(number) }?.strings
  }
}
