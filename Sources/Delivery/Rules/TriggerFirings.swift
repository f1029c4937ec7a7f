import Calendars
import Notifications

/// A firing of a trigger that is still to come, or that is left out.
package struct Firing: Hashable, Sendable {
  /// When; nil where it is left out.
  package let at: Instant?
  /// What clock and calendar were to read, in the zone of the trigger; nil
  /// for what no clock decides.
  package let reading: CivilTime?
  /// What a clock that is set, or a month that lacks the day, makes of it; nil
  /// where nothing is in the way.
  package let adjustment: ReadingAdjustment?
  /// K5: the zone of the reading, where it is another than the device's; nil otherwise.
  package var zone: TimeZone?
}

extension PendingRequest {
  /// When it fires from a moment on: what it waits for first, be that late (K28) or another reading
  /// than the trigger alone would tell (N10).
  package func firings(
    after moment: Instant, at now: Instant, on device: Device, count: Int
  ) -> [Firing] {
    let firings = { request.trigger.firings(after: $0, scheduledAt: date, on: device, count: $1) }
    let usual = firings(moment, count)
    guard let next = nextTriggerDate, next > moment || next <= now,
      usual.first(where: { $0.at != nil })?.at != next
    else { return usual }
    let first = Firing(at: next, reading: nil, adjustment: nil)
    return [first] + (repeats ? firings(max(next, moment), count - 1) : [])
  }
}

extension Trigger {
  /// K3–K9: when it fires from a moment on, with what is moved, doubled or left out on the way.
  ///
  /// A trigger that does not repeat fires once. For a place it is empty:
  /// no time decides that (K10).
  ///
  /// - Parameters:
  ///   - date: When it was scheduled.
  ///   - device: Its zone holds for what names none (K5), its policies for what is in the way.
  ///   - count: How many firings are wanted; what is left out does not count.
  package func firings(
    after moment: Instant, scheduledAt date: Instant, on device: Device, count: Int
  ) -> [Firing] {
    switch self {
    case .push, .immediate, .location: return []
    case .timeInterval, .legacy:
      return plainFirings(after: moment, scheduledAt: date, on: device, count)
    case .calendar(let matching, let repeats):
      let search = DateSearch(
        matching, deviceZone: device.timeZone, policies: device.policies)
      return (search?.readings(after: moment, firing: repeats ? count : 1) ?? []).map {
        Firing(
          at: $0.instant, reading: $0.reading, adjustment: $0.adjustment,
          zone: matching.foreignZone(on: device))
      }
    }
  }

  private func plainFirings(
    after moment: Instant, scheduledAt date: Instant, on device: Device, _ count: Int
  ) -> [Firing] {
    var found: [Firing] = []
    var (last, latest) = (moment, Int64.min)
    while found.count < (repeats ? count : 1),
      let next = nextDate(after: last, scheduledAt: date, on: device)
    {
      // Where the clocks go back, they read what they have read.
      let offset = device.timeZone.secondsFromGMT(at: next)
      let reading = next.milliseconds + Int64(offset) * 1000
      found.append(Firing(at: next, reading: nil, adjustment: reading > latest ? nil : .again))
      (last, latest) = (next, max(latest, reading))
    }
    return found
  }
}

extension DateMatching {
  /// K5: the zone whose clock it reads, where that is another than the device's; nil otherwise.
  package func foreignZone(on device: Device) -> TimeZone? {
    timeZone.flatMap { $0.identifier == device.timeZone.identifier ? nil : $0 }
  }
}
