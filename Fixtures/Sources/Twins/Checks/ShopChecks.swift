import UserNotifications

let ofTest = UNNotificationCategory(
  identifier: "of-a-test", actions: [], intentIdentifiers: [], options: [])
