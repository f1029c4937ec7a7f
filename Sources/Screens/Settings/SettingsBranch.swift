import Delivery
import Notifications

/// A page of Settings that is about the whole phone: where the person looks, which the phone need not know.
enum SettingsBranch: Hashable, Sendable {
  /// The person's Focuses (F4).
  case focuses
  /// One of them, by its name (F5).
  case focus(String)
  /// The scheduled summary (F11).
  case summary

  /// The page that it was opened from; nil for the first.
  var parent: SettingsBranch? {
    switch self {
    case .focuses, .summary: nil
    case .focus: .focuses
    }
  }

  /// The row that led to it.
  var row: SettingsRow {
    switch self {
    case .focuses: .focuses
    case .focus(let name): .focus(name)
    case .summary: .summary
    }
  }
}

extension State {
  /// The rows of the page of Settings that is open.
  ///
  /// - Parameters:
  ///   - branch: The page about the whole phone; nil for the one that the phone has open.
  ///   - people: Who has a row on the page of a Focus in any case.
  func settingsRows(on branch: SettingsBranch?, people: [String] = []) -> [SettingsRow] {
    switch branch {
    case nil: settingsRows
    case .focuses?: FocusPage.names(in: self).map(SettingsRow.focus) + [.otherFocus]
    case .focus(let name)?:
      FocusPage(name, in: self, people: people).fields.map { .focusField(name, $0) }
    case .summary?: summaryRows
    }
  }

  // F11.
  private var summaryRows: [SettingsRow] {
    let times = summary.schedule.times
    return [.summarySwitch] + times.map(SettingsRow.summaryTime)
      + (times.count < SummarySchedule.counts.upperBound ? [.addSummaryTime] : [])
      + apps.map { .summaryApp($0.app.bundleIdentifier) }
  }

  /// F4, F11, F19: what is set for the whole phone, as far as the system has it.
  var phoneSettings: [SettingsRow] {
    (device.profile.has(.focus) ? [.focuses] : [])
      + (device.profile.has(.scheduledSummary) ? [.summary] : [])
      + (device.profile.has(.displayStyle) ? [.display] : [])
      + (device.profile.has(.previews) ? [.globalPreviews] : [])
  }
}

extension SettingsFocus {
  /// Opens a page about the whole phone, or goes back to the one before.
  mutating func open(_ branch: SettingsBranch?, selecting row: SettingsRow? = nil) {
    (self.branch, self.row, people) = (branch, row, [])
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
}
