import UserNotifications

func registerRides() {
  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
  #if DEBUG
    let format = "%u more rides (debug)"
  #else
    let format = "%u more rides"
  #endif
  let board = UNNotificationAction(identifier: "board", title: "Board", options: [.foreground])
  let ride = UNNotificationCategory(
    identifier: "ride", actions: [board], intentIdentifiers: [],
    hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: format, options: [])
  center.setNotificationCategories([ride])
}
