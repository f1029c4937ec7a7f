extension Instant {
  /// ISO 8601 with the zone's offset, such as `2018-06-04T09:41:05-07:00`; milliseconds only where
  /// there are some.
  package func iso8601(in zone: TimeZone) -> String {
    // Before there were zones, offsets had seconds, which ISO 8601 cannot say: the text names the moment,
    // even where the clock read some seconds otherwise.
    let offset = zone.secondsFromGMT(at: self) / 60 * 60
    return CivilTime(self, secondsFromGMT: offset).isoText + Instant.isoOffset(offset)
  }

  /// An offset from GMT as ISO 8601 has it: `+02:00`.
  package static func isoOffset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let sign = seconds < 0 ? "-" : "+"
    return sign + (minutes / 60).padded(2) + ":" + (minutes % 60).padded(2)
  }
}

extension CivilTime {
  /// ISO 8601 without an offset, such as `2018-06-04T09:41:05`.
  package var isoText: String {
    "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))T\(clockText)"
  }

  /// The clock's reading: `09:41:05`, with `.250` where there are milliseconds.
  package var clockText: String {
    let seconds = "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))"
    return millisecond == 0 ? seconds : seconds + "." + millisecond.padded(3)
  }
}

extension Int {
  /// The number with zeros in front, at least this many digits.
  package func padded(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
