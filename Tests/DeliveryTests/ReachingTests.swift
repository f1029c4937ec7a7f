import Notifications
import Testing

@testable import Delivery

@Suite("Where a notification shows")
struct ReachingTests {
  /// Every situation there is.
  static let situations: [Situation] = {
    var all: [Situation] = []
    for bits in 0..<64 {
      let on = (0..<6).map { bits >> $0 & 1 == 1 }
      for authorization in [Authorization.notDetermined, .authorized] {
        all.append(
          Situation(
            isReadable: on[0], hasAlert: on[1], hasBadgeOrSound: on[2],
            isContentAvailable: on[3], authorization: authorization, isLocked: on[4],
            isDisplayOn: on[5]))
      }
    }
    return all
  }()

  @Test("P27: every situation has one outcome with a reason, and shows only what is presented")
  func everySituation() {
    for situation in Self.situations {
      let decision = Decision(in: situation)
      #expect(!decision.reasons.isEmpty, "\(situation) is decided without a reason")
      #expect((decision.outcome == .presented) == !decision.reach.isEmpty, "\(situation)")
    }
  }

  @Test("B24: what has no aps is rejected, whatever else is so")
  func unreadable() {
    for situation in Self.situations where !situation.isReadable {
      #expect(Decision(in: situation).outcome == .rejected)
    }
  }

  @Test(
    "P3, P7: a locked device shows on the lock screen and wakes, an unlocked one in the history")
  func places() {
    for situation in Self.situations {
      let reach = Decision(in: situation).reach
      if reach.isEmpty { continue }
      #expect(reach.contains(.lockScreen) == situation.isLocked, "\(situation)")
      #expect(reach.contains(.notificationCenter) == !situation.isLocked, "\(situation)")
      #expect(
        reach.contains(.wake) == (situation.isLocked && !situation.isDisplayOn), "\(situation)")
    }
  }

  @Test("X28: before anybody was asked nothing shows")
  func notAsked() {
    for situation in Self.situations where situation.authorization == .notDetermined {
      #expect(Decision(in: situation).reach.isEmpty, "\(situation)")
    }
  }

  @Test("every input matters: for each there is a situation in which it alone changes the decision")
  func everyInputMatters() {
    let changes: [(String, @Sendable (inout Situation) -> Void)] = [
      ("isReadable", { $0.isReadable.toggle() }), ("hasAlert", { $0.hasAlert.toggle() }),
      ("hasBadgeOrSound", { $0.hasBadgeOrSound.toggle() }),
      ("isContentAvailable", { $0.isContentAvailable.toggle() }),
      ("authorization", { $0.authorization = .authorized }),
      ("isLocked", { $0.isLocked.toggle() }), ("isDisplayOn", { $0.isDisplayOn.toggle() }),
    ]
    for (name, change) in changes {
      let matters = Self.situations.contains { situation in
        var other = situation
        change(&other)
        return Decision(in: situation) != Decision(in: other)
      }
      #expect(matters, "\(name) changes no decision")
    }
  }
}
