import Delivery
import Explaining
import Notifications

extension State {
  /// When something happened, in a list of what did: the time, and of another day that day, as in
  /// `Jun 3 09:41` and `Jun 3, 2017`.
  func pastTime(_ instant: Instant) -> String {
    let time = CivilTime(instant, in: device.timeZone)
    let today = CivilTime(now, in: device.timeZone)
    if time.daysSince1970 == today.daysSince1970 { return time.clockText }
    return device.englishDates.dayAndClock(time, besideYear: today.year)
  }
}
