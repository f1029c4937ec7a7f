import UserNotifications

let knife = UNNotificationCategory(
  identifier: "knife", actions: [], intentIdentifiers: [], options: [])
