import Delivery
import Notifications

/// Whether a notification reached one place, in words.
package struct PlaceJudgment: Hashable, Sendable {
  /// The place that is judged.
  package var spot: Reach.Spot
  /// Whether the notification shows or is noticed there.
  package var reaches: Bool
  /// `no lock screen`, `banner`.
  package var words: String
  /// Why, such as `Banners are off (you, 9:40)`.
  ///
  /// In brackets stands when the person last turned the switch that kept it away; without them it
  /// was always so, or no switch decided.
  package var because: String
  /// The rule that decided, either way.
  package var reason: Reason
}

extension [PlaceJudgment] {
  /// They as they are best read: what shows nowhere for one reason is said once.
  var spoken: [PlaceJudgment] {
    guard let first, allSatisfy({ !$0.reaches && $0.reason == first.reason }) else { return self }
    var nowhere = first
    nowhere.words = "nowhere"
    return [nowhere]
  }
}

extension State {
  /// Where a delivery shows and where not; empty while nothing is decided.
  ///
  /// In the order of `Reach.Spot`. Places that need no word are left out: the car without a car,
  /// the display's waking where it is on, the phone's places for what is for the watch alone (W5).
  ///
  /// - Parameters:
  ///   - facts: All that happened.
  ///   - about: What of that is about it.
  func places(
    on number: Int, facts: FactLog, _ about: [Fact], _ memory: inout ExplanationMemory
  ) -> ToldPlaces {
    var decided = decidedPlaces(on: number, facts: facts, &memory)
    if let closer = about.otherType { decided = decided.everywhere(because: closer) }
    if let ignored = reasonToIgnoreBadge(of: number) {
      decided = decided.ignoring(.badge, because: ignored)
    }
    if notification(number).content.isSoundUnusable {
      decided = decided.ignoring(.sound, because: Reason("R12", "unusable"))
    }
    guard let update = about.bannerUpdate(with: number) else { return decided }
    return decided.inBannerOfAnother(because: update)
  }

  // N4, P18: why a number that is written leaves the icon as it is; nil where it would not.
  private func reasonToIgnoreBadge(of number: Int) -> Reason? {
    let notification = notification(number)
    guard let badge = notification.content.badge else {
      return notification.content.isBadgeUnusable ? "P18" : nil
    }
    if badge < 0 { return "P18" }
    let leavesIt = notification.isLegacy && !device.policies[.legacyZeroBadgeClears]
    return badge == 0 && leavesIt ? "N4" : nil
  }

  private func decidedPlaces(
    on number: Int, facts: FactLog, _ memory: inout ExplanationMemory
  ) -> ToldPlaces {
    guard let decision = ending(of: number)?.decision else { return ToldPlaces([]) }
    let notification = notification(number)
    let origin = notification.origin(of: .badge)
    let shared = memory.places(decision, origin) {
      decision.situation.isKeptBySwitch
        ? nil : ToldPlaces(placeJudgments(in: decision.situation, origin) { _, _ in nil })
    }
    if let shared { return shared }
    return ToldPlaces(
      placeJudgments(in: decision.situation, origin) {
        facts.lastSetting(for: notification, $0, $1)
      })
  }

  private func placeJudgments(
    in situation: Situation, _ badgeOrigin: ContentOrigin,
    setting: (Verdict, Reach.Spot) -> Instant?
  ) -> [PlaceJudgment] {
    Reach.Spot.allCases.compactMap { spot in
      let verdict = situation.verdict(on: spot)
      guard verdict.reaches || situation.isWorthSaying(spot), situation.isForPhone || spot == .watch
      else { return nil }
      let setting = verdict.reaches ? nil : setting(verdict, spot)
      let who = setting.map { " (you, \(clock($0)))" } ?? ""
      let reason = badgeOrigin.named(situation.named(verdict.reason))
      return PlaceJudgment(
        spot: spot, reaches: verdict.reaches, words: spot.words(verdict.reaches),
        because: reason.words(situation, device.profile) + who, reason: reason)
    }
  }
}

extension [Fact] {
  // B15: what of its type keeps a push from going on is told by the fact alone; nil for any other.
  fileprivate var otherType: Reason? {
    firstNonNil { fact in
      guard case .pushService(.ended) = fact.event else { return nil }
      return fact.reasons.first { $0.rule == "B15" }
    }
  }

  // P8, G26: why it took the place of another in its banner; nil where it did not.
  fileprivate func bannerUpdate(with number: Int) -> Reason? {
    firstNonNil { fact in
      guard case .noticed(.bannerShown(let banner, .some)) = fact.event, banner.number == number
      else { return nil }
      return fact.reasons.first { $0 == Reason("P8", "replaces") }
    }
  }
}

extension ToldPlaces {
  fileprivate func everywhere(because reason: Reason) -> ToldPlaces {
    var judgments = judgments
    for index in judgments.indices {
      (judgments[index].because, judgments[index].reason) = (reason.words, reason)
    }
    return ToldPlaces(judgments)
  }

