import Delivery
import Notifications

/// Which row of Settings is selected.
struct SettingsFocus: Hashable, Sendable {
  /// The app whose page was open last; nil for the list of apps.
  var page: BundleIdentifier?
  /// The page about the whole phone that was opened; nil for none.
  var branch: SettingsBranch?
  /// The row; nil for the first.
  var row: SettingsRow?
  /// Who has a row on the page of a Focus in any case: whom it was turned off for
  /// stays until the page is left.
  var people: [String] = []
  // The row's place, for when it is gone: Enter must not press the first row of the page instead.
  private var index = 0

  init(row: SettingsRow? = nil) { self.row = row }
}

extension SettingsFocus {
  /// Opens a page about the whole phone, or goes back to the one before.
  mutating func open(_ branch: SettingsBranch?, selecting row: SettingsRow? = nil) {
    (self.branch, self.row, people, index) = (branch, row, [], 0)
  }

  /// Comes to a page: it begins at its first row, the list of apps at the app whose page was open.
  mutating func turn(to page: BundleIdentifier?) {
    if page == self.page { return }
    open(nil, selecting: page == nil ? self.page.map(SettingsRow.app) : nil)
    self.page = page
  }

  /// The page about the whole phone that is open: while an app's is, there is none.
  func branch(in scene: Scene) -> SettingsBranch? {
    let state = scene.state
    guard state.device.settingsApp == nil, let branch else { return nil }
    // Another system may have no such page.
    switch branch {
    case .focuses, .focus: return state.device.profile.has(.focus) ? branch : nil
    case .summary: return state.device.profile.has(.scheduledSummary) ? branch : nil
    }
  }

  /// The index of the selected row; where that is gone, of the one in its place.
  func index(among rows: [SettingsRow]) -> Int {
    row.flatMap(rows.firstIndex) ?? min(index, max(0, rows.count - 1))
  }

  /// Selects the row at an index, or the one at the end that it is beyond.
  mutating func select(_ index: Int, of rows: [SettingsRow]) {
    if rows.isEmpty { return }
    self.index = min(max(0, index), rows.count - 1)
    row = rows[self.index]
  }

  /// Notes where the selected row stands, as long as it is there.
  mutating func reconcile(with rows: [SettingsRow]) {
    index = row.flatMap(rows.firstIndex) ?? index
  }
}
