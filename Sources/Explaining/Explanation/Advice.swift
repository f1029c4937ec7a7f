import Delivery
import Notifications

/// The fewest changes after which a notification like this one would reach a place.
///
/// "Like this one" means a delivery with the same content at the same time of day, with the phone
/// and the app in front as they were, under the settings that hold now.
package struct Advice: Hashable, Sendable {
  /// The place that it would reach then.
  package var spot: Reach.Spot
  /// The whole sentence, such as `To see it on the lock screen: deliver Podcasts prominently`.
  package var words: String
  /// What to do, without what for: `deliver Podcasts prominently`.
  package var deed: String
  /// What does it, in order; empty where only a file can be changed.
  ///
  /// Half of a remedy would be no help: one change that only a file can make leaves it empty.
  package var commands: [Command]
  /// What one has then, where that is more than the place; nil for the place alone.
  var gain: String?

  // What kept it away was changed since.
  fileprivate static let nothingLeft = "nothing is left to do; the next one like it does"
}

extension State {
  /// What would make a delivery noticed better, the first thing first; nil where nothing is missing.
  ///
  /// The place is the first that the notification would be expected at and did not reach. Where it
  /// would reach that place by now, the advice says that nothing is left to do, and has no
  /// commands.
  ///
  /// - Parameter number: The notification's number.
  /// - Returns: Also nil while nothing is decided, and where the app is gone.
  package func advice(on number: Int) -> Advice? {
    if let own = adviceOnHeld(number) ?? adviceOnCounted(number) { return own }
    let notification = notification(number)
    guard let decision = ending(of: number)?.decision, app(notification.app) != nil else {
      return nil
    }
    let now = situation(ofAnotherLike: notification, decidedIn: decision.situation)
    if decision.situation.isDeniedCritical, now.isDeniedCritical {
      let wish = "To make it a critical alert"
      var advice = advice(.sound, wish, now.changesToCritical, for: notification)
      advice.gain = "a critical alert"
      return advice
    }
    for spot in decision.situation.expected where !decision.reach.contains(spot) {
      if now.verdict(on: spot).reaches {
        return Advice(
          spot: spot, words: "\(spot.wish): \(Advice.nothingLeft)", deed: "the next one like it",
          commands: [])
      }
      guard let changes = now.changes(toReach: spot) else { continue }
      return advice(spot, spot.wish, changes, for: notification)
    }
    return nil
  }

  // As everything is set by now; it is as late, the phone lies there and the app stands as they did then.
  private func situation(
    ofAnotherLike notification: DeliveredNotification, decidedIn then: Situation
  ) -> Situation {
    var now = situation(of: notification)
    (now.isLocked, now.isDisplayOn) = (then.isLocked, then.isDisplayOn)
    (now.isCoverSheetOpen, now.front) = (then.isCoverSheetOpen, then.front)
    now.isDoNotDisturbOn = device.doesNotDisturb(at: notification.date)
    if device.profile.has(.focus) {
      describeSilence(&now, of: notification)
      now.silencers.summary = waits(notification.app) ? then.silencers.summary : .alone
    }
    if !device.policies[.updateRealerts] { now.isSilentUpdate = then.isSilentUpdate }
    return now
  }

  // F12, F20: what would show the next one like it at once; nil for what waits for no summary.
  private func adviceOnHeld(_ number: Int) -> Advice? {
    guard summary.held.contains(number) else { return nil }
    let notification = notification(number)
    let now = situation(ofAnotherLike: notification, decidedIn: situation(of: notification))
    let spot: Reach.Spot = device.isLocked ? .lockScreen : .notificationCenter
    let changes = (now.changes(toReach: spot) ?? []) + [.deliverImmediately]
    return advice(spot, "To see it now", changes, for: notification)
  }

  // F12: whether the next one of an app comes with a summary, too.
  private func waits(_ app: BundleIdentifier) -> Bool {
    device.hasScheduledSummary && device.profile.has(.scheduledSummary)
      && self.app(app)?.settings.delivery == .summary
  }

  private func advice(
    _ spot: Reach.Spot, _ wish: String, _ changes: [Situation.Change],
    for notification: DeliveredNotification
  ) -> Advice {
    let name = displayName(of: notification.app)
    let deeds = changes.map { $0.words(app: name, focus: focusInForce?.name) }.joined(
      separator: ", then ")
    let commands = changes.map { self.commands($0, for: notification.app) }
    // Half of them would be no help.
    let complete = commands.contains([]) ? [] : commands.flatMap(\.self)
    return Advice(spot: spot, words: "\(wish): \(deeds)", deed: deeds, commands: complete)
  }

  /// The one change of how the phone lies there that would show the next one like it at another place; nil where
  /// none does, and for what reached nothing.
  func alternative(to number: Int) -> Advice? {
    let notification = notification(number)
    guard let decision = ending(of: number)?.decision, app(notification.app) != nil,
      !decision.situation.isForWatch, !decision.reach.isDisjoint(with: [.lockScreen, .banner])
    else { return nil }
    let now = situation(ofAnotherLike: notification, decidedIn: decision.situation)
    for (change, spot) in [(Situation.Change.unlock, Reach.Spot.banner), (.lock, .lockScreen)]
    where !decision.reach.contains(spot) && now.reaches(spot, after: [change]) {
      let words = change == .lock ? "lock" : "unlock"
      return Advice(
        spot: spot, words: "\(spot.wish): \(words) the phone", deed: "\(words) before it comes",
        commands: commands(change, for: notification.app))
    }
    return nil
  }

