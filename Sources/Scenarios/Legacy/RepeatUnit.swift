import Notifications

/// What stands for a `repeatInterval`: a unit's name, one that calendar units had before, or the
/// number that archives have for it (`NSCalendarUnit`).
enum RepeatUnit: Equatable {
  /// 0, or no word.
  case never
  /// One of the units that a notification can repeat after.
  case every(LocalNotification.RepeatInterval)
  /// N13: refused.
  case second
  /// None that a notification can repeat after, as it is written.
  case other(String)

  /// - Parameter value: As it stands in the file.
  init(_ value: JSONValue) {
    switch value {
    case .string(let word): self.init(word: word)
    case .integer(let number): self = Self.units[number] ?? .other("\(number)")
    case .number(let text): self = .other(text)
    case .null: self = .never
    case .bool(let bool): self = .other("\(bool)")
    case .array, .object: self = .other(JSONText.compact(value))
    }
  }

  private init(word: String) {
    if let interval = LocalNotification.RepeatInterval(rawValue: Self.plain(word)) {
      self = .every(interval)
      return
    }
    switch Self.plain(word) {
    case "none", "0", "": self = .never
    case "second": self = .second
    case "weekofyear", "weekofmonth": self = .every(.week)
    default: self = .other(word)
    }
  }

  // `NSDayCalendarUnit`, `NSCalendarUnitDay`, `kCFCalendarUnitDay`: day.
  private static func plain(_ word: String) -> String {
    let prefixes = ["nscalendarunit", "kcfcalendarunit", "ns"]
    var plain = word.lowercased()
    if let prefix = prefixes.first(where: plain.hasPrefix) {
      plain.removeFirst(prefix.count)
    }
    if plain.hasSuffix("calendarunit") { plain.removeLast("calendarunit".count) }
    return plain
  }

  private static let units: [Int64: RepeatUnit] = [
    0: .never, 4: .every(.year), 8: .every(.month), 16: .every(.day), 32: .every(.hour),
    64: .every(.minute), 128: .second, 256: .every(.week), 512: .every(.weekday),
    2048: .every(.quarter), 4096: .every(.week), 8192: .every(.week),
  ]
}
