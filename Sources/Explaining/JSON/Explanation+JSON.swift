import Delivery
import Notifications

extension Explanation {
  /// `explain --json`.
  ///
  /// - Parameter line: The scenario line of a command.
  package func json(in zone: TimeZone, line: (Command) -> String?) -> JSONValue {
    [
      "subject": .string(subject), "verdict": .string(verdict),
      "answer": .string(answer), "questions": .array(questions.map(\.json)),
      "rules": .array(rules.map { .string($0.description) }),
      "places": .array(places.map(\.json)),
      "judgments": .array(judgments.map { $0.json(in: zone) }),
      "advice": advice.map { $0.json(line: line) } ?? nil,
      "trigger": preview.map { $0.json(in: zone) } ?? nil,
    ]
  }
}

extension Judgment {
  fileprivate func json(in zone: TimeZone) -> JSONValue {
    [
      "at": .string(at.iso8601(in: zone)), "words": .string(words),
      "reasons": .array(reasons.map(\.json)),
      "complaints": .array(complaints.map { .string($0.description) }),
    ]
  }
}

extension PlaceJudgment {
  fileprivate var json: JSONValue {
    [
      "place": .string(spot.rawValue), "reached": .bool(reaches), "words": .string(words),
      "because": .string(because), "reason": reason.json,
    ]
  }
}

extension Advice {
  fileprivate func json(line: (Command) -> String?) -> JSONValue {
    [
      "place": .string(spot.rawValue), "words": .string(words),
      "lines": .array(commands.compactMap(line).map(JSONValue.string)),
    ]
  }
}
