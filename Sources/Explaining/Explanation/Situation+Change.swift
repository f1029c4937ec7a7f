import Delivery
import Notifications

extension Situation {
  /// One thing that could be otherwise; in the order in which a person would think of them.
  ///
  /// Some are what a person does, some what an app does, and `entitle` and `payload` what only a
  /// file can say.
  package enum Change: Hashable, Sendable {
    /// X4: the app is delivered prominently.
    case deliverProminently
    /// X23: the provisional app is kept.
    case keepProminently
    /// A switch of the app in Settings, turned on.
    case turnOn(Settings.Switch)
    /// X18: the person allows what was never asked or was refused.
    case allow
    /// X19: the app asks for what is granted without a prompt.
    case startTrial
    /// By hand, its schedule taken away too: otherwise it might be on again.
    case turnDoNotDisturbOff
    /// F18: the app is muted no longer.
    case unmute
    /// F6: the Focus that is on lets the app through.
    case allowInFocus
    /// F4: no Focus is on.
    case turnFocusOff
    /// F11: the app waits for no summary.
    case deliverImmediately
    /// The switch at the phone's side.
    case turnRingerOn
    /// W2: the watch is worn, or is not.
    case wearWatch, takeWatchOff
    /// How the phone lies there; `sleep` turns the display off.
    case unlock, lock, goHome, sleep
    /// P10: the app in front presents more.
    case present(PresentationOptions)
    /// U5: the app asks for more.
    case ask(AuthorizationOptions)
    /// A switch of section S.
    case policy(PolicyChange)
    /// R2: Apple's permission.
    case entitle
    /// The payload says more.
    case payload(Addition)

    /// What a payload could say, too.
    package enum Addition: CaseIterable, Sendable {
      /// JSON, the dictionary itself, or one of its members; `activeLevel` is `interruption-level`
      /// with `active`.
      case json, aps, alert, sound, badge, activeLevel
    }

    /// A switch of section S that keeps from a place, and what lets through.
    package enum PolicyChange: Sendable {
      case updateRealerts, bannersAddToHistory, criticalSoundWakes

      /// The switch and its value.
      var setting: PolicySetting {
        switch self {
        case .updateRealerts: PolicySetting(.updateRealerts, true)
        case .bannersAddToHistory: PolicySetting(.bannerAddsTo, .history)
        case .criticalSoundWakes: PolicySetting(.criticalSoundWakes, true)
        }
      }
    }

    /// All there are.
    ///
    /// Looked through in this order for the shortest advice. Sets of options are there
    /// one option each. Whether an app asks for a trial decides what allowing it comes
    /// to, so that is not looked for.
    static let all: [Change] =
      [.turnOn(.notifications), .deliverProminently, .keepProminently, .allow]
      + Settings.Switch.allCases.filter { $0 != .notifications }.map { .turnOn($0) }
      + [
        .unmute, .allowInFocus, .turnFocusOff, .deliverImmediately, .turnDoNotDisturbOff,
        .turnRingerOn, .wearWatch, .takeWatchOff, .unlock, .goHome, .lock,
        .sleep,
      ]
      + [.banner, .list, .sound, .badge].map { .present($0) }
      + [.alert, .sound, .badge, .criticalAlert].map { .ask($0) }
      + [
        .policy(.updateRealerts), .policy(.bannersAddToHistory), .policy(.criticalSoundWakes),
        .entitle,
      ] + Addition.allCases.map { .payload($0) }
  }
}

extension Settings.Switch {
  /// X4: what is on of an app that is delivered prominently.
  static let ofProminence: [Settings.Switch] = [
    .lockScreen, .notificationCenter, .banners, .sounds, .badges,
  ]
}

