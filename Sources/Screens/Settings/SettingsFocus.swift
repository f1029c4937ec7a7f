import Notifications

/// Which row of Settings is selected.
struct SettingsFocus: Hashable, Sendable {
  /// The app whose page was open last; nil for the list of apps.
  var page: BundleIdentifier?
  /// The page about the whole phone that was opened; nil for none.
  var branch: SettingsBranch?
  /// The row; nil for the first.
  var row: SettingsRow?
  /// Who has a row on the page of a Focus in any case: whom it was turned off for stays until the page is left.
  var people: [String] = []
}
