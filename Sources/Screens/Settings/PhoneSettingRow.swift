import Notifications

/// A row of Settings about Focus, the summary, the display style or a mute, from iOS 15.
package enum PhoneSettingRow: Hashable, Sendable {
  /// Display As, for the whole phone (F19).
  case display
  /// The page of the scheduled summary, its switch, its times, and the apps in it (F11).
  case summary, summarySwitch
  case summaryTime(TimeOfDay)
  case addSummaryTime
  case summaryApp(BundleIdentifier)
  /// The page of the Focuses; one of them, by its name; what is set for it; one
  /// of another name (F4, F5).
  case focuses
  case focus(String)
  case focusField(String, FocusField)
  case otherFocus
  /// Whether an app is muted (F18).
  case mute(BundleIdentifier)

  /// The app that it is about; nil for what is set for the whole phone.
  var app: BundleIdentifier? {
    switch self {
    case .summaryApp(let app), .mute(let app): app
    case .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime, .focuses, .focus,
      .focusField, .otherFocus:
      nil
    }
  }
}
