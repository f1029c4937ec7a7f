import Delivery
import Notifications

extension State {
  /// What something that is set for an app means: of a switch, what turning it would do; nil
  /// where there is no such thing.
  func meaning(ofSetting key: String, of app: InstalledApp) -> String? {
    app.shownSetting(key, in: device.profile).map { setting in
      Words.meaning(
        of: setting.isSwitch ? setting.stepped(by: 1) : setting, app, on: device)
    }
  }
}

extension InstalledApp {
  /// What is set, as the page shows it: a switch that something else holds back reads off.
  func shownSetting(_ key: String, in profile: Profile) -> Setting? {
    guard let setting = settings.all.first(where: { $0.key == key }) else { return nil }
    if case .toggle(let toggle, _) = setting { return .toggle(toggle, isOn(toggle, in: profile)) }
    return setting
  }
}

extension Setting {
  /// Whether it is only on or off, so that what the other one does is what there is to know.
  var isSwitch: Bool {
    switch self {
    case .toggle: true
    case .bannerStyle, .previews, .grouping, .delivery, .display: false
    }
  }

  /// What it is set to after a step to the next value, or to the one before.
  func stepped(by step: Int) -> Setting {
    switch self {
    case .toggle(let toggle, let isOn): .toggle(toggle, !isOn)
    case .bannerStyle(let style): .bannerStyle(style.stepped(by: step))
    case .grouping(let grouping): .grouping(grouping.stepped(by: step))
    case .previews(let previews): .previews(previews.stepped(by: step))
    case .delivery(let delivery): .delivery(delivery.stepped(by: step))
    case .display(let style): .display(style.stepped(by: step))
    }
  }
}
