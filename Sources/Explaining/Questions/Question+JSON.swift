import Notifications

extension Question {
  /// The question with its answers, for programs.
  var json: JSONValue {
    [
      "topic": .string(topic.rawValue), "question": .string(title),
      "answers": .array(answers.map(\.json)),
    ]
  }
}

extension Question.Answer {
  fileprivate var json: JSONValue {
    [
      "about": .optional(subject), "words": .string(words),
      "rules": .array(rules.map { .string($0.description) }),
      "source": source.map(\.json) ?? .null,
    ]
  }
}

extension WordSource {
  fileprivate var json: JSONValue {
    [
      "language": .optional(language), "file": .string(place.path),
      "line": .integer(Int64(place.line)),
    ]
  }
}
