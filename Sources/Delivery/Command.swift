import Localization
import Notifications
import Push

/// Something that is to happen: all names are resolved, nothing is decided.
package enum Command: Hashable, Sendable {
  // World
  case note(String)
  indirect case configure(DeviceConfiguration)
  /// Sets a switch of section S.
  indirect case setPolicy(PolicySetting)
  case seed(UInt64)
  /// Installs an app: launched once and granted what it asks for, or fresh.
  indirect case install(App, isGranted: Bool, strings: AppStrings = .none)
  case uninstall(BundleIdentifier)
  /// Chooses an app's languages, most wanted first; none for the device's (L20).
  case setLanguages(BundleIdentifier, [String])

  // Time
  case advance(to: Instant)

  // The outside
  indirect case push(PushRequest)
  /// The app takes its notifications back; nil for all of them (K23).
  case removeDelivered(BundleIdentifier, [String]?)
  /// The app asks to notify; nil for what its bundle says (X16).
  case authorize(BundleIdentifier, AuthorizationOptions?)
  /// The app or the system starts, stops or puts an app to sleep (P14).
  case setState(BundleIdentifier, AppStateAct)
  /// What the app answers from now on while it is in front (P10).
  case setWillPresent(BundleIdentifier, WillPresent)
  /// The app sets the number on its icon; 0 for none (P19).
  case setBadge(BundleIdentifier, Int)
  /// The app registers categories in the place of all it had (A1).
  indirect case setCategories(BundleIdentifier, [Category])

  // The person
  case device(DeviceAct)
  case setPhone(PhoneSetting)
  /// Opens Settings, at the page of an app; nil for the list of apps.
  case openSettings(BundleIdentifier?)
  case banner(BannerAct)
  case expand(GroupTarget)
  case collapse(GroupTarget)
  case clear(ClearTarget)
  /// Clears a section; nil for the whole list (G23).
  case clearAll(Section?)
  /// The first press of a *Clear All*; nil for the whole list.
  case arm(GroupTarget?)
  case confirm
  case cancel
  case tap(NotificationKey)
  /// Changes settings of an app; nil for all apps, where previews are the device's own (U1, H1).
  case set(BundleIdentifier?, [Setting])
  /// Decides about an app's notifications, on its sheets and prompts or without them (X).
  case management(ManagementAct)
  /// Opens a notification's rich view and does something there.
  case view(ViewAct)
  /// A program that was asked answers (V17).
  indirect case answer(ProgramReply)

  /// Whether a person does it at the phone: what undo takes back.
  package var isActOfPerson: Bool {
    switch self {
    case .device, .setPhone, .openSettings, .banner, .expand, .collapse, .clear, .clearAll, .arm,
      .confirm, .cancel, .tap, .set, .management, .view, .setState(_, .launch),
      .setState(_, .forceQuit):
      true
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance,
      .push, .removeDelivered, .authorize, .setState, .setWillPresent, .setBadge,
      .setCategories,
      .answer:
      false
    }
  }
}

/// What a person does with the phone's buttons, face and finger (P1).
package enum DeviceAct: String, CaseIterable, Sendable {
  case lock, wake, sleep, authenticate, unlock, home, center
}

/// What a person sets about the phone itself.
package enum PhoneSetting: Hashable, Sendable {
  case ringer(Bool)
  /// By hand; the schedule is another matter (R10).
  case doNotDisturb(Bool, schedule: ScheduleChange)
  /// 0 to 1.
  case volume(Double)

  /// What becomes of the times at which Do Not Disturb is on every day.
  package enum ScheduleChange: Hashable, Sendable {
    case keep
    /// Nil for none.
    case set(DailySpan?)
  }
}

/// What becomes of an app's code (P14).
package enum AppStateAct: Hashable, Sendable {
  /// Brings it to the front.
  case launch
  /// Lets it run behind the scenes, for a mode that its bundle declares.
  case background(mode: String?)
  case suspend, terminate
  /// The person swipes it away.
  case forceQuit
}

/// What a person does with a banner (P9, A14, A16).
package enum BannerAct: String, CaseIterable, Sendable {
  case tap, pull, dismiss
}

/// A group, and where it is meant: nil for wherever it is, the lock screen first.
package struct GroupTarget: Hashable, Sendable {
  /// What the group's members have in common.
  package var key: GroupKey
  /// The part of the list; nil searches the lock screen, then Notification Center.
  package var section: Section?

  package init(_ key: GroupKey, in section: Section? = nil) {
    self.key = key
    self.section = section
  }
}

/// What a *Clear* or *Clear All* takes away (G20).
package enum ClearTarget: Hashable, Sendable {
  case notification(NotificationKey)
  case group(GroupTarget)
}

/// What is to change about the device; nil leaves it.
package struct DeviceConfiguration: Hashable, Sendable {
  /// The version of the system whose rules hold.
  package var profile: Profile?
  /// The region's locale, as an identifier such as `en_US`.
  package var locale: String?
  /// The preferred languages as tags, most wanted first (L20).
  package var languages: [String]?
  /// The zone in which the status bar and clock times are read.
  package var timeZone: TimeZone?
  /// What the simulated clock is set to.
  package var start: Instant?
  /// Whether times read 21:41 rather than 9:41 PM.
  package var uses24HourClock: Bool?
  /// The charge in the status bar, in percent.
  package var battery: Int?
  /// Whether notifications are gathered into a scheduled summary, from iOS 15 (X24).
  package var hasScheduledSummary: Bool?

  package init() {}
}

/// Why a command cannot act: a sentence for the person.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
