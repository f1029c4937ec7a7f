import Notifications
import Push

extension ConnectionFailure {
  /// The fact `clientFailed` (formats.md §4.1): nothing happened on the phone, so it has
  /// neither number nor reasons.
  ///
  /// - Parameter zone: The phone's, for the time.
  package func json(in zone: TimeZone) -> JSONValue {
    [
      "fact": .string(FactName.clientFailed), "at": .string(at.iso8601(in: zone)), "reasons": [],
      "connection": .integer(Int64(number)), "listener": .string(kind.rawValue),
      "client": .string(client), "words": .string(words),
    ]
  }

  /// Their lines: each once with how often it came, in the order of the first.
  package static func lines(of failures: [ConnectionFailure]) -> [String] {
    var counts: [String: Int] = [:]
    for failure in failures { counts[failure.key, default: 0] += 1 }
    return failures.uniqued(on: \.key).map { failure in
      let count = counts[failure.key] ?? 1
      let who = count == 1 ? failure.client : count.counted("connection")
      return "failed (\(failure.kind.rawValue), \(who)): \(failure.words)"
    }
  }

  private var key: String { "\(kind.rawValue) \(words)" }
}
