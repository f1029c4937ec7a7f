import UserNotifications

let oven = UNNotificationCategory(
  identifier: "oven", actions: [], intentIdentifiers: [], options: [])
