import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Local notifications of old: what their clock and calendar read")
struct LegacyClockTests {
  private static let east = TimeZone(identifier: "Asia/East", firstOffset: 9 * 3600)

  private func next(_ phone: Phone) -> Instant? { phone.state.pending.first?.nextTriggerDate }

  private func move(_ phone: inout Phone, to zone: TimeZone) throws {
    var change = DeviceConfiguration()
    change.timeZone = zone
    try phone.perform(.configure(change))
  }

  @Test(
    "N9, N15: a universal time stays one moment, repeated or not, wherever the phone comes from",
    arguments: [nil, .day] as [LocalNotification.RepeatInterval?])
  func universal(interval: LocalNotification.RepeatInterval?) throws {
    var phone = try Phone()
    try move(&phone, to: Self.east)
    let date = phone.state.now + .hours(10)
    var notification = LocalNotification.saying("universal", at: date)
    notification.repeatInterval = interval
    try phone.schedule(notification)
    #expect(next(phone) == date)
    try move(&phone, to: .utc)
    #expect(next(phone) == date)
  }

  @Test(
    "N14: its calendar counts the unit; without one the phone's does",
    arguments: [
      (nil, CivilTime(year: 2019, month: 9, day: 10, hour: 9)),
      // From 1 Tishri to the next: a year of thirteen months.
      (.hebrew, CivilTime(year: 2019, month: 9, day: 30, hour: 9)),
    ] as [(CalendarIdentifier?, CivilTime)])
  func calendar(calendar: CalendarIdentifier?, second: CivilTime) throws {
    var phone = try Phone()
    let first = CivilTime(year: 2018, month: 9, day: 10, hour: 9).instant(in: .utc)
    var yearly = LocalNotification.saying("new year", at: first)
    (yearly.repeatInterval, yearly.repeatCalendar) = (.year, calendar)
    try phone.schedule(yearly)
    #expect(next(phone) == first)
    try phone.perform(.advance(to: first))
    #expect(next(phone).map { CivilTime($0, in: .utc) } == second)
  }
}
