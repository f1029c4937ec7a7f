import Notifications

/// All that decides where a notification shows, gathered once for each delivery.
///
/// Small and without references, so that every situation there is can be tried.
package struct Situation: Hashable, Sendable {
  // What the notification asks for.

  /// Whether the payload has an `aps` dictionary (B24).
  package var isReadable = true
  /// Whether there is something to read.
  package var hasAlert = true
  /// Whether it sets or removes the badge (P16).
  package var hasBadge = false
  package var sound = SoundRequest.none
  /// Whether it asks to wake the app (B25).
  package var isContentAvailable = false
  /// R14: `active` before iOS 15.
  package var level = InterruptionLevel.active
  /// G26: whether it replaces one that is listed, and is not to alert again.
  package var isSilentUpdate = false

  // How its app stands.

  package var authorization = Authorization.authorized
  /// Allow Notifications (U4).
  package var isAllowed = true
  package var lockScreen = SwitchState.on
  package var notificationCenter = SwitchState.on
  package var banners = SwitchState.on
  package var sounds = SwitchState.on
  package var badges = SwitchState.on
  package var criticalRight = CriticalRight.notEntitled
  /// Whether it may break through quiet times (R14).
  package var isEntitledToTimeSensitive = false
  package var front = Front.elsewhere

  // How the phone lies there.

  package var isLocked = true
  package var isDisplayOn = false
  /// Whether the list covers everything else (P5); always so while it is locked.
  package var isCoverSheetOpen = true
  /// By hand or by its schedule.
  package var isDoNotDisturbOn = false
  package var isRingerOn = true

  // How unclear rules are read.

  package var dndScope = DoNotDisturbScope.whileLocked
  package var bannerAddsTo = BannerAddition.history

  package init() {}

  /// What it asks to be heard (R1, R12).
  package enum SoundRequest: CaseIterable, Sendable {
    case none, ordinary, critical
  }

  /// A switch of an app's settings.
  package enum SwitchState: CaseIterable, Sendable {
    case on, off
    /// The app never asked for what it governs (U5).
    case unsupported
  }

  /// What an app is missing to alert critically, the first thing first (R2).
  package enum CriticalRight: CaseIterable, Sendable {
    /// Before iOS 12.
    case unknown
    case notEntitled, notGranted, off, on
  }

  /// Whether its own app is in front, and what that wants presented (P10).
  package enum Front: Hashable, Sendable {
    case elsewhere, unimplemented
    /// Without `alert`, which stands for banner and list (P11, P12).
    case presents(PresentationOptions)
  }
}

extension Situation {
  /// R1, R2: whether it is a critical alert, and not only asks to be one.
  package var isCritical: Bool {
    criticalRight == .on && (sound == .critical || level == .critical)
  }

  /// R10: whether Do Not Disturb keeps it silent.
  var isHushed: Bool {
    isDoNotDisturbOn && (isLocked || dndScope == .always)
      && !(level == .timeSensitive && isEntitledToTimeSensitive)
  }

  /// X3, X5: whether the app is delivered quietly.
  var isQuietApp: Bool {
    lockScreen == .off && banners == .off && sounds != .on && notificationCenter == .on
  }

  /// P10: what the app in front does not want presented; nil where another is in front.
  func isHeldBack(_ option: PresentationOptions) -> Bool {
    switch front {
    case .elsewhere: false
    case .unimplemented: true
    case .presents(let options): !options.contains(option)
    }
  }

  /// P10: whether the app in front wants nothing of what it asks for presented.
  var isSuppressedInFront: Bool {
    var asked: PresentationOptions = hasAlert ? [.banner, .list] : []
    if sound != .none { asked.insert(.sound) }
    if hasBadge { asked.insert(.badge) }
    switch front {
    case .elsewhere: return false
    case .unimplemented: return true
    case .presents(let options): return options.isDisjoint(with: asked)
    }
  }
}
