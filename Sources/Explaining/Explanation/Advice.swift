import Delivery
import Notifications

/// The fewest changes after which a notification like this one would reach a place.
///
/// "Like this one" means a delivery with the same content at the same time of day, with the phone
/// and the app in front as they were, under the settings that hold now: a Focus that the clock
/// turns on is on again then.
package struct Advice: Hashable, Sendable {
  /// The place that it would reach then.
  package var spot: Reach.Spot
  /// The whole sentence, such as `To see it on the lock screen: deliver Podcasts prominently`.
  package var words: String
  /// What to do, without what for: `deliver Podcasts prominently`.
  package var deed: String
  /// What does it, in order; empty where only a file can be changed, and where another question
  /// has to be answered first.
  ///
  /// They carry out every step or none: one change that only a file can make leaves it empty.
  package var commands: [Command]
  /// What one has then, where that is more than the place; nil for the place alone.
  var gain: String?
  /// What it changes: what is there, or what comes later.
  package internal(set) var effect = Effect.fromNextOn

  /// When an advice that is followed begins to hold.
  package enum Effect: Hashable, Sendable {
    /// It changes how what came shows.
    case now
    /// It decides what comes later only.
    case fromNextOn
  }

  // What kept it away was changed since.
  fileprivate static let nothingLeft = "nothing is left to do; the next one like it does"
}

extension State {
  /// What would make a delivery noticed better, the first thing first; nil
  /// where nothing is missing.
  ///
  /// The place is the first that the notification would be expected at and did not reach. Where it
  /// would reach that place by now, the advice says that nothing is left to do, and has no
  /// commands.
  ///
  /// - Parameters:
  ///   - number: The notification's number.
  ///   - isCountOpen: Whether the person opened what the lock screen only counts (F19).
  /// - Returns: Also nil while nothing is decided, and where the app is gone.
  package func advice(on number: Int, isCountOpen: Bool = false) -> Advice? {
    if let own = adviceOnHeld(number) ?? adviceOnLost(number) { return own }
    if !isCountOpen, let own = adviceOnCounted(number) { return own }
    let notification = notification(number)
    // B15: another push of its type goes no further either.
    guard let decision = ending(of: number)?.decision, let app = app(notification.app),
      decision.situation.course != .otherType
    else { return nil }
    let now = situation(ofAnotherLike: notification, decidedIn: decision.situation)
    let critical =
      decision.situation.isDeniedCritical ? adviceToCritical(for: notification, in: now) : nil
    // F20: a permission of Apple's is never the smallest change while a place is missing.
    if let critical, now.criticalRight != .notEntitled { return critical }
    for spot in decision.situation.expected where !decision.reach.contains(spot) {
      // P8, G26: it took the place of another there.
      if spot == .banner, banner?.number == number { continue }
      // F5: a Focus would hide that of the next one, too.
      if spot == .badge, hiddenBadge(of: app)?.rule == "F5" { continue }
      if now.verdict(on: spot).reaches, !isHeld(from: spot, notification, now) {
        return Advice(
          spot: spot, words: "\(spot.wish): \(Advice.nothingLeft)", deed: "the next one like it",
          commands: [])
      }
      guard let changes = changes(in: now, toReach: spot, for: notification) else { continue }
      return advice(spot, spot.wish, changes, for: notification, in: now)
    }
    return critical
  }

  // As everything is set by now; it is as late, the phone lies there and the
  // app stands as they did then.
  func situation(
    ofAnotherLike notification: DeliveredNotification, decidedIn then: Situation
  ) -> Situation {
    var now = situation(of: notification)
    (now.isLocked, now.isDisplayOn) = (then.isLocked, then.isDisplayOn)
    (now.isCoverSheetOpen, now.front) = (then.isCoverSheetOpen, then.front)
    now.isDoNotDisturbOn = device.doesNotDisturb(at: notification.date)
    if device.profile.has(.focus) {
      let again = focusAgain(at: notification.date, rather: then.focusName)
      describeSilence(&now, of: notification, in: again)
    }
    now.silencers.summary = waitsForSummaries(notification.app) ? then.silencers.summary : .alone
    if !device.policies[.updateRealerts] { now.isSilentUpdate = then.isSilentUpdate }
    return now
  }

  // F12, F20: what would show the next one like it at once; nil for what waits for no summary.
  private func adviceOnHeld(_ number: Int) -> Advice? {
    guard isHeldForSummary(number) else { return nil }
    let notification = notification(number)
    let now = situation(ofAnotherLike: notification, decidedIn: situation(of: notification))
    let spot: Reach.Spot = device.isLocked ? .lockScreen : .notificationCenter
    let changes = changes(in: now, toReach: spot, for: notification) ?? [.deliverImmediately]
    var advice = advice(spot, "To see it now", changes, for: notification, in: now)
    if changes == [.deliverImmediately] { advice.effect = .now }
    return advice
  }

  func advice(
    _ spot: Reach.Spot, _ wish: String, _ changes: [Situation.Change],
    for notification: DeliveredNotification, in situation: Situation
  ) -> Advice {
    let (name, focus) = (displayName(of: notification.app), situation.focusName)
    let deeds = changes.map {
      $0.words(app: name, focus: focus, for: notification, in: device.profile)
    }
    .joined(separator: ", then ")
    let commands = changes.map {
      self.commands($0, among: changes, for: notification.app, in: focus)
    }
    // No commands unless they carry out every step.
    let complete = commands.contains([]) ? [] : commands.flatMap(\.self)
    return Advice(spot: spot, words: "\(wish): \(deeds)", deed: deeds, commands: complete)
  }

