import Notifications

/// What the system makes of a notification: one outcome, the places it reaches, and why.
package struct Decision: Hashable, Sendable {
  /// How the delivery ends (P27).
  package var outcome: Outcome
  /// The places that it reaches; empty where a rule refused it.
  package var reach: Reach
  /// What it was decided from: every verdict can be made again.
  package var situation: Situation

  /// P27: decides. The families of rules in `Rules` say how.
  package init(in situation: Situation) {
    self.situation = situation
    reach = []
    if situation.refusal == nil {
      for spot in Reach.Spot.allCases where situation.verdict(onceTakenOn: spot).reaches {
        reach.insert(Reach(spot))
      }
    }
    outcome = situation.outcome(reaching: reach)
  }
}

/// How a delivery ended; each ends in exactly one way (P27).
package enum Outcome: String, CaseIterable, Sendable {
  case presented, listedQuietly, foregroundSuppressed, badgeOrSoundOnly, notAuthorized, turnedOff
  case throttled, expired, coalesced, undelivered, rejected, empty, handedToApp, forwardedToWatch
  /// Its app's service extension dropped it (V8).
  case filtered

  /// Whether something is to be shown, kept or counted.
  package var isShown: Bool {
    switch self {
    case .presented, .listedQuietly, .badgeOrSoundOnly, .forwardedToWatch: true
    case .foregroundSuppressed, .notAuthorized, .turnedOff, .throttled, .expired, .coalesced,
      .undelivered, .rejected, .empty, .handedToApp, .filtered:
      false
    }
  }
}

extension SituationInputs {
  /// Whether it reaches a place, and why.
  package func verdict(on spot: Reach.Spot) -> Verdict {
    if let refusal { return Verdict(reaches: false, reason: refusal.reason) }
    return verdict(onceTakenOn: spot)
  }

  // The same of one that nothing refuses, which is asked once and not for each place.
  fileprivate func verdict(onceTakenOn spot: Reach.Spot) -> Verdict {
    if spot != .watch, isForWatch { return .no("W5") }
    switch spot {
    case .lockScreen: return lockScreenVerdict
    case .notificationCenter: return notificationCenterVerdict
    case .banner: return bannerVerdict
    case .alert: return alertVerdict
    case .sound: return soundVerdict
    case .vibration: return vibrationVerdict
    case .badge: return badgeVerdict
    case .wake: return wakeVerdict
    case .watch: return watchVerdict
    case .carPlay: return carPlayVerdict
    case .announcement: return announcementVerdict
    }
  }

  /// The rules by which a delivery ended as it did: what refused it, else what keeps it quiet
  /// and what lets it through.
  package var reasonsByRule: [Reason] {
    if let refusal {
      let isSilentPush = refusal.outcome == .handedToApp && watch != .unpaired
      return [refusal.reason] + (isSilentPush ? [Reason("W4")] : [])
    }
    // A handful: looking through them is quicker than a set.
    var reasons =
      hasSilencers ? silencingReasons : quietReason.map { [$0] } ?? []
    for spot in Reach.Spot.allCases {
      let verdict = verdict(onceTakenOn: spot)
      if verdict.reaches, !reasons.contains(verdict.reason) { reasons.append(verdict.reason) }
    }
    return reasons.isEmpty ? reasonsToShowNowhere : reasons
  }

  // U9: its switches keep it from everywhere, or each place has a reason of its own.
  private var reasonsToShowNowhere: [Reason] {
    if !hasAlert { return ["P26"] }
    if ![lockScreen, notificationCenter, banners].contains(.on), !isModal { return ["U9"] }
    let spots: [Reach.Spot] =
      isModal ? [.alert] : [.lockScreen, .notificationCenter, .banner, .sound]
    return spots.map { verdict(onceTakenOn: $0).reason }.reduce(into: []) { reasons, reason in
      if !reasons.contains(reason) { reasons.append(reason) }
    }
  }
}
