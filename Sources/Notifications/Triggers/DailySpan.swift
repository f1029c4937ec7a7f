/// A part of every day, by the clocks, such as 22:00 to 07:00: when Do Not Disturb is on by itself.
package struct DailySpan: Hashable, Sendable {
  /// Minutes since midnight.
  package var start: Int
  /// Minutes since midnight; earlier than the start for a span over midnight. Not in the span.
  package var end: Int

  package init(start: Int, end: Int) {
    (self.start, self.end) = (start, end)
  }

  /// Whether the clocks read a time in it.
  ///
  /// Seconds do not count: the minute in which it ends is not in it.
  package func contains(_ time: CivilTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    return start <= end ? start <= minute && minute < end : minute >= start || minute < end
  }
}

extension DailySpan: CustomStringConvertible {
  /// Reads `22:00-07:00`; nil for what is no span, and for one that is empty.
  package init?(_ text: String) {
    let minutes = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.minutes)
    guard minutes.count == 2, let start = minutes[0], let end = minutes[1], start != end else {
      return nil
    }
    self.init(start: start, end: end)
  }

  /// `22:00-07:00`
  package var description: String { "\(Self.text(start))-\(Self.text(end))" }

  /// Reads a time of a day such as `07:00`; nil for what is none.
  static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = number(parts[0], below: 24),
      let minute = number(parts[1], below: 60)
    else { return nil }
    return hour * 60 + minute
  }

  private static func number(_ digits: Substring, below limit: Int) -> Int? {
    guard digits.utf8.count == 2, let number = Int(digits: digits) else { return nil }
    return number < limit ? number : nil
  }

  /// Writes minutes since midnight as a clock reads them, such as `07:00`.
  static func text(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
