import Calendars
import Notifications
import Testing

@Suite("What repeats by the week, the day, the hour or the minute")
struct RhythmTests {
  @Test(
    "K4, K6: 500 random components in 20 zones come when the search finds them, wherever clocks are set",
    arguments: 0..<10)
  func search(part: Int) throws {
    var random = RandomDates(seed: UInt64(part))
    var known = 0
    for number in 0..<50 {
      let (zone, units) = (try DateVector.zone(random.zone()), random.units())
      let gap = GapPolicy.allCases[number % GapPolicy.allCases.count]
      let search = try #require(DateSearch(units, in: .gregorian, zone: zone, gap: gap))
      guard let rhythm = Rhythm(DateMatching(units)) else { continue }
      var moment = random.midnight(in: zone)
      for _ in 0..<12 {
        let next = try #require(search.next(after: moment))
        if let reckoned = rhythm.next(after: moment, in: zone) {
          known += 1
          #expect(reckoned == next, "\(units) in \(zone.identifier) after \(moment)")
        }
        moment = next
      }
    }
    #expect(known > 60, "few are asked of the search where no clock is set")
  }

  @Test(
    "K5: months, other calendars, a zone of its own and hours that no clock has are left to the search"
  )
  func others() {
    let plain: [DateMatching.Unit: Int] = [.weekday: 2, .hour: 9]
    #expect(Rhythm(DateMatching(plain)) != nil)
    #expect(Rhythm(DateMatching(plain, timeZone: .utc)) == nil)
    #expect(Rhythm(DateMatching(plain, calendar: .hebrew)) == nil)
    #expect(Rhythm(DateMatching([.day: 2, .hour: 9])) == nil)
    #expect(Rhythm(DateMatching([.hour: 25])) == nil)
    #expect(Rhythm(DateMatching([.weekday: 8, .hour: 9])) == nil)
  }
}
