import Calendars
import Delivery
import Files
import Notifications

/// Y34: a trigger that is refused, never fires, or not when its author thinks.
///
/// K2: a repeating interval below 60 seconds. K8: a date that is past, or that there is not. K7: a
/// day that some months lack. K6: a time that a clock change skips or doubles.
struct TriggerSlips: AppRule {
  static let id: RuleID = "Y34"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.triggers.joined().flatMap { findings(in: $0, app.clock) }
  }

  /// What is wrong with one trigger.
  ///
  /// - Parameter clock: Nil where it is not known when and where the request is made.
  /// - Returns: For a date that is past, only that.
  func findings(in linted: LintedTrigger, _ clock: LintedClock?) -> [Diagnostic] {
    switch linted.trigger {
    case .push, .immediate, .location: []
    case .legacy(let notification, let isPresentedNow):
      isPresentedNow ? [] : legacy(linted, notification, clock)
    case .timeInterval: refusal(linted).map { [$0] } ?? []
    case .calendar(let matching, let repeats):
      if let past = past(linted, matching, clock) {
        [past]
      } else if repeats {
        [monthly(linted, matching, clock)].compactMap(\.self)
          + clockChanges(linted, matching, clock)
      } else {
        []
      }
    }
  }

  // K2.
  private func refusal(_ linted: LintedTrigger) -> Diagnostic? {
    guard let refusal = linted.trigger.refusal else { return nil }
    let place = (linted.node["timeInterval"] ?? linted.node).place
    return Diagnostic(
      place, .error, "the request is refused: \(refusal); \(RefusedRequest.onPhones)", rule: Self.id
    )
  }

  // K8.
  private func past(
    _ linted: LintedTrigger, _ matching: DateMatching, _ clock: LintedClock?
  ) -> Diagnostic? {
    guard let clock,
      let search = DateSearch(matching, deviceZone: clock.timeZone, policies: clock.policies),
      search.next(after: clock.now) == nil, !firesLater(matching, clock)
    else { return nil }
    let date = linted.node["dateMatching"] ?? linted.node
    // K6, K7, K9.
    let isLeftOut = !search.readings(after: clock.now, firing: 1).isEmpty
    if isLeftOut { return leftOut(date, "request") }
    if let contradiction = DateContradiction(matching) {
      return warning(
        date,
        "no date has all of these, so the request never fires: \(contradiction.asked); "
          + "leave \(contradiction.surplus) out")
    }
    guard matching.canBeOver else { return rare(date) }
    return warning(
      date, "this date is past, so the request never fires; write a later year, or none")
  }

  // Whether switches that were set later find a date: the app may ask for it only then.
  private func firesLater(_ matching: DateMatching, _ clock: LintedClock) -> Bool {
    clock.laterPolicies.contains { policies in
      DateSearch(matching, deviceZone: clock.timeZone, policies: policies)?
        .next(after: clock.now) != nil
    }
  }

  // K6, K7, K9, N12.
  private func leftOut(_ date: JSONNode, _ what: String) -> Diagnostic {
    warning(
      date, "clock or calendar leave this date out, so the \(what) never fires; write another one")
  }

  // K8: what comes year after year is never past, but some leap months come once in centuries.
  private func rare(_ date: JSONNode) -> Diagnostic {
    warning(
      date,
      "no such date comes within a hundred years, so the request never fires; leave some of it out")
  }

  // N8, N12: where the phone is, as wall times are read there (N10).
  private func legacy(
    _ linted: LintedTrigger, _ notification: LocalNotification, _ clock: LintedClock?
  ) -> [Diagnostic] {
    guard let date = notification.fireDate, let clock, let node = linted.node["fireDate"] else {
      return []
    }
    let first = notification.date(ofFireDate: date, on: clock.device)
    if first == nil, notification.repeatInterval == nil { return [leftOut(node, "notification")] }
    if let first, first < clock.now {
      return [
        warning(node, "this date is past, so it is delivered at once; write a later one, or none")
      ]
    }
    return repeating(notification, from: date, at: node, clock)
  }

  // N13, N16.
  private func repeating(
    _ notification: LocalNotification, from date: Instant, at node: JSONNode, _ clock: LintedClock
  ) -> [Diagnostic] {
    switch notification.repeatInterval {
    case nil, .minute, .hour, .year: return []
    case .quarter, .month:
      guard let day = notification.lackedDay(ofFireDate: date, on: clock.device) else { return [] }
      return [
        note(
          node,
          "not every month has a day \(day); without one it comes on the last of that month, "
            + "or drifts with legacy.monthStep drift")
      ]
    case .day, .weekday, .week:
      guard let zone = notification.timeZone else { return [] }
      let reading = CivilTime(date, in: zone)
      var matching = DateMatching([.hour: reading.hour, .minute: reading.minute])
      if notification.repeatInterval == .week { matching.units[.weekday] = reading.weekday }
      // N10: it begins with this reading where the phone is, which a change may
      // itself have skipped or doubled.
      var first = clock
      first.now = reading.instant(in: clock.timeZone) + .seconds(-3600)
      return clockChanges(at: node, matching, first)
    }
  }

  // K7.
  private func monthly(
    _ linted: LintedTrigger, _ matching: DateMatching, _ clock: LintedClock?
  ) -> Diagnostic? {
    let start = clock?.now ?? Instant(milliseconds: 0)
    guard let day = matching.lackedDay(after: start), let node = linted.unit(.day) else {
      return nil
    }
    return note(
      node,
      "not every month has a day \(day); without one it comes on the first of the next month, "
        + "or not at all with calendar.gap strict")
  }

  // K6: the next change of each kind within a year.
  private func clockChanges(
    _ linted: LintedTrigger, _ matching: DateMatching, _ clock: LintedClock?
  ) -> [Diagnostic] {
    guard let clock, let hour = linted.unit(.hour) else { return [] }
    return clockChanges(at: hour, matching, clock)
  }

  private func clockChanges(
    at hour: JSONNode, _ matching: DateMatching, _ clock: LintedClock
  ) -> [Diagnostic] {
    let changes = ClockChange.all(meeting: matching, clock)
    let skip = changes.first { $0.isSkip }.map { change in
      note(
        hour,
        "the clock skips this time on \(change.day) in \(change.zone); "
          + "calendar.gap says what becomes of it")
    }
    let doubling = changes.first { !$0.isSkip }.map { change in
      note(
        hour,
        "the clock reads this twice on \(change.day) in \(change.zone); "
          + "calendar.overlap says which of the two counts")
    }
    return [skip, doubling].compactMap(\.self)
  }
}

extension DateMatching {
  // Of a leap month no year may have it, be it past or to come.
  fileprivate var canBeOver: Bool {
    isLeapMonth != true && [Unit.era, .year, .yearForWeekOfYear].contains { units[$0] != nil }
  }

  // K7: its day, where another comes in its place when a month lacks it; nil where none does. A year
  // has at most thirteen months, and of two that follow each other one is no leap year.
  fileprivate func lackedDay(after moment: Instant) -> Int? {
    let isGregorian = [nil, .gregorian, .iso8601].contains(calendar)
    // Of most requests this is all that has to be asked; a month that is named is meant.
    guard let day = units[.day], units[.month] == nil, day > 28 || !isGregorian else { return nil }
    // In Greenwich, where no clock change hides it.
    let search = DateSearch(
      units, in: calendar ?? .gregorian, isLeapMonth: isLeapMonth ?? false, zone: .utc)
    let readings = search?.readings(after: moment, firing: 27) ?? []
    return readings.contains { $0.adjustment == .movedToNextMonth } ? day : nil
  }
}

/// What a request that is refused comes to, as it is said behind the reason.
package enum RefusedRequest {
  /// K2: of its trigger.
  package static let onPhones = "on a phone this is an exception, which ends the app"
}
