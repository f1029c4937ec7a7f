import Delivery
import Localization
import Notifications

extension Device {
  /// What became otherwise, such as `locked, display off`.
  func words(since old: Device, in state: State) -> String {
    if self == old { return "display stays on" }
    let screen = old.screen == screen ? nil : screenWords(in: state)
    let others = Device.changes(from: old, to: self)
      .filter { $0.key != "languages" || !speaksLocale(since: old) }.compactMap(words)
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
  private func words(of change: JSONValue.Member) -> String? {
    let isOn = change.value == .bool(true)
    switch change.key {
    case "locale": return "locale \(LanguageTag(locale).englishName)"
    case "languages":
      return "speaks \(languages.languageNames)"
    case "locked": return isOn ? "locked" : "unlocked"
    case "authenticated": return isOn ? "owner recognized" : isLocked ? nil : "owner not recognized"
    case "coverSheet", "foregroundApp", "settingsApp": return nil
    case "place": return place.map { "at \($0.name)" } ?? "at no place"
    case "carPlay": return isOn ? "in a car" : "in no car"
    case "headphones": return isOn ? "headphones on" : "headphones off"
    case "watch": return watch.map { "watch \($0.words)" } ?? "no watch"
    case "power": return isOn ? "turned on" : "turned off"
    case "online": return isOn ? "online" : "offline"
    case "ringer": return "ringer \(isOn ? "on" : "off")"
    case "doNotDisturb": return "Do Not Disturb \(isOn ? "on" : "off")"
    case "doNotDisturbSchedule":
      let span = doNotDisturbSchedule.map { "from \($0)" } ?? "without a schedule"
      return "Do Not Disturb \(span)"
    default: return "\(change.key) \(change.value.plain)"
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
