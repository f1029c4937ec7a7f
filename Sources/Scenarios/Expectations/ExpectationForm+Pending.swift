import Delivery
import Notifications

extension ExpectationForm {
  /// What waits for its trigger (K18): `pending APP N`, `pending ID [at=TIME]`, `pending ID absent`.
  static let pending: [ExpectationForm] = [
    ExpectationForm(
      "pending",
      [
        Parameter("ID|APP", .anything),
        Parameter("N", .number(0...Int.max), or: ["absent"], isOptional: true),
      ],
      options: [VerbOption("at", Parameter("TIME", .time), "when it will be delivered")],
      "That a request waits for its trigger, or how many of an app do"
    ) { arguments, context throws(Diagnostic) in
      guard let name = arguments[0] else { return ExpectationFinding(false, actual: "absent") }
      if let wanted = arguments[1]?.number {
        let app = try context.state.requireApp(name.word).app.bundleIdentifier
        let count = context.state.pending.requests(of: app).count
        return ExpectationFinding(count == wanted, actual: "\(count)")
      }
      let found = context.state.allPending(named: name.text)
      let actual = context.dates(found)
      if arguments[1]?.keyword == "absent" {
        return ExpectationFinding(found.isEmpty, actual: actual)
      }
      let time = context.time(arguments["at"])
      return ExpectationFinding(
        found.contains { time == nil || $0.nextTriggerDate == time }, actual: actual)
    }
  ]
}

extension ExpectationContext {
  fileprivate func time(_ argument: Argument?) -> Instant? {
    argument?.time?.instant(from: state.now, in: state.device.timeZone)
  }

  fileprivate func dates(_ requests: [PendingRequest]) -> String {
    if requests.isEmpty { return "absent" }
    return requests.map { request in
      request.nextTriggerDate?.scenarioText(in: state.device.timeZone) ?? "waits for a place"
    }.joined(separator: ", ")
  }
}
