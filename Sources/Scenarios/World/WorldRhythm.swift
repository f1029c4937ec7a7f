/// When on a day the notifications of a generated world come.
package enum WorldRhythm: String, CaseIterable, Sendable {
  /// As many in each hour.
  case steady
  /// In a burst when people get up.
  case morning
  /// On the way to work and back.
  case commute
  /// In the evening, when people chat.
  case evening
  /// A whole day: quiet at night, a burst in the morning, the commute, and chat in the evening.
  case day

  /// How many of them come in each hour of the day in proportion to the others, from midnight on.
  var hours: [Int] {
    switch self {
    case .steady: Array(repeating: 1, count: 24)
    case .morning: Self.hours([6: 4, 7: 9, 8: 6, 9: 2])
    case .commute: Self.hours([7: 5, 8: 6, 17: 6, 18: 5])
    case .evening: Self.hours([18: 3, 19: 5, 20: 8, 21: 8, 22: 5, 23: 1])
    case .day: [0, 0, 0, 0, 0, 0, 3, 9, 8, 4, 3, 3, 5, 3, 3, 3, 4, 7, 7, 6, 9, 9, 5, 1]
    }
  }

  private static func hours(_ counts: [Int: Int]) -> [Int] { (0..<24).map { counts[$0] ?? 0 } }
}
