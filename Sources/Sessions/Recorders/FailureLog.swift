import Notifications

/// What did not hold, with the lines that expected it: those of a line go in a time that does
/// not depend on the others.
struct FailureLog {
  // What went leaves a gap, so that the others stay where they are said to stand.
  private var slots: [TestFailure?] = []
  private var slotsByLine: [Place: [Int]] = [:]
  /// How many there are.
  private(set) var count = 0

  /// All of them, in the order they were checked.
  var failures: [TestFailure] { slots.compactMap(\.self) }

  /// Adds one behind the others.
  mutating func append(_ failure: TestFailure) {
    if let line = failure.expectation?.place.lineStart {
      slotsByLine[line, default: []].append(slots.count)
    }
    slots.append(failure)
    count += 1
  }

  /// Drops what the line of a place expected; pictures stay.
  mutating func drop(lineOf place: Place) {
    guard let dropped = slotsByLine.removeValue(forKey: place.lineStart) else { return }
    for slot in dropped { slots[slot] = nil }
    count -= dropped.count
  }

  /// The one that was added last; nil where that is gone, and then it stays so.
  var last: TestFailure? {
    get { slots.last ?? nil }
    set { if last != nil { slots[slots.count - 1] = newValue } }
  }
}

extension Place {
  /// Where its line begins.
  var lineStart: Place { Place(path, line: Int(line)) }
}
