import UserNotifications

func askForTheBakery() {
  var options: UNAuthorizationOptions = [.alert]
  options.insert(.sound)
  if #available(iOS 12, *) { options.insert(.provisional) }
  UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
}

let fresh = UNNotificationCategory(
  identifier: "fresh", actions: [], intentIdentifiers: [], options: [.allowInCarPlay])
