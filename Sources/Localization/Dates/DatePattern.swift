/// How a date or a time is written: CLDR's pattern, such as `EEE, MMM d`, taken apart.
struct DatePattern: Hashable, Sendable {
  /// What stands in a date.
  enum Part: Hashable, Sendable {
    /// Words that are always there.
    case literal(String)
    /// A field by CLDR's letter, and how often the letter stands there: `M` 3 for `MMM`.
    case field(Character, Int)
  }

  /// From the beginning to the end.
  let parts: [Part]

  /// Takes a pattern apart; quotes hold literals, two of them are one.
  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        parts.add(literal: Self.takeQuoted(&rest))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        parts.append(.field(first, run.count))
      } else {
        rest.removeFirst()
        parts.add(literal: String(first))
      }
    }
    self.parts = parts
  }

  private init(parts: [Part]) { self.parts = parts }

  private static func takeQuoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    let quoted = rest.prefix { $0 != "'" }
    rest = rest.dropFirst(quoted.count + 1)
    return quoted.isEmpty ? "'" : String(quoted)
  }

  /// Whether hours go to 24 and the half of the day is not said.
  var countsTo24: Bool {
    parts.contains { part in
      if case .field("H", _) = part { return true }
      if case .field("k", _) = part { return true }
      return false
    }
  }

  /// The part from the hour to the minute, as clocks show it that say nothing beside: without the
  /// half of the day, and without words around.
  var clock: DatePattern {
    let isClock = parts.map { part in
      if case .field(let letter, _) = part { return "hHkKm".contains(letter) }
      return false
    }
    guard let first = isClock.firstIndex(of: true), let last = isClock.lastIndex(of: true) else {
      return self
    }
    return DatePattern(parts: Array(parts[first...last]))
  }

  /// The same with seconds, behind what stands before the minute, too.
  var withSeconds: DatePattern {
    guard let minute = parts.firstIndex(of: .field("m", 2)), minute > 0 else { return self }
    let seconds = [parts[minute - 1], .field("s", 2)]
    return DatePattern(parts: parts[...minute] + seconds + parts[(minute + 1)...])
  }
}

extension [DatePattern.Part] {
  // One literal where two would follow each other.
  fileprivate mutating func add(literal text: String) {
    if case .literal(let before) = last {
      self[count - 1] = .literal(before + text)
    } else {
      append(.literal(text))
    }
  }
}
