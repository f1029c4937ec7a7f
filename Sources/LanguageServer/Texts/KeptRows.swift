import Scenarios

/// What was worked out of each of a scenario's rows, kept until they are read again.
struct KeptRows<Value: Sendable>: Sendable {
  // As long as the rows, once it was asked for; nil for what was not worked out yet.
  private var values: [Value?] = []

  /// Lets go of what rows said that were read again.
  mutating func take(in change: OutlineChange) {
    guard change.replaced.upperBound <= values.count else { return values = [] }
    values.replaceSubrange(change.replaced, with: repeatElement(nil, count: change.count))
  }

  /// What all rows say.
  ///
  /// - Parameter work: What rows say that are new.
  mutating func values(of rows: [ScenarioRows], _ work: (ScenarioRows) -> Value) -> [Value] {
    if values.count != rows.count { values = rows.map { _ in nil } }
    return rows.indices.map { index in
      if let known = values[index] { return known }
      let value = work(rows[index])
      values[index] = value
      return value
    }
  }
}
