/// One way through a rule: what was looked at, in this order, and what was found there.
final class WayThroughRules {
  private var found = [Int8](repeating: -1, count: SituationInput.allCases.count)
  private var lookedAt: [SituationInput] = []

  /// The value, from 0, that the input has on this way; the first time it is 0, or what was turned
  /// to.
  func decide(_ input: SituationInput) -> Int {
    if found[input.rawValue] < 0 {
      found[input.rawValue] = 0
      lookedAt.append(input)
    }
    return Int(found[input.rawValue])
  }

  /// What was found; nil where it was not looked up.
  func found(_ input: SituationInput) -> Int? {
    found[input.rawValue] < 0 ? nil : Int(found[input.rawValue])
  }

  /// How many situations this way stands for.
  var situationCount: Int {
    lookedAt.reduce(UndecidedSituation.count) { $0 / $1.valueCount }
  }

  /// What was found, such as `front: elsewhere`.
  var description: String {
    lookedAt.map { "\($0) \(found[$0.rawValue])" }.joined(separator: ", ")
  }

  /// Turns to the next way: the last thing that can be found otherwise is.
  ///
  /// - Returns: False once all ways were gone.
  func turn() -> Bool {
    while let last = lookedAt.last {
      if Int(found[last.rawValue]) + 1 < last.valueCount {
        found[last.rawValue] += 1
        return true
      }
      found[last.rawValue] = -1
      lookedAt.removeLast()
    }
    return false
  }
}
