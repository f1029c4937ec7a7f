import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Facts by their numbers")
struct FactLogTests {
  private static let elsewhere = (1...3).map {
    TimeZone(identifier: "Asia/\($0)", firstOffset: 3600 * $0)
  }

  /// A log in which the phone goes to three zones, with the clock going on before and behind each.
  ///
  /// Where facts take the place of others, numbers are higher than places from there on.
  private func log(replacing count: Int) throws -> FactLog {
    var phone = try Phone()
    var log = FactLog()
    for zone in Self.elsewhere {
      var change = DeviceConfiguration()
      change.timeZone = zone
      let before = phone.facts.count
      try phone.perform(.advance(to: phone.state.now + .minutes(1)))
      try phone.perform(.configure(change))
      try phone.perform(.advance(to: phone.state.now + .minutes(1)))
      let new = Array(phone.facts.dropFirst(before))
      log.append(new)
      log.replaceLast(count, with: Array(new.suffix(count)))
    }
    return log
  }

  @Test(
    "The zone in which the phone was is found from any number on, also behind numbers that are gone",
    arguments: 0...2)
  func zones(replaced: Int) throws {
    let log = try log(replacing: replaced)
    let last = log.sequence(at: log.count)
    for number in 0...last {
      let later = log.facts.indices.first { index in
        log.sequence(at: index) > number && log.facts[index].event.zones != nil
      }
      #expect(
        log.zone(after: number) == later.flatMap { log.facts[$0].event.zones?.before },
        "after \(number)")
    }
    #expect(log.zone(after: 0) != nil)
    #expect(log.zone(after: last) == nil)
  }

  @Test("A journey that is forgotten is none")
  func forgotten() throws {
    var log = try log(replacing: 0)
    let first = try #require(log.facts.indices.first { log.facts[$0].event.zones != nil })
    log.truncate(to: first)
    #expect(log.zone(after: 0) == nil)
  }
}
