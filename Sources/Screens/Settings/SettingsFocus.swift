import Notifications

/// Which row of Settings is selected.
struct SettingsFocus: Hashable, Sendable {
  /// The app whose page was open last; nil for the list of apps.
  var page: BundleIdentifier?
  /// The row; nil for the first.
  var row: SettingsRow?
}
