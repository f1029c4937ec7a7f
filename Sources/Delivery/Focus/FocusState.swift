import Calendars
import Notifications

/// The person's Focuses, which of them is on, and when that changes by itself (F4, F8).
package struct FocusState: Hashable, Sendable {
  /// Every Focus that was set up, in the order in which they were.
  package internal(set) var all: [Focus] = []
  /// The name of the one that is on; nil for none.
  package internal(set) var current: String?
  /// Those that silenced anything and are over, the one that ended last first, until what came
  /// meanwhile was looked at (F7).
  package internal(set) var past: [PastFocus] = []
  // How many deliveries had ended when the present one was turned on.
  private var deliveriesBefore = 0
  /// When the clock turns one on or off next.
  var edges: [FocusEdge] = []

  /// A Focus by its name; one that was never set up lets nothing through.
  package func named(_ name: String) -> Focus {
    all.first { $0.name.isExactly(name) } ?? Focus(name: name)
  }

  /// Changes a Focus, or sets it up.
  mutating func change(_ name: String, _ change: (inout Focus) -> Void) {
    var focus = named(name)
    change(&focus)
    if let index = all.firstIndex(where: { $0.name.isExactly(name) }) {
      all[index] = focus
    } else {
      all.append(focus)
    }
  }

  /// Whether a Focus was set up.
  package func isSetUp(_ name: String) -> Bool { all.contains { $0.name.isExactly(name) } }

  /// Forgets what was set for a Focus.
  mutating func delete(_ name: String) { all.removeAll { $0.name.isExactly(name) } }

  /// F4: turns one on, which ends the other; nil for none.
  ///
  /// - Parameters:
  ///   - deliveries: How many have ended by then.
  ///   - silenced: How many of a range of them the one that ends silenced and are still there.
  mutating func turnOn(
    _ name: String?, after deliveries: Int, silenced: (String, Range<Int>) -> Int
  ) {
    guard !name.isExactly(current) else { return }
    if let current {
      let start = forget(current) ?? deliveriesBefore
      end(current, since: start, silencing: silenced(current, start..<deliveries))
    }
    (current, deliveriesBefore) = (name, deliveries)
  }

  // F7: what one silenced each time that it was on is counted together, and anew: what came the
  // first time may be gone by now.
  private mutating func forget(_ name: String) -> Int? {
    past.firstIndex { $0.name.isExactly(name) }.map { past.remove(at: $0).start }
  }

  private mutating func end(_ name: String, since start: Int, silencing count: Int) {
    guard count > 0 else { return }
    past.insert(PastFocus(name: name, count: count, start: start), at: 0)
  }

  /// F8: when the clock turns off the one that is on; nil where it does not.
  package var end: Instant? {
    current.flatMap { name in edges.first { !$0.turnsOn && $0.focus.isExactly(name) }?.instant }
  }

  /// F8: looks up when the clock turns each on and off next.
  mutating func findEdges(after now: Instant, on device: Device) {
    guard device.profile.has(.focus) else { return edges = [] }
    let all = all.filter { $0.name != Focus.doNotDisturb } + [device.doNotDisturbFocus]
    edges = all.compactMap(\.self).flatMap { $0.edges(after: now, on: device) }
  }
}

/// F7: a Focus that is over, and what it silenced.
package struct PastFocus: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// How many it silenced that were there when it ended; from 1.
  package let count: Int
  /// How many deliveries had ended when it was turned on first.
  let start: Int
}

/// F8: when the clock turns a Focus on or off.
struct FocusEdge: Hashable, Sendable {
  /// The name of the Focus.
  let focus: String
  /// Whether it begins then; else it ends.
  let turnsOn: Bool
  /// On the simulated clock.
  let instant: Instant
}

extension Focus {
  /// F8: whether its schedule ends before it begins again, as seen from a moment.
  ///
  /// Of a reading that the clock shows twice only one counts, and the same one for both edges.
  func isDue(at moment: Instant, on device: Device) -> Bool {
    guard let schedule else { return false }
    let next = { device.next(TimeOfDay(minutes: $0), after: moment) }
    // Both are one moment where the clock is set over both.
    guard let start = next(schedule.start), let end = next(schedule.end), start != end else {
      return isDue(asRead: moment, on: device)
    }
    return end < start
  }

  /// F8: whether the device's clock reads a time of its schedule at a moment, on whatever day.
  fileprivate func isDue(asRead moment: Instant, on device: Device) -> Bool {
    schedule?.contains(CivilTime(moment, in: device.timeZone)) == true
  }

