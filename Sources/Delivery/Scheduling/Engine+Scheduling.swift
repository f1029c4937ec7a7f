import Calendars
import Notifications

extension Engine {
  /// Takes a request of an app's code: it is delivered at once, or waits for its trigger (K1), also
  /// with an empty identifier or without anything to present (K29).
  mutating func schedule(
    _ request: Request, for app: BundleIdentifier, because reasons: [Reason] = []
  ) throws(Refusal) {
    try installed(app)
    if request.isForWatch { try requireWatchApp(of: app) }
    let old = state.pending[NotificationKey(app: app, identifier: request.identifier)]
    if let refusal = request.trigger.refusal {
      let why = Reason("K2", [Reason.Detail("why", refusal)])
      return notice(.requestRefused(app, request.identifier), because: [why])
    }
    let languages = state.languages(of: app)
    let delivered = Boxed(DeliveredRequest(request, of: app, languages: languages))
    if let refused = attachmentRefusal(of: delivered) {
      return notice(.requestRefused(app, request.identifier), because: refused)
    }
    if request.trigger == .immediate {
      if let old { unschedule(Boxed(old), because: "K16") }
      return deliver(delivered, because: [Reason("K1")], behind: reasons)
    }
    var new = PendingRequest(
      app: app, request: request, languages: languages, date: state.now, order: state.factCount)
    new.nextTriggerDate = state.nextDate(of: new, after: state.now)
    schedule(
      new, replacing: old.map { Boxed($0) },
      because: old == nil ? reasons : [Reason("K15")] + reasons)
    dropBeyondLimits(of: app)
  }

  /// K20, K21: the app takes requests back before they fire; nil for all.
  /// Unknown names are ignored, and what was delivered stays (K22).
  mutating func removePending(_ app: BundleIdentifier, _ identifiers: [String]?) throws(Refusal) {
    try installed(app)
    for request in state.pending.requests(of: app)
    where identifiers?.contains(where: request.request.identifier.isExactly) ?? true {
      unschedule(Boxed(request), because: identifiers == nil ? "K21" : "K20")
    }
  }

  /// K24: takes back all requests of an app that is deleted.
  mutating func removePending(ofDeleted app: BundleIdentifier) {
    for request in state.pending.requests(of: app) {
      unschedule(Boxed(request), because: Reason("K24", "request"))
    }
  }

  /// K11, K12, N17: delivers a request whose trigger fires; one that
  /// repeats waits for its next date.
  ///
  /// - Parameters:
  ///   - scheduled: The request as it was scheduled.
  ///   - date: The date that it waited for; nil where a place decides.
  ///   - reason: Why it fires; nil for what its trigger says.
  ///   - reasons: What else there is to say of that.
  mutating func fire(
    _ scheduled: Boxed<PendingRequest>, dueAt date: Instant?, as reason: Reason? = nil,
    because reasons: [Reason] = []
  ) {
    if let date, state.isTooLate(scheduled.value, dueAt: date) {
      letWaitAgain(scheduled, dueAt: date, isLeftOut: true)
      return
    }
    let late = date.map { $0 < state.now } ?? false ? FiringReasons.late : []
    let delivered = letWaitAgain(scheduled, dueAt: date)
    let why = reason.map { [$0] } ?? delivered.value.request.trigger.firingReasons
    deliver(delivered, because: why.followed(by: late).followed(by: reasons))
  }

  /// K11, N17: what fired waits for its next date, where it repeats.
  ///
  /// - Parameter isLeftOut: Whether it fired too late to be shown (K28).
  /// - Returns: What is delivered.
  @discardableResult
  private mutating func letWaitAgain(
    _ scheduled: Boxed<PendingRequest>, dueAt date: Instant?, isLeftOut: Bool = false
  ) -> Boxed<DeliveredRequest> {
    var next = scheduled.value.waiting(until: date)
    let old = next
    let isReworded = next.speak(state.languages(of: next.app))
    let delivered = next.delivered
    guard next.repeats else {
      unschedule(
        scheduled,
        because: isLeftOut ? Reason("K28", "tooLate", state.missedWindowDetails) : "K11")
      return delivered
    }
    next.nextTriggerDate = state.nextDate(of: old, after: momentToRepeatFrom(old))
    let reasons = reasonsToWaitAgain(next, isLeftOut: isLeftOut)
    if let again = next.nextTriggerDate, date == state.now, !isReworded {
      emit(.scheduling(.repeated(scheduled, next: again)), because: reasons)
    } else {
      schedule(next, replacing: Boxed(old), because: reasons)
    }
    return delivered
  }

