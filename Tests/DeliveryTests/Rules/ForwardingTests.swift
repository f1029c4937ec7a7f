import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Which device alerts, in every situation there is")
struct ForwardingTests {
  private func expectEverywhere(_ claim: (UndecidedSituation) -> Bool) {
    let trial = UndecidedSituation.tryEvery(claim)
    #expect(trial.counterexample == nil)
    #expect(trial.situationCount == UndecidedSituation.count, "some situations were left out")
  }

  @Test("W2: lock, screen and watch decide, and nothing else, for what asks to be seen")
  func device() {
    for isLocked in [true, false] {
      for isDisplayOn in [true, false] {
        for watch in Situation.WatchState.allCases {
          var situation = Situation()
          (situation.isLocked, situation.isDisplayOn) = (isLocked, isDisplayOn)
          (situation.isCoverSheetOpen, situation.watch) = (isLocked, watch)
          let isPhone = !isLocked && isDisplayOn || watch != .ready
          let decision = Decision(in: situation)
          #expect(decision.reach.contains(.watch) == !isPhone)
          #expect(decision.outcome == (isPhone ? .presented : .forwardedToWatch))
        }
      }
    }
  }

  @Test("W2: the watch alerts only where it is worn, unlocked, in range, and the iPhone not in use")
  func watch() {
    expectEverywhere { situation in
      guard situation.refusal == nil, situation.isForwarded else { return true }
      return situation.watch == .ready && (situation.isLocked || !situation.isDisplayOn)
        && situation.hasAlert && !situation.isModal
    }
  }

  @Test("W3: what alerts on the watch neither sounds, vibrates, rolls down nor wakes the iPhone")
  func quietPhone() {
    expectEverywhere { situation in
      guard situation.refusal == nil, situation.isForwarded else { return true }
      return [Reach.Spot.banner, .sound, .vibration, .wake, .alert].allSatisfy {
        !situation.verdict(on: $0).reaches
      }
    }
  }

  @Test(
    "W9: a critical alert goes to the watch whatever holds others back: its switches, quiet delivery, Do Not Disturb",
    arguments: Situation.SwitchState.allCases, [true, false])
  func critical(toggle: Situation.SwitchState, isLocked: Bool) {
    for (authorization, isQuiet) in [
      (Authorization.authorized, false), (.provisional, false), (.authorized, true),
    ] {
      var situation = Situation()
      (situation.sound, situation.criticalRight) = (.critical, .on)
      (situation.isLocked, situation.isCoverSheetOpen) = (isLocked, isLocked)
      (situation.lockScreen, situation.banners) = (toggle, toggle)
      (situation.authorization, situation.isDoNotDisturbOn) = (authorization, isQuiet)
      situation.dndScope = .always
      situation.watch = .ready
      #expect(situation.verdict(on: .watch) == .yes("W9"))
      situation.watch = .locked
      #expect(!situation.verdict(on: .watch).reaches, "W2 comes before")
    }
  }

  @Test("W5: what is for the watch alone reaches no place of the iPhone")
  func watchAlone() {
    expectEverywhere { situation in
      guard situation.isForWatch else { return true }
      return Reach.Spot.allCases.allSatisfy { $0 == .watch || !situation.verdict(on: $0).reaches }
    }
  }

  @Test("W1: without a watch nothing reaches one")
  func unpaired() {
    expectEverywhere { situation in
      situation.watch != .unpaired || !situation.verdict(on: .watch).reaches
    }
  }
}
