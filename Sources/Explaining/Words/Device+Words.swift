import Delivery
import Localization
import Notifications

extension Device {
  /// What became otherwise, such as `locked, display off`.
  func words(since old: Device, in state: State) -> String {
    if self == old { return "display stays on" }
    let screen = old.screen == screen ? nil : screenWords(in: state)
    let others = members(changedSince: old)
      .filter { $0 != .languages || !speaksLocale(since: old) }
      .compactMap { words(of: $0, since: old) }
    let all = [screen].compactMap(\.self) + others
    return all.isEmpty ? foregroundWords(in: state) : all.joined(separator: ", ")
  }

  // What a new locale is in needs no second word.
  private func speaksLocale(since old: Device) -> Bool {
    locale != old.locale
      && languages.first.map { LanguageTag($0).language } == LanguageTag(locale).language
  }

  // One app in the place of another, or behind the lock, is no other screen.
  private func foregroundWords(in state: State) -> String {
    foregroundApp.map { "\(state.displayName(of: $0)) in front" } ?? "no app in front"
  }

  // Where the person looks now; a phone that is locked says so itself.
  private func screenWords(in state: State) -> String? {
    switch screen {
    case .lockScreen: isLocked ? nil : "lock screen"
    case .notificationCenter: "Notification Center open"
    case .home: "home screen"
    case .app: foregroundApp.map { _ in foregroundWords(in: state) }
    case .settings: settingsApp.map { "Settings of \(state.displayName(of: $0))" } ?? "Settings"
    }
  }

  // Nil for what the screen says better, or the lock.
  private func words(of member: DeviceMember, since old: Device) -> String? {
    switch member {
    case .os: "iOS \(profile.rawValue)"
    case .locale: "locale \(LanguageTag(locale).englishName)"
    case .languages: "speaks \(languages.languageNames)"
    case .timeZone: "time zone \(timeZone.identifier)"
    case .locked: isLocked ? "locked" : "unlocked"
    case .authenticated: isAuthenticated ? "owner recognized" : nil
    case .coverSheet, .foregroundApp, .settingsApp: nil
    case .place: place.map { "at \($0.name)" } ?? "at no place"
    case .carPlay: isInCar ? "in a car" : "in no car"
    case .headphones: hasHeadphones ? "headphones on" : "headphones off"
    case .watch: watch.map { "watch \($0.words)" } ?? "no watch"
    case .power: isPowerOn ? "turned on" : "turned off"
    case .online: isOnline ? "online" : "offline"
    case .ringer: "ringer \(isRingerOn ? "on" : "off")"
    case .doNotDisturb: "Do Not Disturb \(isDoNotDisturbOn ? "on" : "off")"
    case .doNotDisturbSchedule:
      "Do Not Disturb " + (doNotDisturbSchedule.map { "from \($0)" } ?? "without a schedule")
    case .display: "display \(isDisplayOn ? "on" : "off")"
    case .battery: "battery \(battery)%"
    case .volume: "volume \(volume)"
    case .previews: "previews \((previews ?? policies[.previewsGlobalDefault]).rawValue)"
    case .scheduledSummary: "scheduled summary \(hasScheduledSummary ? "on" : "off")"
    case .displayStyle: "displayed as a \(displayStyle.rawValue)"
    case .policies: policies.words(since: old.policies)
    }
  }
}

extension Policies {
  // As the status line writes them.
  fileprivate func words(since old: Policies) -> String {
    PolicySwitch.all.filter { $0.read(self) != $0.read(old) }
      .map { "\($0.name)=\($0.read(self))" }.joined(separator: ", ")
  }
}

extension [String] {
  /// Languages by what they are called, with commas between.
  var languageNames: String { map { LanguageTag($0).englishName }.joined(separator: ", ") }
}
