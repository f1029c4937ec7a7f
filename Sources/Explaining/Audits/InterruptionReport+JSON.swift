import Notifications

extension InterruptionReport {
  /// The same for programs: every hour in which something came.
  ///
  /// - Parameter trials: The same with a Focus on, and with the summary.
  package func json(
    after: InterruptionReport? = nil, trials: [SilencingTrial] = []
  ) -> JSONValue {
    [
      "format": "coversheet.interruptions/1", "days": .integer(Int64(dayCount)),
      "interruptions": .integer(Int64(total.interruptions)), "apps": .array(apps.map(\.json)),
      "after": after.map { .array($0.apps.map(\.json)) } ?? .null,
      "trials": .array(trials.map(\.json)),
    ]
  }
}

extension InterruptionReport.AppCount {
  fileprivate var json: JSONValue {
    let hours = hours.enumerated().filter { !$0.element.isEmpty }.map { hour, tally in
      JSONValue.object([.init("hour", .integer(Int64(hour)))] + tally.counted)
    }
    return [
      "app": .string(app.text), "name": .string(name), "total": .object(total.counted),
      "hours": .array(hours),
    ]
  }
}

extension InterruptionReport.Tally {
  fileprivate var isEmpty: Bool { Interruption.allCases.allSatisfy { self[$0] == 0 } }

  fileprivate var counted: [JSONValue.Member] {
    [.init("interruptions", .integer(Int64(interruptions)))]
      + Interruption.allCases.map { .init($0.rawValue, .integer(Int64(self[$0]))) }
  }
}
