import Notifications
import TestSupport
import Testing

@testable import Delivery

/// What holds in every situation there is.
///
/// A situation has 34 inputs, and together they make more than ten thousand milliards of
/// situations. A rule looks at few of them before it decides: once it has decided, whatever it
/// never looked at may be anything. So a claim is tried once for each way in which what it looks at
/// can be found; each way stands for all situations that are found so, and that together they are
/// all situations is counted.
@Suite("Where a notification shows, in every situation there is")
struct ReachingTests {
  private func expectEverywhere(
    _ name: String = "the claim", sourceLocation: SourceLocation = #_sourceLocation,
    _ claim: (UndecidedSituation) -> Bool
  ) {
    let trial = UndecidedSituation.tryEvery(claim)
    if let counterexample = trial.counterexample {
      Issue.record("\(name) fails where \(counterexample)", sourceLocation: sourceLocation)
    }
    #expect(
      trial.situationCount == UndecidedSituation.count, "some situations were left out",
      sourceLocation: sourceLocation)
  }

  @Test("P27: what comes to nothing comes to it for one reason, and reaches no place")
  func refused() {
    expectEverywhere { situation in
      guard let refusal = situation.refusal else { return true }
      return Reach.Spot.allCases.allSatisfy {
        situation.verdict(on: $0) == Verdict(reaches: false, reason: refusal.reason)
      }
    }
  }

  @Test("P27: each way of coming to nothing has its cause, and no delivery has two")
  func refusals() {
    expectEverywhere { situation in
      if situation.course != .arrives {
        return situation.refusal?.outcome == situation.course.outcome
      }
      return switch situation.refusal?.outcome {
      case .rejected: !situation.isReadable
      case .empty:
        situation.isReadable && situation.asksForNothing && !situation.isContentAvailable
      case .handedToApp:
        situation.isReadable && situation.asksForNothing && situation.isContentAvailable
      case .notAuthorized:
        !situation.asksForNothing && !situation.isCritical
          && !situation.authorization.allowsDelivery
      case .turnedOff: situation.authorization.allowsDelivery && !situation.isAllowed
      case .foregroundSuppressed: situation.front != .elsewhere
      case .undelivered: situation.isForWatch && situation.watch == .unpaired
      case nil: situation.isReadable && !situation.asksForNothing && situation.isLetThrough
      case .presented, .listedQuietly, .badgeOrSoundOnly, .throttled, .expired, .coalesced,
        .forwardedToWatch, .filtered:
        false
      }
    }
  }

  @Test(
    "P27: what is let through is presented, listed quietly, or only heard and counted, never two of these"
  )
  func outcomes() {
    expectEverywhere { situation in
      guard situation.refusal == nil, !situation.isForWatch else { return true }
      return Self.reaches.allSatisfy { reach, shows, isNoticed in
        switch situation.outcome(reaching: reach) {
        case .badgeOrSoundOnly: !shows
        case .listedQuietly: shows && !isNoticed && situation.quietReason != nil
        case .presented: shows && (isNoticed || situation.quietReason == nil)
        case .forwardedToWatch: reach.contains(.watch)
        case .foregroundSuppressed, .notAuthorized, .turnedOff, .throttled, .expired, .coalesced,
          .undelivered, .rejected, .empty, .handedToApp, .filtered:
          false
        }
      }
    }
  }

  // One place of each kind, and each kind with each: where it shows, and how it is noticed.
  private static let reaches: [(Reach, shows: Bool, isNoticed: Bool)] = [
    [], .badge, .sound, .lockScreen, .notificationCenter, .banner, .alert, [.lockScreen, .sound],
    [.notificationCenter, .vibration], [.lockScreen, .wake],
    [.lockScreen, .watch],
  ].map { (reach: Reach) in
    (
      reach, shows: !reach.isDisjoint(with: [.lockScreen, .notificationCenter, .banner, .alert]),
      isNoticed: !reach.isDisjoint(with: [.banner, .alert, .sound, .vibration, .wake])
    )
  }

  @Test(
    "each place is decided by rules that are in the table, and reached only where all allow it",
    arguments: Reach.Spot.allCases)
  func places(spot: Reach.Spot) {
    var rules: Set<RuleID> = []
    var broken: String?
    expectEverywhere("\(spot)") { situation in
      let verdict = situation.verdict(on: spot)
      rules.insert(verdict.reason.rule)
      guard verdict.reaches else { return true }
      broken = broken ?? Self.laws.first { !$0.holds(situation, spot) }?.words
      return broken == nil
    }
    #expect(broken == nil)
    for rule in rules { #expect(Rule.named(rule) != nil, "\(rule) decides about \(spot)") }
  }

  /// What has to be so where a notification reaches a place.
  private struct Law: Sendable {
    let words: String
    let holds: @Sendable (UndecidedSituation, Reach.Spot) -> Bool

    init(_ words: String, _ holds: @escaping @Sendable (UndecidedSituation, Reach.Spot) -> Bool) {
      (self.words, self.holds) = (words, holds)
    }
  }

  private static let laws: [Law] = {
    [
      Law("X28, X18, U4: without leave nothing shows") { situation, _ in situation.isLetThrough },
      Law("P10, P12: the app in front gets nothing presented that it did not ask for") {
        situation, spot in
        PresentationOptions(neededFor: spot)
          .map { situation.isForWatch || !situation.isHeldBack($0) } ?? true
      },
      Law("P3: the lock screen is for locked phones") { situation, spot in
        spot != .lockScreen || situation.isLocked
      },
      Law("P4, P5: banners are for unlocked phones whose list is closed") { situation, spot in
        spot != .banner || !situation.isLocked && !situation.isCoverSheetOpen
      },
      Law("N1: either there are boxes, or a list and banners") { situation, spot in
        switch spot {
        case .lockScreen, .notificationCenter, .banner: !situation.isModal
        case .alert: situation.isModal
        case .sound, .vibration, .badge, .wake: true
        case .watch: situation.isForWatch || !situation.isModal
        case .carPlay, .announcement: !situation.isModal
        }
      },
      Law("P1: only what is dark wakes") { situation, spot in
        spot != .wake || !situation.isDisplayOn
      },
      Law("U5–U11: what is off or was never asked for shows critical alerts, and never a badge") {
        situation, spot in
        if spot != .badge, situation.isCritical || situation.isForWatch { return true }
        return situation.toggle(of: spot) == .on
      },
      Law("R11: with the ringer off only a critical alert sounds, and a phone that sounds is still")
      {
        situation, spot in
        switch spot {
        case .sound: situation.isCritical || situation.isRingerOn
        case .vibration: !situation.isCritical && !situation.isRingerOn
        case .lockScreen, .notificationCenter, .banner, .alert, .badge, .wake, .watch, .carPlay,
          .announcement:
          true
        }
      },
      Law("X3, X21, R10: quiet, provisional or not to disturb makes no sound and no light") {
        situation, spot in
        if [.lockScreen, .notificationCenter, .badge].contains(spot) || situation.isCritical {
          return true
        }
        if situation.isForWatch { return true }
        let isSilenced =
          situation.isDoNotDisturbOn && situation.isLocked && situation.level != .timeSensitive
        return !isSilenced && !situation.isQuietApp && situation.authorization != .provisional
      },
    ]
  }()

  @Test(
    "R4, R8: an effective critical alert is heard and seen, unless the app in front says otherwise")
  func critical() {
    expectEverywhere { situation in
      guard situation.course == .arrives, situation.isReadable, situation.isCritical,
        situation.front == .elsewhere, !situation.isForWatch, !situation.isForwarded
      else {
        return true
      }
      if situation.sound != .none, !situation.reaches(.sound) { return false }
      guard situation.hasAlert else {
        let wakes = situation.sound != .none && situation.criticalSoundWakes
        return situation.isDisplayOn || situation.reaches(.wake) == wakes
      }
      if situation.isModal {
        return situation.reaches(.alert) && (situation.isDisplayOn || situation.reaches(.wake))
      }
      return situation.reaches(situation.isLocked ? .lockScreen : .notificationCenter)
        && (situation.isDisplayOn || situation.reaches(.wake))
    }
  }
}

