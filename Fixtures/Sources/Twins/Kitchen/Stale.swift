import UserNotifications

let stale = UNNotificationCategory(
  identifier: "stale", actions: [], intentIdentifiers: [], options: [])
