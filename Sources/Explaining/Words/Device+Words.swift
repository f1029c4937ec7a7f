import Delivery
import Localization
import Notifications

extension Device {
  /// What became otherwise, such as `locked, display off`.
  func words(since old: Device, in state: State) -> String {
    if self == old { return "display stays on" }
    let screen = old.screen == screen ? nil : screenWords(in: state)
    let others = members(changedSince: old)
      .filter { $0 != .languages || !speaksLocale(since: old) }.compactMap(words(of:))
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
  private func words(of member: DeviceMember) -> String? {
    switch member {
    case .locale: "locale \(LanguageTag(locale).englishName)"
    case .languages: "speaks \(languages.languageNames)"
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
    case .os, .timeZone, .display, .battery, .volume, .previews, .scheduledSummary, .displayStyle,
      .policies:
      "\(member.rawValue) \(value(of: member).plain)"
    }
  }
}

extension [String] {
  /// Languages by what they are called, with commas between.
  var languageNames: String { map { LanguageTag($0).englishName }.joined(separator: ", ") }
}

extension JSONValue {
  fileprivate var plain: String { string ?? JSONText.compact(self) }
}
