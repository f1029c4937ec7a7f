import Delivery
import Explaining
import Localization
import Notifications

/// What Settings say in words of our own: what is set, or what turning a switch will change.
extension Words {
  /// The title of the row with the token of an app's registration.
  static let deviceToken = "Device Token"
  /// What is said of the selected token row.
  static let copiesToken: Sentence =
    "This is what a provider sends pushes to; \(key: .tap) copies it."
  /// In place of the switches of an app that has not requested authorization.
  static let neverAsked = "It has never asked to notify, so there is nothing to set."

  /// The row that opens the form for a request.
  static let addsRequest = "Add a request…"
  /// What is said of that row.
  static let addsRequestMeaning =
    "Lets the app ask for a notification: at once, after a time, at a date, or at a place."
  /// In the place of a date, where no time decides when something fires.
  static let atPlace = "at a place"
  /// What can be done with a request that waits.
  static let requestKeys: Sentence =
    "\(key: .tap) changes it, \(key: .removeRequest) removes it, \(key: .timeline) shows it in the timeline."

  /// What Left and Right do with a value.
  static let previousValue = "previous value"
  static let nextValue = "next value"
  /// Why they do nothing with a switch, or with a row that leads on.
  static let notStepped: Sentence =
    "There is no value to go through here; \(key: .tap) acts on this row, \(key: .back) goes back."

  /// What is said to a press on a row that went before it: an app takes its rows with it.
  static func gone(_ row: SettingsRow, _ state: State) -> String {
    if let app = row.app, state.app(app) == nil { return "That app is gone." }
    return switch row {
    case .pending: "That request is gone."
    case .push: "That push is gone."
    case .globalPreviews, .phone, .app, .setting, .appLink, .token, .addRequest: rowGone
    }
  }

  /// What is said of the row that leads into the app's own settings.
  static func leadsInto(_ app: String) -> String {
    "Brings \(app) to the front, and asks it for its own settings."
  }

  /// What an app's notifications may do, in a few words.
  static func summary(
    of app: InstalledApp, in profile: Profile, _ system: SystemWords
  ) -> String {
    if app.isTurnedOff { return system(.groupingOff) }
    switch app.authorization {
    case .notDetermined, .denied, .provisional: return system(app.authorization.systemText)
    case .authorized, .ephemeral: break
    }
    if app.isDeliveredQuietly(in: profile) { return system(.deliverQuietly) }
    let loud = [Settings.Switch.banners, .sounds, .badges].filter(app.isOn)
    let on =
      loud.isEmpty ? [Settings.Switch.lockScreen, .notificationCenter].filter(app.isOn) : loud
    return on.isEmpty
      ? system(.groupingOff) : system.sequence(on.map { system($0.systemTitle) })
  }

  /// Why a switch does not follow, such as provisional; nil where it does.
  static func whyFixed(_ setting: Setting, _ app: InstalledApp) -> String? {
    guard case .toggle(let toggle, false) = setting, app.settings[toggle],
      app.authorization == .provisional
    else { return nil }
    return
      "While it is provisional only Notification Center counts; Keep under its notifications changes that."
  }

  /// What a setting means where it is so.
  ///
  /// - Parameter app: Whose setting it is; nil for the whole phone's.
  static func meaning(of setting: Setting, _ app: InstalledApp?, on device: Device) -> String {
    switch setting {
    case .toggle(let toggle, true): return turnedOn(toggle, badge: app?.badge, on: device)
    case .toggle(let toggle, false): return turnedOff(toggle, app, on: device)
    case .bannerStyle(.temporary):
      return "Temporary: a banner leaves after \(device.policies[.bannerSeconds]) s."
    case .bannerStyle(.persistent):
      return "Persistent: a banner stays until it is tapped or flicked away."
    case .previews(let previews): return meaning(of: previews)
    case .grouping(.automatic):
      return "Automatic: a stack for each conversation, as the app says."
    case .grouping(.byApp): return "By App: one stack for the whole app."
    case .grouping(.off): return "Off: no stacks; each notification stands for itself."
    case .delivery(.immediate): return "Immediate Delivery: each comes when it is sent."
    case .delivery(.summary):
      return "Scheduled Summary: what may wait comes with the next summary, if one is scheduled."
    case .display(let style): return meaning(of: style)
    }
  }

  /// What previews mean where they are so; nil for an app that goes by the device.
  static func meaning(of previews: Previews?) -> String {
    switch previews {
    case .always: "Always: content shows on the locked phone, too."
    case .whenUnlocked: "When Unlocked: content shows once the owner is recognized."
    case .never: "Never: words stand for the content, on the unlocked phone, too."
    case nil: "Default: as the whole phone is set."
    }
  }

  // F19.
  private static func meaning(of style: DisplayStyle?) -> String {
    switch style {
    case .stack: "Stack: groups, each under its newest."
    case .list: "List: each notification is a row of its own."
    case .count: "Count: the lock screen only says how many there are."
    case nil: "Default: as the whole phone is set."
    }
  }

  private static func turnedOn(
    _ toggle: Settings.Switch, badge: Int?, on device: Device
  ) -> String {
    switch toggle {
    case .notifications: "Turned on, it notifies again, as the switches below say."
    case .lockScreen: "Turned on, new ones show on the lock screen and wake the display."
    case .notificationCenter: "Turned on, new ones are kept in Notification Center."
    case .banners: "Turned on, new ones roll down while the phone is unlocked."
    case .sounds: "Turned on, new ones are heard, as the ringer and Do Not Disturb allow."
    case .badges:
      badge.map { "Turned on, its icon shows the number that was kept: \($0)." }
        ?? "Turned on, its icon shows the numbers that come."
    case .critical: "Turned on, critical alerts are heard through every silence."
    case .carPlay: "Turned on, new ones show in a car, too, as their category says."
    case .timeSensitive: "Turned on, Time Sensitive ones pass Focus and the summary."
    case .announcements: "Turned on, Siri reads new ones out" + announced(on: device)
    }
  }

  // X16: from iOS 15 on a category need not allow it.
  private static func announced(on device: Device) -> String {
    device.profile.has(.announcementOfAll) ? "." : ", as their category says."
  }

  // R8: an app's critical alerts go on, where it has any.
  private static func everythingOff(_ app: InstalledApp?, on device: Device) -> String {
    let words = "Turned off, nothing of it is shown, heard or counted"
    let hasCritical = app?.isOn(.critical, in: device.profile) == true
    return words + (hasCritical ? ", but for critical alerts." : ".")
  }

  private static func turnedOff(
    _ toggle: Settings.Switch, _ app: InstalledApp?, on device: Device
  ) -> String {
    switch toggle {
    case .notifications: everythingOff(app, on: device)
    case .lockScreen: "Turned off, new ones stay off the lock screen and wake nothing."
    case .notificationCenter:
      "Turned off, new ones are gone once they leave the lock screen or their banner."
    case .banners: "Turned off, nothing rolls down while the phone is unlocked."
    case .sounds: "Turned off, new ones are neither heard nor felt."
    case .badges:
      app?.badge == nil
        ? "Turned off, numbers that come are kept, but its icon does not show them."
        : "Turned off, its number is kept, but its icon does not show it."
    case .critical: "Turned off, its critical alerts come as ordinary ones."
    case .carPlay: "Turned off, nothing of it shows in a car."
    case .timeSensitive: "Turned off, Time Sensitive ones count as any other."
    case .announcements: "Turned off, Siri reads nothing of it out."
    }
  }
}
