import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Time zones")
struct TimeZoneFileTests {
  private static let folder = TimeZoneFolder("/usr/share/zoneinfo")

  @Test(
    "Offsets are right, before and after what the file lists",
    arguments: [
      ("America/Los_Angeles", "2018-06-04T16:41:00Z", -25_200),
      ("America/Los_Angeles", "2018-11-04T08:59:59Z", -25_200),
      ("America/Los_Angeles", "2018-11-04T09:00:00Z", -28_800),
      ("America/Los_Angeles", "2100-07-01T00:00:00Z", -25_200),
      ("America/Los_Angeles", "2100-01-01T00:00:00Z", -28_800),
      ("Europe/London", "1970-06-01T00:00:00Z", 3600),
      ("Europe/London", "2100-03-28T00:59:59Z", 0),
      ("Europe/London", "2100-03-28T01:00:00Z", 3600),
      ("Europe/Dublin", "2100-07-01T00:00:00Z", 3600),
      ("Australia/Lord_Howe", "2018-01-01T00:00:00Z", 39_600),
      ("Australia/Lord_Howe", "2018-07-01T00:00:00Z", 37_800),
      ("Australia/Lord_Howe", "2100-07-01T00:00:00Z", 37_800),
      ("Asia/Kolkata", "2018-06-04T00:00:00Z", 19_800),
      ("Asia/Kolkata", "2100-06-04T00:00:00Z", 19_800),
      ("UTC", "2018-06-04T00:00:00Z", 0),
    ])
  func offsets(zone: String, instant: String, offset: Int) throws {
    let date = try #require(ISO8601DateFormatter().date(from: instant))
    let seconds = Int64(date.timeIntervalSince1970)
    let value = try Self.folder.timeZone(zone, at: Place("s"))
    #expect(value.secondsFromGMT(at: Instant(milliseconds: seconds * 1000)) == offset)
  }

  @Test(
    "Every hour of 2018 and 2099 is as the machine's own time zones have it",
    arguments: [
      "America/St_Johns", "Africa/Casablanca", "Europe/Berlin", "Pacific/Chatham",
      "America/Sao_Paulo",
    ])
  func machine(zone: String) throws {
    let own = try Self.folder.timeZone(zone, at: Place("s"))
    let known = Foundation.TimeZone(identifier: zone)
    let machine = try #require(known)
    for start in [1_514_764_800, 4_070_908_800] {
      let wrong = stride(from: start, to: start + 365 * 86_400, by: 3600).first { seconds in
        own.secondsFromGMT(at: Instant(milliseconds: Int64(seconds) * 1000))
          != machine.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
      }
      #expect(wrong == nil, "\(zone) differs at \(wrong ?? 0)")
    }
  }

  @Test(
    "An unknown zone is said with the nearest",
    arguments: [
      (
        "America/Los_Angelos",
        "unknown time zone \"America/Los_Angelos\"; did you mean \"America/Los_Angeles\"?"
      ),
      ("Berlin", "unknown time zone \"Berlin\"; did you mean \"Europe/Berlin\"?"),
      (
        "GMT+3",
        "unknown time zone \"GMT+3\"; in Etc the sign is turned round; did you mean \"Etc/GMT-3\"?"
      ),
      (
        "utc-05",
        "unknown time zone \"utc-05\"; in Etc the sign is turned round; did you mean \"Etc/GMT+5\"?"
      ),
      (
        "UTC+03:00",
        "unknown time zone \"UTC+03:00\"; in Etc the sign is turned round; did you mean \"Etc/GMT-3\"?"
      ),
      ("GMT+15", "unknown time zone \"GMT+15\""), ("GMT+3:30", "unknown time zone \"GMT+3:30\""),
      ("../../etc/passwd", "unknown time zone \"../../etc/passwd\""),
      ("/etc/passwd", "unknown time zone \"/etc/passwd\""),
      ("", "unknown time zone \"\""),
      ("zone.tab", "unknown time zone \"zone.tab\""),
    ])
  func unknown(identifier: String, message: String) {
    let place = Place("s.scenario", line: 3, column: 8)
    let error = #expect(throws: Diagnostic.self) {
      try Self.folder.timeZone(identifier, at: place)
    }
    #expect(error == Diagnostic(place, .error, message))
  }

  @Test("Damaged files are refused or read, and never worse", arguments: 0..<4)
  func damage(seed: UInt64) throws {
    let bytes = try SourceFile.read(Self.folder.path + "/Europe/London").bytes
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<4 {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let zone = TimeZoneFile(damaged)?.timeZone("X", through: 2030)
      _ = zone?.secondsFromGMT(at: Instant(milliseconds: 0))
    }
    #expect(TimeZoneFile([]) == nil)
    #expect(TimeZoneFile(Array(bytes.prefix(200))) == nil)
  }

  @Test("Rules of the last line are read in all their forms")
  func rules() throws {
    let julian = try #require(TimeZoneRule("XST-1XDT,J60/0,J300/-1:30:15"))
    let changes = julian.changes(in: 2020...2020)
    let starts: [Int64] = [1_583_017_200, 1_603_744_185]
    #expect(changes.map(\.start) == starts)
    #expect(TimeZoneRule("<+0330>-3:30")?.standard == 12_600)
    #expect(TimeZoneRule("EST5EDT,0/0,J365/25") != nil)
    for wrong in ["", "A", "5", "EST5EDT,", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M1.1.0", "EST5x"] {
      #expect(TimeZoneRule(wrong) == nil, "\(wrong) was accepted")
    }
  }
}
