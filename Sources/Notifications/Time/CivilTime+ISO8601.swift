extension Instant {
  /// ISO 8601 with the zone's offset, such as `2018-06-04T09:41:05-07:00`; milliseconds only where
  /// there are some.
  package func iso8601(in zone: TimeZone) -> String {
    // Before there were zones, offsets had seconds, which ISO 8601 cannot say: the text names the
    // moment, even where the clock read some seconds otherwise.
    let offset = zone.secondsFromGMT(at: self) / 60 * 60
    let time = CivilTime(self, secondsFromGMT: offset)
    return DigitText.make {
      time.writeISO(to: &$0)
      Instant.writeISOOffset(offset, to: &$0)
    }
  }

  /// An offset from GMT as ISO 8601 has it: `+02:00`.
  package static func isoOffset(_ seconds: Int) -> String {
    DigitText.make { writeISOOffset(seconds, to: &$0) }
  }

  private static func writeISOOffset(_ seconds: Int, to text: inout DigitText) {
    let minutes = abs(seconds) / 60
    text.append(seconds < 0 ? "-" : "+")
    text.append(minutes / 60, digits: 2)
    text.append(":")
    text.append(minutes % 60, digits: 2)
  }
}

extension CivilTime {
  /// ISO 8601 without an offset, such as `2018-06-04T09:41:05`.
  package var isoText: String { DigitText.make { writeISO(to: &$0) } }

  /// The clock's reading: `09:41:05`, with `.250` where there are milliseconds.
  package var clockText: String { DigitText.make { writeClock(to: &$0) } }

  fileprivate func writeISO(to text: inout DigitText) {
    text.append(year, digits: 4)
    text.append("-")
    text.append(month, digits: 2)
    text.append("-")
    text.append(day, digits: 2)
    text.append("T")
    writeClock(to: &text)
  }

  private func writeClock(to text: inout DigitText) {
    text.append(hour, digits: 2)
    text.append(":")
    text.append(minute, digits: 2)
    text.append(":")
    text.append(second, digits: 2)
    guard millisecond != 0 else { return }
    text.append(".")
    text.append(millisecond, digits: 3)
  }
}

extension Int {
  /// The number with zeros in front, at least this many digits.
  package func padded(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
