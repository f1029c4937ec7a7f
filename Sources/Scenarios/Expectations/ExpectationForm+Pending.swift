import Delivery
import Notifications

extension ExpectationForm {
  /// What waits for its trigger (K18): `pending APP N`, `pending ID [at=TIME]`, `pending
  /// ID absent`. A number may stand behind an identifier, too, and an app before `at=`;
  /// none of them takes the other.
  static let pending: [ExpectationForm] = [
    ExpectationForm(
      "pending", "That a request waits for its trigger, or how many of an app do",
      .word(.naming(.anything)), .optional(.count).alone(whenGiven: true),
      .option("at", .when("TIME"), "when it will be delivered"), claim: Claim.pending,
      values: {
        guard case .pending(let name, let count, let time) = $0 else { return nil }
        return (name, count, time)
      }
    ) { context, name, wanted, time throws(Diagnostic) in
      switch wanted {
      case .number(let wanted):
        let count = try context.counted(name).count
        return ExpectationFinding(wanted.holds(for: count), actual: "\(count)")
      case .absent: return try context.pending(name) { $0.isEmpty }
      case nil:
        let time = time?.instant(from: context.state.now, in: context.state.device.timeZone)
        return try context.pending(name) { found in
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
  ) throws(Diagnostic) -> ExpectationFinding {
    let found = try waiting(name)
    return ExpectationFinding(holds(found), actual: dates(found))
  }

  // A request goes before the app that has its name: one that fired is absent
  // whatever else the app waits for.
  private func waiting(_ name: ExpectedName) throws(Diagnostic) -> [PendingRequest] {
    let found = try state.allPending(name.word)
    guard found.isEmpty, try find(name) == nil else { return found }
    return try requests(ofApp: name) ?? []
  }

  /// What a number is about: an app's requests, or those of an identifier, which
  /// two apps may share (K18).
  fileprivate func counted(_ name: ExpectedName) throws(Diagnostic) -> [PendingRequest] {
    if let requests = try requests(ofApp: name) { return requests }
    return try state.allPending(name.word)
  }

  private func requests(ofApp name: ExpectedName) throws(Diagnostic) -> [PendingRequest]? {
    let app = try state.findApp(name.word.text, at: name.word.place)?.app.bundleIdentifier
    return app.map(state.pending.requests)
  }

  private func dates(_ requests: [PendingRequest]) -> String {
    if requests.isEmpty { return "absent" }
    return requests.map { request in
      request.nextTriggerDate?.scenarioText(in: state.device.timeZone) ?? "waits for a place"
    }.joined(separator: ", ")
  }
}
