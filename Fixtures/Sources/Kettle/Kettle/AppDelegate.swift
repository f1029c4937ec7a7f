import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The kettle itself has no opinion about biscuits.
  enum Kind: String {
    case boiled, descale = "DESCALE"
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
      print("They \(granted ? "want" : "do not want") to know.")
    }
    let pour = UNNotificationAction(
      identifier: "pour", title: NSLocalizedString("POUR", comment: "a button"),
      options: [.foreground])
    let later = UNNotificationAction(identifier: "later", title: "In five minutes")
    let refuse = UNNotificationAction(
      identifier: "refuse", title: String(localized: "REFUSE"),
      options: [.destructive, .authenticationRequired])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: Kind.boiled.rawValue, actions: [pour, later], intentIdentifiers: [],
        hiddenPreviewsBodyPlaceholder: NSString.localizedUserNotificationString(
          forKey: "HIDDEN", arguments: nil),
        categorySummaryFormat: NSString.localizedUserNotificationString(
          forKey: "SUMMARY", arguments: nil),
        options: [.customDismissAction, .hiddenPreviewsShowTitle]),
      UNNotificationCategory(
        identifier: Kind.descale.rawValue, actions: [refuse, makeExcuse()], intentIdentifiers: []),
    ])
    center.delegate = self
    return true
  }

  private func makeExcuse() -> UNNotificationAction {
    UNTextInputNotificationAction(
      identifier: "excuse", title: "Explain", options: [], textInputButtonTitle: "Send",
      textInputPlaceholder: "Why not today?")
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  // Whoever looks at the kettle sees that it boils; they may still want to hear it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler present: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if #available(iOS 14, *) {
      present([.banner, .list, .sound])
    } else {
      present([.alert, .sound])
    }
  }
}
