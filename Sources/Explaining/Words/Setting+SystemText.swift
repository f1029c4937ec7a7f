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

  /// What it comes to, in the phone's words: where an app has no value of its own, what
  /// is set for the whole phone.
  package func systemValue(on state: State) -> SystemText {
    switch self {
    case .toggle(_, let isOn): isOn ? .switchedOn : .switchedOff
    case .bannerStyle(.temporary): .temporary
    case .bannerStyle(.persistent): .persistent
    case .previews(let own): (own ?? state.previews).systemValue
    case .grouping(.automatic): .automatic
    case .grouping(.byApp): .byApp
    case .grouping(.off): .groupingOff
    case .delivery(.immediate): .immediateDelivery
    case .delivery(.summary): .scheduledSummary
    case .display(let own): (own ?? state.device.displayStyle).systemValue
    }
  }

  /// Whether an app goes by what is set for the whole phone, which a phone says.
  package var goesByPhone: Bool {
    switch self {
    case .previews(nil), .display(nil): true
    case .previews, .display, .toggle, .bannerStyle, .grouping, .delivery: false
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
