import Delivery
import Localization
import Notifications

extension Setting {
  /// What is set, in the phone's words.
  package var systemTitle: SystemText {
    switch self {
    case .toggle(let toggle, _): toggle.systemTitle
    case .bannerStyle: .bannerStyle
    case .previews: .showPreviews
    case .grouping: .grouping
    case .delivery: .delivery
    case .display: .displayAs
    }
  }

  /// What it is set to, in the phone's words; nil where an app goes by the device, which a phone says
  /// otherwise.
  package var systemValue: SystemText? {
    switch self {
    case .toggle(_, let isOn): isOn ? .switchedOn : .switchedOff
    case .bannerStyle(.temporary): .temporary
    case .bannerStyle(.persistent): .persistent
    case .previews(let previews): previews?.systemValue
    case .grouping(.automatic): .automatic
    case .grouping(.byApp): .byApp
    case .grouping(.off): .groupingOff
    case .delivery(.immediate): .immediateDelivery
    case .delivery(.summary): .scheduledSummary
    case .display(let style): style?.systemValue
    }
  }
}

extension Settings.Switch {
  /// Its name, in the phone's words.
  package var systemTitle: SystemText {
    switch self {
    case .notifications: .allowNotifications
    case .lockScreen: .lockScreen
    case .notificationCenter: .notificationCenter
    case .banners: .banners
    case .sounds: .sounds
    case .badges: .badges
    case .critical: .criticalAlerts
    case .carPlay: .carPlay
    case .announcements: .announcements
    case .timeSensitive: .timeSensitiveNotifications
    }
  }
}

extension Authorization {
  /// What the person answered, in the phone's words.
  package var systemText: SystemText {
    switch self {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .provisional: .provisional
    case .ephemeral: .appClip
    }
  }
}

extension DisplayStyle {
  /// How notifications are shown, in the phone's words.
  package var systemValue: SystemText {
    switch self {
    case .stack: .displayStack
    case .list: .displayList
    case .count: .displayCount
    }
  }
}

extension Previews {
  /// When content may be read, in the phone's words.
  package var systemValue: SystemText {
    switch self {
    case .always: .always
    case .whenUnlocked: .whenUnlocked
    case .never: .never
    }
  }
}