extension SituationInputs {
  /// Makes one thing otherwise; where it is so already, nothing.
  mutating func apply(_ change: Situation.Change) {
    switch change {
    case .deliverProminently:
      let isDelivering =
        isAllowed && (authorization == .authorized || authorization == .ephemeral)
      // F18, F20: where there is no such choice, the one switch that is missing is enough.
      if isDeliveredQuietly, isDelivering { becomeProminent() }
    case .keepProminently:
      if authorization == .provisional {
        authorization = .authorized
        isAllowed = true
        becomeProminent()
      }
    case .allow:
      if !authorization.allowsDelivery {
        authorization = .authorized
        isAllowed = true
      }
    case .startTrial:
      if authorization == .notDetermined { authorization = .provisional }
    case .turnOn(let toggle): turnOn(toggle)
    case .turnDoNotDisturbOff: isDoNotDisturbOn = false
    case .unmute: silencers.isMuted = false
    case .allowInFocus: allowInFocus()
    case .turnFocusOff: turnFocusOff()
    case .deliverImmediately: silencers.summary = .alone
    case .turnRingerOn: isRingerOn = true
    case .wearWatch: watch = .ready
    case .takeWatchOff: if watch != .unpaired { watch = .notWorn }
    case .unlock: if isLocked { comeHome() }
    case .goHome: if !isLocked { comeHome() }
    case .lock: if !isLocked { lock() }
    case .sleep: isDisplayOn = false
    case .present(let option): present(option)
    case .ask(let options): ask(options)
    case .policy(.updateRealerts): isSilentUpdate = false
    case .policy(.criticalSoundWakes): criticalSoundWakes = true
    case .policy(.bannersAddToHistory): bannerAddsTo = .history
    case .entitle: if criticalRight == .notEntitled { criticalRight = .notGranted }
    case .payload(let addition): add(addition)
    }
  }

  // X4.
  private mutating func becomeProminent() {
    for toggle in Settings.Switch.ofProminence { turnOn(toggle) }
  }

  private mutating func turnOn(_ toggle: Settings.Switch) {
    switch toggle {
    case .notifications: isAllowed = true
    case .lockScreen, .notificationCenter, .banners, .sounds, .badges:
      change(toggle) { $0 == .off ? .on : $0 }
    case .critical: if criticalRight == .off { criticalRight = .on }
    case .carPlay: if carPlay == .off { carPlay = .on }
    case .announcements: if announcement == .off { announcement = .on }
    case .timeSensitive: if timeSensitive == .off { timeSensitive = .on }
    }
  }

  private mutating func turnFocusOff() {
    silencers.focus = .none
    silencers.isFiltered = false
  }

  // F10: a filter keeps back what its app shows there, allowed or not.
  private mutating func allowInFocus() {
    if !silencers.isFiltered { silencers.focus = .none }
  }

  private mutating func support(_ toggles: Settings.Switch...) {
    for toggle in toggles { change(toggle) { $0 == .unsupported ? .on : $0 } }
  }

  private mutating func comeHome() {
    (isLocked, isCoverSheetOpen, isDisplayOn) = (false, false, true)
    front = .elsewhere
  }

  private mutating func lock() {
    (isLocked, isCoverSheetOpen, isDisplayOn) = (true, true, false)
    front = .elsewhere
  }

  private mutating func present(_ option: PresentationOptions) {
    switch front {
    case .elsewhere, .callback: break
    case .unimplemented: front = .presents(option)
    case .presents(let options): front = .presents(options.union(option))
    }
  }

  // A person who is asked says yes.
  private mutating func ask(_ options: AuthorizationOptions) {
    if options.contains(.alert) { support(.lockScreen, .notificationCenter, .banners) }
    if options.contains(.sound) { support(.sounds) }
    if options.contains(.badge) { support(.badges) }
    if options.contains(.criticalAlert), criticalRight == .notGranted { criticalRight = .on }
  }

  private mutating func add(_ addition: Situation.Change.Addition) {
    switch addition {
    // What it says then is not known: most have an alert.
    case .json: if course == .unparsed { (course, isReadable, hasAlert) = (.arrives, true, true) }
    case .aps: isReadable = true
    case .alert: hasAlert = true
    case .sound: if sound == .none { sound = .ordinary }
    case .badge: hasBadge = true
    case .activeLevel: level = level == .passive ? .active : level
    }
  }
}