  // What was to reach no banner may still show in one.
  fileprivate func inBannerOfAnother(because reason: Reason) -> ToldPlaces {
    guard let index = judgments.firstIndex(where: { $0.spot == .banner && !$0.reaches }) else {
      return self
    }
    var judgments = judgments
    judgments[index] = PlaceJudgment(
      spot: .banner, reaches: true, words: Reach.Spot.banner.words(true), because: reason.words,
      reason: reason)
    return ToldPlaces(judgments, isInBannerOfAnother: true)
  }
}

extension ToldPlaces {
  // N4, P18, R12: a badge or a sound that changes nothing is told with its reason, not as lacking.
  fileprivate func ignoring(_ spot: Reach.Spot, because reason: Reason) -> ToldPlaces {
    let lacking: [RuleID] = ["P16", "R12"]
    var judgments = judgments
    for (index, judgment) in judgments.enumerated()
    where judgment.spot == spot && !judgment.reaches && lacking.contains(judgment.reason.rule) {
      judgments[index].because = reason.words
      judgments[index].reason = reason
    }
    return ToldPlaces(judgments, isInBannerOfAnother: isInBannerOfAnother)
  }
}

extension Reason {
  // P10: what the app in front answered is known here.
  fileprivate func words(_ situation: Situation, _ profile: Profile) -> String {
    guard rule == "P10" else { return words }
    return situation.front.answer(in: profile).map { "willPresent answered \($0)" }
      ?? "the app in front does not implement willPresent"
  }
}

extension Situation {
  // Who turned a switch, and when, is another thing for each notification.
  fileprivate var isKeptBySwitch: Bool {
    Reach.Spot.allCases.contains { spot in
      let verdict = verdict(on: spot)
      return !verdict.reaches && spot.toggle(deciding: verdict.reason.rule) != nil
    }
  }

  // W5: of what is for the watch alone, the phone's places need no judgment.
  fileprivate var isForPhone: Bool { !isForWatch }

  // That a phone that sounds does not vibrate, and a screen that is awake does
  // not wake, needs no reason.
  fileprivate func isWorthSaying(_ spot: Reach.Spot) -> Bool {
    switch spot {
    case .lockScreen, .notificationCenter, .banner: !isModal
    case .alert: isModal
    case .sound, .badge: true
    case .vibration: !isRingerOn && sound != .none && !soundVerdict.reaches
    case .wake: !isDisplayOn
    case .watch: watch != .unpaired && !isModal
    case .carPlay: carPlay != .noCar
    case .announcement: announcement != .unknown && announcement != .noHeadphones
    }
  }
}

extension FactLog {
  /// When the person set what kept a notification from a place; nil where it was always so.
  fileprivate func lastSetting(
    for notification: DeliveredNotification, _ verdict: Verdict, _ spot: Reach.Spot
  ) -> Instant? {
    guard let toggle = spot.toggle(deciding: verdict.reason.rule) else { return nil }
    let isSet = { (event: Event) in
      event.app == notification.app && event.sets(toggle)
    }
    let before = notable(isSet).drop { $0.at > notification.date }
    // Lines follow each other at one moment: what was set behind the delivery decided nothing.
    let later = facts[notification.factsBefore...].prefix { $0.at <= notification.date }
      .drop { !$0.event.decides(notification.number) }
    return before.dropFirst(later.count { isSet($0.event) }).first?.at
  }
}

extension Event {
  fileprivate func sets(_ toggle: Settings.Switch) -> Bool {
    settingChanges.contains { if case .toggle(toggle, _) = $0.to { true } else { false } }
  }

  fileprivate func decides(_ number: Int) -> Bool {
    if case .decided(number, _) = self { true } else { false }
  }
}

extension Reach.Spot {
  /// The switch behind a rule that a person decided; nil for other rules.
  func toggle(deciding rule: RuleID) -> Settings.Switch? {
    switch rule {
    case "U4": .notifications
    case "U6": .lockScreen
    case "U7": .notificationCenter
    case "U8": .banners
    case "U10": .sounds
    case "U11": .badges
    case "X3": quietSwitch
    default: nil
    }
  }

  // X3: the switch that delivering quietly turns off.
  private var quietSwitch: Settings.Switch {
    switch self {
    case .banner: .banners
    case .sound, .vibration: .sounds
    case .badge: .badges
    case .lockScreen, .notificationCenter, .alert, .wake, .watch, .carPlay, .announcement:
      .lockScreen
    }
  }

  /// What it is called where it was reached, or was not.
  func words(_ reaches: Bool) -> String {
    switch self {
    case .lockScreen: reaches ? "lock screen" : "no lock screen"
    case .notificationCenter: reaches ? "Notification Center" : "no Notification Center"
    case .banner: reaches ? "banner" : "no banner"
    case .alert: reaches ? "alert" : "no alert"
    case .sound: reaches ? "sound" : "no sound"
    case .vibration: reaches ? "vibration" : "no vibration"
    case .badge: reaches ? "badge" : "badge unchanged"
    case .wake: reaches ? "display wakes" : "display stays dark"
    case .watch: reaches ? "watch" : "not on the watch"
    case .carPlay: reaches ? "CarPlay" : "not in CarPlay"
    case .announcement: reaches ? "read out by Siri" : "not read out"
    }
  }
}