extension UndecidedSituation {
  fileprivate func reaches(_ spots: Reach.Spot...) -> Bool {
    spots.contains { verdict(on: $0).reaches }
  }

  fileprivate var asksForNothing: Bool { !hasAlert && !hasBadge && sound == .none }

  /// R8, X28, X18, U4.
  fileprivate var isLetThrough: Bool {
    isCritical || authorization.allowsDelivery && isAllowed
  }

  fileprivate func toggle(of spot: Reach.Spot) -> Situation.SwitchState {
    switch spot {
    case .lockScreen: lockScreen
    case .notificationCenter: notificationCenter
    case .banner, .alert: banners
    case .sound, .vibration: sounds
    case .badge: badges
    case .wake: .on
    case .watch: isLocked ? lockScreen : banners
    case .carPlay: carPlay == .on ? .on : .off
    case .announcement: [.on, .onForAll].contains(announcement) ? .on : .off
    }
  }
}

extension PresentationOptions {
  // Nil where nothing needs to be asked for: an app in front is no locked phone.
  fileprivate init?(neededFor spot: Reach.Spot) {
    switch spot {
    case .notificationCenter: self = .list
    case .banner, .alert, .watch, .carPlay, .announcement: self = .banner
    case .sound, .vibration: self = .sound
    case .badge: self = .badge
    case .lockScreen, .wake: return nil
    }
  }
}

extension Situation.Course {
  /// P27: how a push ends that does not arrive; nil for one that does.
  fileprivate var outcome: Outcome? {
    switch self {
    case .arrives: nil
    case .coalesced, .replaced: .coalesced
    case .expired, .outlasted: .expired
    case .undelivered, .withdrawn: .undelivered
    case .unregistered, .unparsed, .otherType, .deleted: .rejected
    case .displaced, .swipedAway: .throttled
    case .turnedOff: .turnedOff
    case .filtered: .filtered
    }
  }
}