  // What a person or an app does for a change; nothing for what only a file can say.
  private func commands(_ change: Situation.Change, for app: BundleIdentifier) -> [Command] {
    switch change {
    case .deliverProminently: delivering(app)
    case .keepProminently: keeping(app)
    case .turnOn(let toggle): [.set(app, [.toggle(toggle, true)])]
    case .allow: allowing(app)
    case .turnDoNotDisturbOff: [.setPhone(.doNotDisturb(false, schedule: silentSchedule))]
    case .unmute: [.mute(app, nil)]
    case .allowInFocus: allowingInFocus(app)
    case .turnFocusOff: [.focus(.turnOff)]
    case .deliverImmediately: [.set(app, [.delivery(.immediate)])]
    case .turnRingerOn: [.setPhone(.ringer(true))]
    case .wearWatch: [.watch(.pair(Watch()))]
    case .takeWatchOff: [.watch(.pair(takenOff))]
    case .unlock: [.device(.unlock)]
    case .goHome: [.device(.home)]
    case .lock: [.device(.lock)]
    case .sleep: [.device(.sleep)]
    case .present(let option): [.setWillPresent(app, .options(presented(app, and: option)))]
    case .ask(let options): asking(app, for: options)
    case .policy(let change):
      [.setPolicy(change.setting)]
    case .entitle, .payload: []
    }
  }

  private var takenOff: Watch {
    var watch = device.watch ?? Watch()
    watch.isWorn = false
    return watch
  }

  // What is not scheduled needs no schedule taken away.
  private var silentSchedule: PhoneSetting.ScheduleChange {
    device.doNotDisturbSchedule == nil || device.profile.has(.focus) ? .keep : .set(nil)
  }

  // X24: from iOS 15 on keeping an app leaves its switches off.
  private func keeping(_ app: BundleIdentifier) -> [Command] {
    guard isOffered(.immediately) else {
      return [.management(.keep(.prominently, app))]
    }
    return [.management(.keep(.immediately, app)), turningAllOn(app)]
  }

  // F18: from iOS 15 on the switches are all there is.
  private func delivering(_ app: BundleIdentifier) -> [Command] {
    if device.profile.has(.prominentDelivery) { return [.management(.deliver(.prominently, app))] }
    return [turningAllOn(app)]
  }

  private func turningAllOn(_ app: BundleIdentifier) -> Command {
    let all: [Settings.Switch] = [.lockScreen, .notificationCenter, .banners, .sounds, .badges]
    let supported = all.filter { self.app(app)?.supports($0) ?? false }
    return .set(app, supported.map { .toggle($0, true) })
  }

  // F4: Do Not Disturb has no exceptions, so it is turned off.
  private func allowingInFocus(_ app: BundleIdentifier) -> [Command] {
    guard let focus = focusInForce else { return [] }
    if focus.name == Focus.doNotDisturb {
      return [.setPhone(.doNotDisturb(false, schedule: silentSchedule))]
    }
    var setup = FocusSetup(name: focus.name)
    setup.apps =
      focus.mode == .allow ? focus.apps + [app] : focus.apps.filter { $0 != app }
    return [.focus(.turnOn(setup))]
  }

  // X18, X29.
  private func allowing(_ app: BundleIdentifier) -> [Command] {
    if self.app(app)?.authorization == .denied {
      return [.set(app, [.toggle(.notifications, true)])]
    }
    return [.authorize(app, nil), .management(.allow)]
  }

  private func asking(_ app: BundleIdentifier, for options: AuthorizationOptions) -> [Command] {
    let requested = self.app(app)?.requested ?? []
    let command = Command.authorize(app, requested.union(options).known(in: device.profile))
    return options.contains(.criticalAlert) ? [command, .management(.allow)] : [command]
  }

  // P11: before iOS 14 banner and list are one.
  private func presented(
    _ app: BundleIdentifier, and option: PresentationOptions
  ) -> PresentationOptions {
    let isAlert =
      !device.profile.has(.bannerPresentation) && !option.isDisjoint(with: [.banner, .list])
    return (self.app(app)?.willPresent.options ?? []).union(isAlert ? .alert : option)
  }
}

extension Situation {
  /// Where a person would look for it, the first place first.
  fileprivate var expected: [Reach.Spot] {
    // W3, W5: noticed on the watch, it misses nothing on the phone.
    if isForWatch || verdict(on: .watch).reaches { return !isForWatch && hasBadge ? [.badge] : [] }
    var spots: [Reach.Spot] = [
      isModal ? .alert : isLocked ? .lockScreen : isCoverSheetOpen ? .notificationCenter : .banner
    ]
    if !hasAlert, hasBadge || sound != .none { spots = [] }
    if sound != .none { spots.append(.sound) }
    if hasBadge { spots.append(.badge) }
    if hasAlert || isCritical && sound != .none, !isDisplayOn { spots.append(.wake) }
    let isOnWrist = watch != .unpaired && hasAlert && (isLocked || !isDisplayOn)
    return spots + (hasAlert && !isModal ? [.notificationCenter] : []) + (isOnWrist ? [.watch] : [])
  }
}
