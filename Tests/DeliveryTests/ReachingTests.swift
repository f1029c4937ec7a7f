import Notifications
import Testing

@testable import Delivery

@Suite("Where a notification shows")
struct ReachingTests {
  private static let situations = Situation.all
  private static let decisions = situations.map { ($0, Decision(in: $0)) }

  @Test("P27: every situation has one outcome and a reason for it and for each place")
  func everySituation() {
    for (situation, decision) in Self.decisions {
      #expect(!situation.reasons.isEmpty, "\(situation) is decided without a reason")
      let verdicts = Reach.Spot.allCases.map { ($0, situation.verdict(on: $0)) }
      for (spot, verdict) in verdicts {
        #expect(decision.reach.contains(spot) == verdict.reaches, "\(spot) in \(situation)")
        #expect(Rule.named(verdict.reason.rule) != nil, "\(spot) in \(situation)")
      }
      if !decision.outcome.isShown { #expect(decision.reach.isEmpty, "\(situation)") }
    }
  }

  @Test("B24, P25, B26: what has no aps is rejected, what asks for nothing is empty")
  func nothingToShow() {
    for (situation, decision) in Self.decisions {
      let outcome = decision.outcome
      #expect((outcome == .rejected) == !situation.isReadable, "\(situation)")
      let isEmpty =
        situation.isReadable && !situation.hasAlert && !situation.hasBadge
        && situation.sound == .none
      #expect((outcome == .empty) == isEmpty, "\(situation)")
    }
  }

  @Test(
    "X28, X18, U4, R8: without leave nothing shows, but critical alerts with a switch of their own")
  func withoutLeave() {
    for (situation, decision) in Self.decisions where situation.isReadable && !situation.isCritical
    {
      if situation.authorization.allowsDelivery, situation.isAllowed { continue }
      #expect(decision.reach.isEmpty, "\(situation)")
    }
  }

  @Test(
    "R4, R8: an effective critical alert is heard and seen, unless the app in front says otherwise")
  func critical() {
    for (situation, decision) in Self.decisions where situation.isReadable && situation.isCritical {
      guard situation.front == .elsewhere else { continue }
      let reach = decision.reach
      if situation.sound != .none { #expect(reach.contains(.sound), "\(situation)") }
      guard situation.hasAlert else { continue }
      #expect(reach.contains(situation.isLocked ? .lockScreen : .notificationCenter))
      #expect(situation.isDisplayOn || reach.contains(.wake), "\(situation)")
    }
  }

  @Test(
    "X3, X21, R10: what is delivered quietly, on trial or not to disturb makes no sound or light")
  func quiet() {
    for (situation, decision) in Self.decisions where !situation.isCritical {
      let isHushed =
        situation.isDoNotDisturbOn && situation.isLocked
        && situation.level != .timeSensitive
      guard situation.isQuietApp || situation.authorization == .provisional || isHushed else {
        continue
      }
      let reach = decision.reach
      #expect(reach.isDisjoint(with: [.banner, .sound, .vibration, .wake]), "\(situation)")
    }
  }

  @Test(
    "U6–U11, U5: what is off or was never asked for happens only for critical alerts, never a badge"
  )
  func switchedOff() {
    for (situation, decision) in Self.decisions {
      let reach = decision.reach
      #expect(situation.badges == .on || !reach.contains(.badge), "\(situation)")
      if situation.isCritical { continue }
      #expect(situation.lockScreen == .on || !reach.contains(.lockScreen), "\(situation)")
      #expect(situation.banners == .on || !reach.contains(.banner), "\(situation)")
      #expect(situation.notificationCenter == .on || !reach.contains(.notificationCenter))
      #expect(situation.sounds == .on || reach.isDisjoint(with: [.sound, .vibration]))
    }
  }

  @Test(
    "P3, P4, P5: the lock screen is for locked phones, banners for unlocked ones without a list")
  func places() {
    for (situation, decision) in Self.decisions {
      let reach = decision.reach
      #expect(situation.isLocked || !reach.contains(.lockScreen), "\(situation)")
      #expect(!situation.isCoverSheetOpen || !reach.contains(.banner), "\(situation)")
      #expect(!situation.isDisplayOn || !reach.contains(.wake), "\(situation)")
      #expect(!reach.contains([.sound, .vibration]), "\(situation)")
      #expect(situation.isRingerOn || situation.isCritical || !reach.contains(.sound))
    }
  }

  @Test("P10, P12: the app in front gets nothing presented that it did not ask for")
  func front() {
    for (situation, decision) in Self.decisions {
      guard case .presents(let options) = situation.front else { continue }
      let reach = decision.reach
      #expect(options.contains(.banner) || !reach.contains(.banner), "\(situation)")
      #expect(options.contains(.list) || !reach.contains(.notificationCenter), "\(situation)")
      #expect(options.contains(.sound) || !reach.contains(.sound), "\(situation)")
      #expect(options.contains(.badge) || !reach.contains(.badge), "\(situation)")
    }
  }

  @Test("every input matters: for each there is a situation in which it alone changes the decision")
  func everyInputMatters() {
    for (name, change) in Situation.inputs {
      let matters = Self.decisions.contains { situation, decision in
        var other = situation
        change(&other)
        return situation.reasons != other.reasons || decision.reach != Decision(in: other).reach
      }
      #expect(matters, "\(name) changes no decision")
    }
  }

  @Test("what would show a notification is found for every place that it misses, and does show it")
  func advice() {
    for (index, situation) in Self.situations.enumerated() where index % 1999 == 0 {
      for spot in Reach.Spot.allCases where !situation.verdict(on: spot).reaches {
        // A phone that is awake needs no waking, and one that rings does not vibrate.
        guard spot != .vibration, let changes = situation.changes(toReach: spot) else { continue }
        var other = situation
        for change in changes { other.apply(change) }
        #expect(other.verdict(on: spot).reaches, "\(changes) in \(situation)")
      }
    }
  }

  @Test("the change that shows it is the smallest: without any part of it nothing shows")
  func adviceIsSmall() {
    for (index, situation) in Self.situations.enumerated() where index % 2999 == 0 {
      for spot in Reach.Spot.allCases {
        guard let changes = situation.changes(toReach: spot), changes.count > 1 else { continue }
        for left in changes.indices {
          var other = situation
          for (index, change) in changes.enumerated() where index != left { other.apply(change) }
          #expect(!other.verdict(on: spot).reaches, "\(changes) in \(situation)")
        }
      }
    }
  }
}
