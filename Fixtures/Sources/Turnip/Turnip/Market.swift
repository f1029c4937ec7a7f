import UserNotifications

final class Market {
  private let sell = UNNotificationAction(
    identifier: "sell", title: "Sell all", options: [.authenticationRequired])
  private let hold = UNNotificationAction(identifier: "hold", title: "Hold", options: [])

  func open(regional: [UNNotificationAction]) {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
    center.setNotificationCategories([
      .init(identifier: "price", actions: [sell, hold], intentIdentifiers: [], options: []),
      UNNotificationCategory(
        identifier: "rot", actions: regional, intentIdentifiers: [], options: [.customDismissAction]
      ),
    ])
  }
}
