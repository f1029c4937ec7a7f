import UserNotifications

/// What a lighthouse keeper wants to be woken for.
enum LighthouseCategory {
  static let fog = "fog"
  static let moth = "moth"
}

struct Registrar {
  static let options: UNAuthorizationOptions = [.alert, .sound, .provisional]

  private var light: UNNotificationAction {
    UNNotificationAction(
      identifier: "light", title: "Light it", options: .foreground,
      icon: UNNotificationActionIcon(systemImageName: "lightbulb"))
  }

  func register(named name: String) async throws {
    _ = try await UNUserNotificationCenter.current().requestAuthorization(options: Self.options)
    let fog = UNNotificationCategory(
      identifier: LighthouseCategory.fog, actions: [light], intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: """
        Something rolls in
        """, categorySummaryFormat: "%u more banks of fog", options: [.allowInCarPlay])
    let moth = UNNotificationCategory(
      identifier: LighthouseCategory.moth,
      actions: [UNNotificationAction(identifier: "shoo", title: "Shoo \(name)", options: [])],
      intentIdentifiers: [], options: [])
    UNUserNotificationCenter.current().setNotificationCategories([fog, moth])
  }
}
