import Notifications

/// What the rules of reach may look at, and no more: every input of a situation.
///
/// The rules are written for whatever has these inputs, so that a test can see which of them
/// a rule looks at before it decides, and try each of their values: no situation is left
/// out, and none is tried twice.
package protocol SituationInputs {
  // What the notification asks for.

  /// Whether it reaches the device at all (P27).
  var course: Situation.Course { get set }
  /// Whether the payload has an `aps` dictionary (B24).
  var isReadable: Bool { get set }
  /// Whether there is something to read.
  var hasAlert: Bool { get set }
  /// Whether it sets or removes the badge (P16).
  var hasBadge: Bool { get set }
  /// What it asks to be heard (R1, R12).
  var sound: Situation.SoundRequest { get set }
  /// Whether it asks to wake the app (B25).
  var isContentAvailable: Bool { get set }
  /// What would keep its app from being woken for it (B25, B30).
  var backgroundRight: Situation.BackgroundRight { get set }
  /// R14: `active` before iOS 15.
  var level: InterruptionLevel { get set }
  /// G26: whether it replaces one that is listed, and is not to alert again.
  var isSilentUpdate: Bool { get set }

  // How its app stands.

  /// What the person answered it (X15).
  var authorization: Authorization { get set }
  /// Allow Notifications (U4).
  var isAllowed: Bool { get set }
  var lockScreen: Situation.SwitchState { get set }
  var notificationCenter: Situation.SwitchState { get set }
  var banners: Situation.SwitchState { get set }
  var sounds: Situation.SwitchState { get set }
  var badges: Situation.SwitchState { get set }
  /// What it is missing to alert critically (R2).
  var criticalRight: Situation.CriticalRight { get set }
  /// What it is missing to break through quiet times (R14, F2).
  var timeSensitive: Situation.TimeSensitiveRight { get set }
  /// Whether it is in front itself (P10).
  var front: Situation.Front { get set }

  // How the phone lies there.

  var isLocked: Bool { get set }
  var isDisplayOn: Bool { get set }
  /// Whether the list covers everything else (P5); always so while it is locked.
  var isCoverSheetOpen: Bool { get set }
  /// By hand or by its schedule.
  var isDoNotDisturbOn: Bool { get set }
  /// What the person has set that silences or holds it, from iOS 15 (F6, F13, F18).
  var silencers: Situation.Silencers { get set }
  var isRingerOn: Bool { get set }
  /// N1: whether an alert is a box over all else, and there is no list.
  var isModal: Bool { get set }
  /// F18: whether an app can be delivered quietly by a choice of its own.
  var hasQuietDelivery: Bool { get set }

  /// How the watch is worn, if there is one (W2).
  var watch: Situation.WatchState { get set }
  /// Whether it is for the watch alone (W5).
  var isForWatch: Bool { get set }

  /// What keeps it off a car's display (X16).
  var carPlay: Situation.CarPlayRight { get set }
  /// What keeps Siri from reading it out (X16).
  var announcement: Situation.AnnouncementRight { get set }

  // How unclear rules are read.

  var dndScope: DoNotDisturbScope { get set }
  var bannerAddsTo: BannerAddition { get set }
  /// R4: whether a critical alert that is only a sound wakes the screen.
  var criticalSoundWakes: Bool { get set }

  /// Makes something else of a switch, whatever it is; Allow Notifications and Critical Alerts
  /// have inputs of their own.
  mutating func change(
    _ toggle: Settings.Switch,
    _ change: @escaping (Situation.SwitchState) -> Situation.SwitchState)
}

extension SituationInputs {
  package mutating func change(
    _ toggle: Settings.Switch,
    _ change: @escaping (Situation.SwitchState) -> Situation.SwitchState
  ) {
    switch toggle {
    case .lockScreen: lockScreen = change(lockScreen)
    case .notificationCenter: notificationCenter = change(notificationCenter)
    case .banners: banners = change(banners)
    case .sounds: sounds = change(sounds)
    case .badges: badges = change(badges)
    case .notifications, .critical, .carPlay, .announcements, .timeSensitive: break
    }
  }
}

extension SituationInputs {
  /// R1, R2, R9: whether it is a critical alert, and not only asks to be one;
  /// a quiet app's is one too.
  package var isCritical: Bool {
    (sound == .critical || level == .critical) && criticalRight == .on
  }

  /// R10: whether Do Not Disturb keeps it silent.
  var isSilenced: Bool {
    isDoNotDisturbOn && (isLocked || dndScope == .always)
      && !isTimeSensitive
  }

  /// X5: whether the app shows in Notification Center and nowhere else.
  package var isQuietApp: Bool {
    lockScreen == .off && banners == .off && sounds != .on && notificationCenter == .on
  }

  /// X3, F18: whether that is one choice, and not each switch by itself, as X24 leaves them.
  package var isDeliveredQuietly: Bool { isQuietApp && hasQuietDelivery }

  /// U5, X3, X21: why a switch of its app's keeps it from being seen at once; nil where it does not.
  ///
  /// - Parameters:
  ///   - toggle: The switch; it is not looked at while the app is on trial.
  ///   - rule: That of the switch when it is off by itself.
  func refusal(by toggle: @autoclosure () -> Situation.SwitchState, off rule: Reason) -> Reason? {
    if authorization == .provisional { return "X21" }
    return switch toggle() {
    case .on: nil
    case .off: isDeliveredQuietly ? "X3" : rule
    case .unsupported: "U5"
    }
  }

  /// P10: whether the app that it is for is in front, and wants none of these presented.
  func isHeldBack(_ options: @autoclosure () -> PresentationOptions) -> Bool {
    switch front {
    case .elsewhere: false
    case .unimplemented, .callback: true
    case .presents(let wanted): wanted.isDisjoint(with: options())
    }
  }

  /// P10: whether the app in front wants nothing of what it asks for presented.
  var isSuppressedInFront: Bool { isHeldBack(asked) }

  // What it asks to have presented.
  private var asked: PresentationOptions {
    var asked: PresentationOptions = hasAlert ? [.banner, .list] : []
    if sound != .none { asked.insert(.sound) }
    if hasBadge { asked.insert(.badge) }
    return asked
  }
}
