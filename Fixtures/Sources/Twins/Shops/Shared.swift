import UserNotifications

let closing = UNNotificationCategory(
  identifier: "closing", actions: [], intentIdentifiers: [], options: [])
