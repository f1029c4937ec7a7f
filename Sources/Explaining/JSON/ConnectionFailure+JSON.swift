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

  /// Their lines: each once with how many connections failed so, or how many requests of one, in
  /// the order of the first.
  package static func lines(of failures: [ConnectionFailure]) -> [String] {
    var numbers: [String: [Int]] = [:]
    for failure in failures { numbers[failure.key, default: []].append(failure.number) }
    return failures.uniqued(on: \.key).map { failure in
      let who = failure.client(among: numbers[failure.key] ?? [])
      return "failed (\(failure.kind.rawValue), \(who)): \(failure.words)"
    }
  }

  // One connection fails several times where requests do, each in a stream of its own.
  private func client(among numbers: [Int]) -> String {
    let connections = Set(numbers).count
    if connections > 1 { return connections.counted("connection") }
    return numbers.count > 1 ? "\(client), \(numbers.count.counted("request"))" : client
  }

  private var key: String { "\(kind.rawValue) \(words)" }
}
