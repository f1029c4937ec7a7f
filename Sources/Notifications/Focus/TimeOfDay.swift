/// A time that the clocks read every day, such as that of a scheduled summary (F11).
package struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, below 1440.
  package let minutes: Int

  /// - Parameter minutes: Since midnight; what is no time of a day is taken into it.
  package init(minutes: Int) { self.minutes = min(max(0, minutes), 24 * 60 - 1) }

  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.minutes < right.minutes
  }

  /// What a clock reads then, for a search.
  package var matching: DateMatching {
    DateMatching([.hour: minutes / 60, .minute: minutes % 60, .second: 0])
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// Reads `08:00`; nil for what is no time of a day.
  package init?(_ text: String) {
    guard let minutes = DailySpan.minutes(text[...]) else { return nil }
    self.init(minutes: minutes)
  }

  /// `08:00`
  package var description: String { DailySpan.text(minutes) }
}
