import Delivery
import Notifications

extension ExpectationForm {
  /// What waits for its trigger (K18): `pending APP N`, `pending ID [at=TIME]`, `pending ID absent`.
  static let pending: [ExpectationForm] = [
    ExpectationForm(
      "pending", "That a request waits for its trigger, or how many of an app do",
      .word(.naming(.anything)), .optional(.count),
      .option("at", .when("TIME"), "when it will be delivered"), claim: Claim.pending,
      values: {
        guard case .pending(let name, let count, let time) = $0 else { return nil }
        return (name, count, time)
      }
    ) { context, name, wanted, time throws(Diagnostic) in
      switch wanted {
      case .number(let wanted):
        let app = try context.app(name).app.bundleIdentifier
        let count = context.state.pending.requests(of: app).count
        return ExpectationFinding(wanted.holds(for: count), actual: "\(count)")
      case .absent: return context.pending(name) { $0.isEmpty }
      case nil:
        let time = time?.instant(from: context.state.now, in: context.state.device.timeZone)
        return context.pending(name) { found in
          found.contains { time == nil || $0.nextTriggerDate == time }
        }
      }
    }
  ]
}

/// How many requests can be expected to wait.
package enum ExpectedCount: Hashable, Sendable {
  /// Of an app.
  case number(ExpectedNumber)
  /// None of the name.
  case absent
}

extension WordPart where Value == ExpectedCount {
  fileprivate static var count: WordPart {
    let number = WordPart<ExpectedNumber, Context>.expectedNumber().or("absent")
    return WordPart(number.parameter) { word, reader throws(Diagnostic) in
      try number.read(word, &reader).map(ExpectedCount.number) ?? .absent
    } write: { count, writer throws(Unwritable) in
      switch count {
      case .number(let count): try number.write(count, &writer)
      case .absent: try number.write(nil, &writer)
      }
    }
  }
}

extension ExpectationContext {
  fileprivate func pending(
    _ name: ExpectedName, _ holds: ([PendingRequest]) -> Bool
  ) -> ExpectationFinding {
    let found = state.allPending(named: name.word.text)
    return ExpectationFinding(holds(found), actual: dates(found))
  }

  private func dates(_ requests: [PendingRequest]) -> String {
    if requests.isEmpty { return "absent" }
    return requests.map { request in
      request.nextTriggerDate?.scenarioText(in: state.device.timeZone) ?? "waits for a place"
    }.joined(separator: ", ")
  }
}