  /// The one change of how the phone lies there that would show the next one like it at another
  /// place; nil where none does, and for what reached nothing.
  func alternative(to number: Int) -> Advice? {
    let notification = notification(number)
    guard let decision = ending(of: number)?.decision, app(notification.app) != nil,
      !decision.situation.isForWatch, !decision.reach.isDisjoint(with: [.lockScreen, .banner])
    else { return nil }
    let now = situation(ofAnotherLike: notification, decidedIn: decision.situation)
    for (change, spot) in [(Situation.Change.unlock, Reach.Spot.banner), (.lock, .lockScreen)]
    where !decision.reach.contains(spot) {
      let other = now.after([change])
      // F12: what would wait for a summary shows there only with that.
      guard other.verdict(on: spot).reaches, !isHeld(from: spot, notification, other) else {
        continue
      }
      let words = change == .lock ? "lock" : "unlock"
      return Advice(
        spot: spot, words: "\(spot.wish): \(words) the phone", deed: "\(words) before it comes",
        commands: commands(
          change, among: [change], for: notification.app, in: now.focusName))
    }
    return nil
  }

  // What a person or an app does for a change, one of several; nothing for
  // what only a file can say.
  private func commands(
    _ change: Situation.Change, among all: [Situation.Change], for app: BundleIdentifier,
    in focus: String?
  ) -> [Command] {
    switch change {
    case .deliverProminently: [.management(.deliver(.prominently, app))]
    case .keepProminently: keeping(app, after: all)
    case .turnOn(let toggle): [.set(app, [.toggle(toggle, true)])]
    case .allow: allowing(app)
    case .startTrial: [.authorize(app, nil)]
    case .turnDoNotDisturbOff: [turningOff(Focus.doNotDisturb)]
    case .unmute: [.mute(app, nil)]
    case .allowInFocus: focus.map { allowing(app, in: $0) } ?? []
    case .turnFocusOff: focus.map { [turningOff($0)] } ?? []
    case .deliverImmediately: [.set(app, [.delivery(.immediate)])]
    case .turnRingerOn: [.setPhone(.ringer(true))]
    case .wearWatch: [.watch(.pair(Watch()))]
    case .takeWatchOff: [.watch(.pair(takenOff))]
    case .unlock: [.device(.unlock)]
    case .goHome: [.device(.home)]
    case .lock: [.device(.lock)]
    case .sleep: [.device(.sleep)]
    case .present: [.setWillPresent(app, .options(presented(app, by: all)))]
    case .ask(let options): asking(app, for: options, after: all)
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

  // X24: from iOS 15 on keeping an app leaves its switches off.
  private func keeping(
    _ app: BundleIdentifier, after changes: [Situation.Change]
  ) -> [Command] {
    guard isOffered(.immediately) else {
      return [.management(.keep(.prominently, app))]
    }
    let asked = self.app(app).map { self.asked($0, by: changes) }
    let supported = Settings.Switch.ofProminence.filter { asked?.supports($0) ?? false }
    return [
      .management(.keep(.immediately, app)), .set(app, supported.map { .toggle($0, true) }),
    ]
  }

  // X18, X29.
  private func allowing(_ app: BundleIdentifier) -> [Command] {
    if self.app(app)?.authorization == .denied {
      return [.set(app, [.toggle(.notifications, true)])]
    }
    guard isAnswered(app) else { return [] }
    // F20: a question for all that the app would ask for needs the answer alone.
    let asksForAll = self.app(app).map { $0.requested == asked($0, by: [.allow]).requested }
    let isEnough = isAsking(app) && asksForAll == true
    return (isEnough ? [] : [.authorize(app, nil)]) + [.management(.allow)]
  }

  // X17, P1: an answer is one to the question that is open, which may be another's.
  private func isAnswered(_ app: BundleIdentifier) -> Bool {
    prompt.map { $0.app == app && $0.isAboutConsent } ?? true
  }

  private func isAsking(_ app: BundleIdentifier) -> Bool {
    prompt == Prompt(.notifications, about: app)
  }

  // X19, X27: what is on trial asks on as it did, or the person would be asked.
  private func asking(
    _ app: BundleIdentifier, for options: AuthorizationOptions, after changes: [Situation.Change]
  ) -> [Command] {
    let trial = changes.filter { $0 == .startTrial }
    let requested = self.app(app).map { asked($0, by: trial).requested } ?? []
    let command = Command.authorize(app, requested.union(options).known(in: device.profile))
    guard options.contains(.criticalAlert) else { return [command] }
    guard isAnswered(app) else { return [] }
    // X30: the question is a second one, behind the first where that is open.
    return [command, .management(.allow)] + (isAsking(app) ? [.management(.allow)] : [])
  }

  // P11: before iOS 14 banner and list are one.
  private func presented(
    _ app: BundleIdentifier, by changes: [Situation.Change]
  ) -> PresentationOptions {
    let options = changes.reduce(into: PresentationOptions()) { options, change in
      if case .present(let option) = change { options.formUnion(option) }
    }
    let both: PresentationOptions = [.banner, .list]
    let isAlert = !device.profile.has(.bannerPresentation) && !options.isDisjoint(with: both)
    return (self.app(app)?.willPresent.options ?? [])
      .union(isAlert ? options.subtracting(both).union(.alert) : options)
  }
}

extension Situation {
  /// Where a person would look for it, the first place first.
  var expected: [Reach.Spot] {
    if isForWatch { return hasAlert ? [.watch] : [] }
    // W3: noticed on the watch, it misses nothing on the phone.
    if verdict(on: .watch).reaches { return hasBadge ? [.badge] : [] }
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