  /// F8: when its schedule begins and ends next, by the clock of the device's zone.
  fileprivate func edges(after now: Instant, on device: Device) -> [FocusEdge] {
    guard let schedule else { return [] }
    return [(schedule.start, true), (schedule.end, false)].compactMap { minutes, turnsOn in
      device.next(TimeOfDay(minutes: minutes), after: now).map {
        FocusEdge(focus: name, turnsOn: turnsOn, instant: $0)
      }
    }
  }
}

extension Device {
  /// F4: Do Not Disturb with its times, where it is a Focus that has some.
  fileprivate var doNotDisturbFocus: Focus? {
    guard let doNotDisturbSchedule, profile.has(.focus) else { return nil }
    var focus = Focus(name: Focus.doNotDisturb)
    focus.schedule = doNotDisturbSchedule
    return focus
  }

  /// When it is a time of day next, by its clock; nil where it is so never again.
  ///
  /// F8, F13, F18: where the clock is set over the time, it is that time once the clock is set.
  /// What `calendar.gap` says is of triggers (K6).
  func next(_ time: TimeOfDay, after now: Instant) -> Instant? {
    DateSearch(
      time.matching.units, in: .gregorian, zone: timeZone, gap: .nextTime,
      overlap: policies[.calendarOverlap])?.next(after: now)
  }
}

extension State {
  /// The Focus that is on (F4), by hand, by its schedule or by its place; nil
  /// for none, and before iOS 15.
  package var focusInForce: Focus? {
    guard device.profile.has(.focus) else { return nil }
    if let name = focus.current { return focus.named(name) }
    return device.isDoNotDisturbOn ? Focus(name: Focus.doNotDisturb) : nil
  }

  /// F8: the Focus that is on when the clock reads a time again, under what
  /// is set now; nil for none.
  ///
  /// - Parameters:
  ///   - moment: What the clock reads then; of its day nothing counts.
  ///   - name: The one that was on at that moment; of several that are due it comes first.
  package func focusAgain(at moment: Instant, rather name: String?) -> Focus? {
    guard device.profile.has(.focus) else { return nil }
    let present = focusInForce
    let isPresent = { (focus: Focus) in present?.name.isExactly(focus.name) == true }
    // One that is due now and not on, whatever ended it, is off until it begins again.
    let due = focusesWithTimes.filter {
      $0.isDue(asRead: moment, on: device)
        && (isPresent($0) || !$0.isDue(at: now, on: device) || begins($0, before: moment))
    }
    let isMeant = { (focus: Focus) in name?.isExactly(focus.name) == true }
    if let focus = due.last(where: isPresent) ?? due.last(where: isMeant) ?? due.last {
      return focus
    }
    let endsByThen = focusesWithTimes.contains { isPresent($0) && $0.isDue(at: now, on: device) }
    return endsByThen ? nil : present
  }

  // F8: whether a Focus begins by the time at which the clock reads that of a moment again; what it
  // reads now counts, too.
  private func begins(_ focus: Focus, before moment: Instant) -> Bool {
    let time = CivilTime(moment, in: device.timeZone)
    let minute = TimeOfDay(minutes: time.hour * 60 + time.minute)
    guard let again = device.next(minute, after: now + .minutes(-1)) else { return false }
    return self.focus.edges.contains {
      $0.turnsOn && $0.focus.isExactly(focus.name) && $0.instant <= again
    }
  }

  /// Every Focus that the clock can turn on, Do Not Disturb among them.
  var focusesWithTimes: [Focus] {
    (focus.all + [device.doNotDisturbFocus].compactMap(\.self)).filter { $0.schedule != nil }
  }

  /// F7: how many Focuses silenced while they were on, the one that ended last first; empty once
  /// that was looked at, and before iOS 15.
  package var pastFocuses: [PastFocus] { device.profile.has(.focus) ? focus.past : [] }

  /// F7: how many of some deliveries a Focus silenced and are listed, or lie in a summary.
  ///
  /// What had nothing to list is not there, nor what was replaced, cleared or taken back.
  func countSilenced(by focus: String, in range: Range<Int>) -> Int {
    deliveries[range].count { ended in
      let situation = ended.decision.situation
      return situation.focusName.isExactly(focus) && situation.isSilencedByFocus
        && (place(of: ended.number) != nil || cardIndex(of: ended.number) != nil)
    }
  }
}