  private func reasonsToWaitAgain(_ pending: PendingRequest, isLeftOut: Bool) -> [Reason] {
    if isLeftOut { return [Reason("K28", "leftOut", state.missedWindowDetails)] }
    return pending.request.trigger.isLegacy ? FiringReasons.repeatsOfOld : FiringReasons.repeats
  }

  // K28: all the dates that passed while the phone was off count once,
  // unless the switch wants each.
  private func momentToRepeatFrom(_ pending: PendingRequest) -> Instant {
    guard let date = pending.nextTriggerDate, !state.device.policies[.missedCollapse] else {
      return state.now
    }
    return min(date, state.now)
  }

  /// K5: what names no zone follows the device into another.
  mutating func followTimeZone(from old: TimeZone) {
    followWallTimes(from: old)
    // K28: what was missed comes when the phone is on again, wherever it is then.
    for request in state.pending.all
    where request.request.trigger.followsDevice && !request.isLate(at: state.now) {
      var new = request
      new.nextTriggerDate = state.nextDate(of: request, after: state.now)
      guard new != request else { continue }
      schedule(new, replacing: Boxed(request), because: [Reason("K5")])
    }
  }

  /// Lets a request wait; in the place of another. One that never comes was taken all the same, and
  /// is dropped at once (K8, N12).
  ///
  /// - Parameter unreachable: Why it never comes; nil for what its trigger says.
  mutating func schedule(
    _ new: PendingRequest, replacing old: Boxed<PendingRequest>?, because reasons: [Reason],
    droppingBecause unreachable: Reason? = nil
  ) {
    emit(.scheduling(.scheduled(Boxed(new), replacing: old)), because: reasons)
    dropUnreachable(new, because: unreachable)
  }

  /// Lets a request wait no longer.
  mutating func unschedule(_ request: Boxed<PendingRequest>, because reason: Reason) {
    emit(.scheduling(.unscheduled(request)), because: [reason])
  }

  // K8, N12: a date that is past, or that no clock reads, never comes.
  private mutating func dropUnreachable(_ request: PendingRequest, because reason: Reason?) {
    let trigger = request.request.trigger
    guard request.nextTriggerDate == nil, !trigger.isLocation else { return }
    // K6, K9: what the clock leaves out is still to come, and never does.
    let isLeftOut = !trigger.firings(
      after: state.now, scheduledAt: request.date, on: state.device, count: 1
    ).isEmpty
    let never = isLeftOut ? Reason("K8", "leftOut") : trigger.contradiction ?? Reason("K8")
    unschedule(Boxed(request), because: reason ?? (trigger.isLegacy ? "N12" : never))
  }

  /// K13, K14, K10, N28: the soonest stay, of equal ones those that were added first.
  mutating func dropBeyondLimits(of app: BundleIdentifier) {
    let (timedCount, placeCount) = state.pending.counts(of: app)
    let mostPlaces = state.device.policies[.locationMaxRegions]
    guard timedCount > PendingRequests.mostTimed || placeCount > mostPlaces else { return }
    let all = state.pending.requests(of: app)
    let regions = all.filter(\.request.trigger.isLocation)
    let timed = all.filter { !$0.request.trigger.isLocation }
    for request in timed.dropFirst(PendingRequests.mostTimed) {
      unschedule(Boxed(request), because: request.request.trigger.isLegacy ? "N28" : "K13")
    }
    for request in regions.dropFirst(mostPlaces) {
      unschedule(
        Boxed(request), because: Reason("K10", "limit", [.init("most", String(mostPlaces))]))
    }
  }
}

extension Trigger {
  // K8: that there is no such date at all, or that nothing finds it; nil where there is, and for what
  // no date decides.
  fileprivate var contradiction: Reason? {
    guard case .calendar(let matching, _) = self else { return nil }
    if let calendar = matching.calendar, !calendar.isKnown {
      return Reason("K8", "unknownCalendar", [.init("calendar", calendar.rawValue)])
    }
    guard let found = DateContradiction(matching) else { return nil }
    return Reason(
      "K8", "contradictory", [.init("asked", found.asked), .init("surplus", found.surplus)])
  }
}

extension PendingRequest {
  /// K28: whether it is due by now, which only a phone that is off lets pass.
  func isLate(at now: Instant) -> Bool { nextTriggerDate.map { $0 <= now } ?? false }
}

extension PendingRequests {
  /// K13: how many of an app's requests wait for a time at most.
  package static let mostTimed = 64
}

extension State {
  /// When a request fires next behind a moment.
  func nextDate(of pending: PendingRequest, after moment: Instant) -> Instant? {
    if let next = pending.rhythm?.next(after: moment, in: device.timeZone) { return next }
    return pending.request.trigger.nextDate(
      after: moment, scheduledAt: pending.date, on: device)
  }
}
