import Notifications

/// All that decides where a notification shows, gathered once for each delivery.
///
/// Small, and without references but for what a Focus is called: it is kept with its decision,
/// and tried otherwise for what would show it.
package struct Situation: SituationInputs, Hashable, Sendable {
  package var course = Course.arrives
  package var isReadable = true
  package var hasAlert = true
  package var hasBadge = false
  package var sound = SoundRequest.none
  package var isContentAvailable = false
  package var backgroundRight = BackgroundRight.undeclared
  package var level = InterruptionLevel.active
  package var isSilentUpdate = false

  package var authorization = Authorization.authorized
  package var isAllowed = true
  package var lockScreen = SwitchState.on
  package var notificationCenter = SwitchState.on
  package var banners = SwitchState.on
  package var sounds = SwitchState.on
  package var badges = SwitchState.on
  package var criticalRight = CriticalRight.notEntitled
  package var timeSensitive = TimeSensitiveRight.notEntitled
  package var front = Front.elsewhere

  package var isLocked = true
  package var isDisplayOn = false
  package var isCoverSheetOpen = true
  package var isDoNotDisturbOn = false
  package var silencers = Silencers.none
  /// What the Focus is called that is on, for reasons; nil for none.
  package var focusName: String?
  /// F9: whether it says who speaks, for reasons that name what a Focus does not let through.
  package var hasSender = false
  package var isRingerOn = true
  package var isModal = false
  package var hasQuietDelivery = true
  package var watch = WatchState.unpaired
  package var isForWatch = false
  package var carPlay = CarPlayRight.noCar
  package var announcement = AnnouncementRight.noHeadphones

  package var dndScope = DoNotDisturbScope.whileLocked
  package var bannerAddsTo = BannerAddition.history
  package var criticalSoundWakes = true

  package init() {}

  /// Whether a push reaches the device at all, or what keeps it from there (P27).
  package enum Course: String, CaseIterable, Sendable {
    case arrives
    /// A newer one took its place at the service (B3).
    case coalesced
    /// Its time was over (B6).
    case expired
    /// It waited for as long as any does (B8).
    case outlasted
    /// It was attempted once, and in vain (B6).
    case undelivered
    /// Its app was deleted (B45).
    case unregistered
    /// Its payload is no strict JSON.
    case unparsed
    /// It is of a type that is outside of what is simulated (B15).
    case otherType
    /// It is silent, and a newer one was held in its place (B29).
    case displaced
    /// It is silent, and its app was swiped away while it was held (B29).
    case swipedAway
    /// Its app's service extension dropped it (V8).
    case filtered
    /// A newer one with its identifier was held in its place (F17).
    case replaced
    /// Its app took it back while it was held (F17).
    case withdrawn
    /// The person turned its app off while it was held (F17).
    case turnedOff
    /// The person deleted its app while it was held (K24).
    case deleted
  }

  /// What a notification asks to be heard (R1, R12).
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

  /// Whether an app can be woken by a push, or what is missing (B25, B30).
  package enum BackgroundRight: CaseIterable, Sendable {
    /// It does not declare the background mode `remote-notification`.
    case undeclared
    /// The person swiped it away.
    case forceQuit
    case granted
  }

  /// Whether its own app is in front, and what that wants presented (P10).
  package enum Front: Hashable, Sendable {
    case elsewhere, unimplemented
    /// N19: what comes is for its application delegate alone.
    case callback
    /// Without `alert`, which stands for banner and list (P11, P12).
    case presents(PresentationOptions)

    /// What `willPresent` answered, in the words of a profile (P11, P12); nil where the app has no
    /// such method, or was not asked.
    package func answer(in profile: Profile) -> String? {
      guard case .presents(var options) = self else { return nil }
      let both: PresentationOptions = [.banner, .list]
      if !profile.has(.bannerPresentation), options.isSuperset(of: both) {
        options.subtract(both)
        options.insert(.alert)
      }
      return WillPresent.options(options).words
    }
  }
}
