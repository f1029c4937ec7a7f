import Notifications
import Push

/// What turns the times that servers send into the phone's.
///
/// A server lives in its own present; the phone of a scenario lives in 2018. The distance is fixed
/// when the endpoint begins to listen, so that `apns-expiration` means on the phone what it means
/// to the server. How old a token is, is a matter between the server and the machine: the phone's
/// clock may stand still meanwhile, or be moved by hours, and the server could do nothing about it.
package struct ServiceClock: Hashable, Sendable {
  /// How far the phone's clock is ahead of the machine's; below zero where it is behind. To the
  /// millisecond; headers and frames are moved by whole seconds.
  package let offset: Interval
  private let isSimulated: Bool

  /// The clock of servers that send the phone's own times.
  package static let simulated = ServiceClock(
    offset: Interval(milliseconds: 0), isSimulated: true)

  /// Fixes the distance between the clocks as they are now.
  ///
  /// - Parameters:
  ///   - machine: What the machine's clock reads.
  ///   - phone: What the phone's clock reads at the same moment.
  package init(machine: Instant, phone: Instant) {
    self.init(offset: phone - machine, isSimulated: false)
  }

  private init(offset: Interval, isSimulated: Bool) {
    (self.offset, self.isSimulated) = (offset, isSimulated)
  }

  /// When a token was issued, by the phone's clock: as long ago as by the machine's.
  ///
  /// - Parameter instant: `iat`, by the machine's clock.
  /// - Returns: May lie before 1970 where the phone's clock stands early.
  func issued(_ instant: Instant, at moment: EndpointMoment) -> Instant {
    isSimulated ? instant : moment.phone + (instant - moment.machine)
  }

  /// The fields with `apns-expiration` moved.
  ///
  /// 0 means one attempt, and what is no number is refused as it came. A time before the phone's
  /// beginning stays in the past: it may not become 0.
  ///
  /// - Parameter fields: As they came; all others stay as they are.
  func moved(_ fields: [HeaderField]) -> [HeaderField] {
    // The same list where nothing is moved: what looks at it next need not compare it.
    let name = PushHeaderName.expiration.rawValue
    guard offset.milliseconds != 0, fields.contains(where: { $0.name == name }) else {
      return fields
    }
    return fields.map { field in
      guard field.name == name, let seconds = Int64(secondsSince1970: field.value), seconds > 0,
        seconds <= Instant.last.seconds
      else { return field }
      return HeaderField(field.name, String(movedExpiration(seconds)))
    }
  }

  /// An expiration as the phone's clock reads it, in seconds since 1970.
  ///
  /// - Parameter seconds: By the server's clock; above 0, which means one attempt.
  /// - Returns: Never 0 or less for a time that is past: that would mean one attempt, and not late.
  func movedExpiration(_ seconds: Int64) -> Int64 {
    max(1, seconds + offset.milliseconds.flooring(1000))
  }

  /// An answer with its time as the server's clock reads it.
  ///
  /// - Parameter answer: Its `timestamp` is by the phone's clock; nil stays nil.
  func movedBack(_ answer: PushAnswer) -> PushAnswer {
    guard let timestamp = answer.timestamp else { return answer }
    var answer = answer
    answer.timestamp = movedBack(timestamp)
    return answer
  }

  /// A moment as the server's clock reads it.
  ///
  /// - Parameter instant: By the phone's clock.
  func movedBack(_ instant: Instant) -> Instant {
    Instant(milliseconds: instant.milliseconds - offset.milliseconds)
  }
}
