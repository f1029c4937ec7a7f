import Foundation
import Localization
import Notifications
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Lengths and moments in words")
struct TimeWordsTests {
  @Test(
    "A length is said in its units, and what is less than a second in the seconds",
    arguments: [
      (1000, "1 s"), (59_000, "59 s"), (60_000, "1 min"), (61_000, "1 min 1 s"),
      (3_600_000, "1 h"), (3_601_000, "1 h 1 s"), (86_400_000, "1 d"),
      (90_061_000, "1 d 1 h 1 min 1 s"),
      (31 * 86_400_000, "31 d"), (500, "0.5 s"), (1, "0.001 s"), (1500, "1.5 s"), (0, "0.0 s"),
      (-1000, "-1.0 s"), (60_250, "1 min 0.25 s"),
    ] as [(Int64, String)])
  func lengths(milliseconds: Int64, words: String) {
    #expect(Interval(milliseconds: milliseconds).words == words)
  }

  @Test("The parts of a length are the length, each once and the longest first")
  func parts() throws {
    var random = SplitMix(seed: 21)
    let units: [String: Int64] = ["d": 86_400, "h": 3600, "min": 60, "s": 1]
    for _ in 0..<300 {
      let seconds =
        Int64.random(in: 1...20_000_000, using: &random) >> Int64.random(in: 0...16, using: &random)
      if seconds == 0 { continue }
      let words = Interval.seconds(seconds).words.split(separator: " ").map(String.init)
      let names = stride(from: 1, to: words.count, by: 2).map { words[$0] }
      let sizes = try names.map { try #require(units[$0]) }
      #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count)
      let sum = try zip(stride(from: 0, to: words.count, by: 2), sizes).reduce(Int64(0)) {
        let count = try #require(Int64(words[$1.0]))
        #expect(count > 0)
        return $0 + count * $1.1
      }
      #expect(sum == seconds, "\(words)")
    }
  }

  @Test("A day is what Foundation calls it in English, also before 1970 and on leap days")
  func days() {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = Foundation.TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, MMM d, yyyy"
    var random = SplitMix(seed: 22)
    let fixed: [Int64] = [0, -1, 951_782_400, 1_709_164_800, 4_102_444_799]
    let seconds =
      fixed
      + (0..<300).map { _ in
        Int64.random(in: -2_000_000_000...8_000_000_000, using: &random)
      }
    for second in seconds {
      let time = CivilTime(Instant(milliseconds: second * 1000), in: .utc)
      let wanted = format.string(from: Date(timeIntervalSince1970: Double(second)))
      #expect(DateFormat.american.day(time) == wanted, "\(second) s")
      let inYear = wanted.split(separator: ",").dropLast().joined(separator: ",")
      #expect(DateFormat.american.day(time, besideYear: time.year) == inYear)
      #expect(DateFormat.american.day(time, besideYear: time.year + 1) == wanted)
    }
  }

  @Test(
    "A reading is as short as it is exact",
    arguments: [
      (0, 0, 0, "00:00"), (9, 41, 0, "09:41"), (9, 41, 5, "09:41:05"), (23, 59, 59, "23:59:59"),
    ])
  func readings(hour: Int, minute: Int, second: Int, words: String) {
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: hour, minute: minute, second: second)
    #expect(time.shortestClock == words)
    #expect(time.hourAndMinute == words.prefix(5))
  }

  @Test("A reading with parts of a second is not shortened to its minute")
  func milliseconds() {
    let instant = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    let time = CivilTime(instant + Interval(milliseconds: 250), in: .utc)
    #expect(time.shortestClock != "09:41")
  }
}
