import Delivery
import Notifications

/// A page of Settings that is about the whole phone: where the person looks,
/// which the phone need not know.
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
  var row: PhoneSettingRow {
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
  func settingsRows(on branch: SettingsBranch?, people: [String]) -> [SettingsRow] {
    switch branch {
    case nil: settingsRows
    case .focuses?:
      FocusPage.names(in: self).map { .phone(.focus($0)) } + [.phone(.otherFocus)]
    case .focus(let name)?:
      FocusPage(name, in: self, people: people).fields.map { .phone(.focusField(name, $0)) }
    case .summary?: summaryRows.map(SettingsRow.phone)
    }
  }

  // F11.
  private var summaryRows: [PhoneSettingRow] {
    let times = summary.schedule.times
    return [.summarySwitch] + times.map(PhoneSettingRow.summaryTime)
      + (times.count < SummarySchedule.counts.upperBound ? [.addSummaryTime] : [])
      + apps.map { .summaryApp($0.app.bundleIdentifier) }
  }

  /// F4, F11, F19: what is set for the whole phone, as far as the system has it.
  var phoneSettings: [SettingsRow] {
    (device.profile.has(.focus) ? [.phone(.focuses)] : [])
      + (device.profile.has(.scheduledSummary) ? [.phone(.summary)] : [])
      + (device.profile.has(.displayStyle) ? [.phone(.display)] : [])
      + (device.profile.has(.previews) ? [.globalPreviews] : [])
  }
}
