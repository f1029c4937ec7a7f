import Notifications
import Push
import TestSupport
import Testing

@testable import PushEndpoint

@Suite("The times of servers, as the phone’s clock reads them")
struct ServiceClockTests {
  /// 21 November 2026 by the machine.
  private static let machine = Instant(milliseconds: 1_795_219_200_000)

  private func clock(aheadBy milliseconds: Int64) -> ServiceClock {
    ServiceClock(
      machine: Self.machine, phone: Instant(milliseconds: Self.machine.milliseconds + milliseconds))
  }

  private func expiration(_ value: String, _ clock: ServiceClock) -> String? {
    clock.moved([HeaderField("apns-topic", "a"), HeaderField("apns-expiration", value)])
      .last?.value
  }

  @Test(
    "B6: an expiration is as far from the phone’s clock as from the machine’s, in whole seconds",
    arguments: [
      (Int64(0), "1795219260", "1795219260"), (60_000, "1795219260", "1795219320"),
      (-60_000, "1795219260", "1795219200"), (1999, "1795219260", "1795219261"),
      (-1, "1795219260", "1795219259"), (-1000, "1795219260", "1795219259"),
      (-268_000_000_000, "1795219200", "1527219200"),
    ])
  func moved(ahead: Int64, value: String, moved: String) {
    #expect(expiration(value, clock(aheadBy: ahead)) == moved)
  }

  @Test(
    "B6: 0 stays one attempt, what is no time stays as it came, and what is past never becomes 0",
    arguments: [
      ("0", "0"), ("soon", "soon"), ("-5", "-5"), ("+1795219260", "+1795219260"), ("", ""),
      ("1e9", "1e9"),
      ("99999999999999999999", "99999999999999999999"), ("1", "1"), ("100", "1"), ("3601", "1"),
      ("3602", "2"),
    ])
  func kept(value: String, moved: String) {
    #expect(expiration(value, clock(aheadBy: -3_600_000)) == moved)
  }

  @Test("Other fields, and their order, are left alone")
  func others() {
    let fields = [
      HeaderField("apns-id", "1795219260"), HeaderField("apns-expiration", "1795219260"),
      HeaderField("APNS-EXPIRATION", "1795219260"), HeaderField("apns-expiration", "0"),
    ]
    let moved = clock(aheadBy: 5000).moved(fields)
    #expect(moved.map(\.name) == fields.map(\.name))
    #expect(moved.map(\.value) == ["1795219260", "1795219265", "1795219260", "0"])
  }

  @Test(
    "A token is as old by the phone’s clock as by the machine’s, wherever that stands meanwhile")
  func tokens() {
    let moment = EndpointMoment(
      uptime: .seconds(1), machine: Self.machine, phone: Instant(milliseconds: 1_000_000_000))
    let issued = Instant(milliseconds: Self.machine.milliseconds - 600_000)
    for ahead in [-5_000_000, 0, 7_000_000] as [Int64] {
      let phone = clock(aheadBy: ahead).issued(issued, at: moment)
      #expect((moment.phone - phone).milliseconds == 600_000)
    }
    #expect(ServiceClock.simulated.issued(issued, at: moment) == issued)
    #expect(ServiceClock.simulated.offset.milliseconds == 0)
  }

  @Test("B20: the time of an answer goes back the way that times came")
  func answers() {
    let ahead = clock(aheadBy: -3_600_000)
    var answer = PushAnswer(accepting: "id")
    #expect(ahead.movedBack(answer).timestamp == nil)
    answer.timestamp = Instant(milliseconds: 5_000_000)
    #expect(ahead.movedBack(answer).timestamp == Instant(milliseconds: 8_600_000))
    #expect(ahead.movedBack(answer).identifier == "id")
  }

  @Test(
    "B43, B44: frames and tuples are moved as headers are, within 32 bits",
    arguments: [
      (UInt32(0), UInt32(0)), (1, 1), (3600, 1), (7200, 3600), (UInt32.max, UInt32.max - 3600),
    ])
  func frames(expiration: UInt32, moved: UInt32) {
    let ahead = clock(aheadBy: -3_600_000)
    let frame = BinaryNotification(.enhanced, token: [], payload: [], expiration: expiration)
    #expect(ahead.moved(frame).expiration == moved)
    let none = BinaryNotification(.simple, token: [], payload: [])
    #expect(ahead.moved(none).expiration == nil)
    let later = clock(aheadBy: 3_600_000).moved(frame).expiration
    #expect(later == (expiration == 0 ? 0 : UInt32(clamping: UInt64(expiration) + 3600)))
  }

  @Test("B44: a tuple’s time goes back, and clamps where 32 bits end")
  func tuples() {
    let tuple = FeedbackTuple(timestamp: 5000, token: [1, 2])
    #expect(clock(aheadBy: -3_600_000).movedBack(tuple).timestamp == 8600)
    #expect(clock(aheadBy: 3_600_000).movedBack(tuple).timestamp == 1400)
    #expect(clock(aheadBy: 9_000_000).movedBack(tuple).timestamp == 0)
    #expect(clock(aheadBy: 0).movedBack(tuple) == tuple)
  }

  @Test(
    "B44: a tuple’s time is the second in which it was found out, and never one that is still to come",
    arguments: [-268_000_000_300, -1001, -700, -1, 0, 1, 300, 999, 3_600_001] as [Int64])
  func partsOfSeconds(ahead: Int64) {
    for part in [0, 1, 300, 500, 999] as [Int64] {
      let found = Self.machine.milliseconds + part
      let tuple = FeedbackTuple(foundOutAt: Instant(milliseconds: found + ahead), token: [1])
      #expect(clock(aheadBy: ahead).movedBack(tuple).timestamp == 1_795_219_200)
    }
  }
}
