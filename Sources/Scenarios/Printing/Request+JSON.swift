import Notifications

extension Request {
  /// The request as `schedule` reads it; nil for a push, which no app asks for.
  ///
  /// Texts as they are, and not as templates.
  var scenarioJSON: JSONValue? {
    if trigger.isPush { return nil }
    // The zone is of dates of old, which no request has.
    return [
      "identifier": .string(identifier), "content": content.scenarioJSON,
      "trigger": trigger.json(in: .utc),
    ]
  }
}

extension Content {
  fileprivate var scenarioJSON: JSONValue {
    .object(
      ContentEdit.Key.allCases.compactMap { key in
        json(of: key, words: \.scenarioJSON).map { .init(key.rawValue, $0) }
      })
  }
}
