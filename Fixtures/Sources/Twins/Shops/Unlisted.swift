import UserNotifications

let unlisted = UNNotificationCategory(
  identifier: "unlisted", actions: [], intentIdentifiers: [], options: [])
