import Notifications

extension Verb {
  /// The verb as `help --json` gives it.
  ///
  /// - Returns: With everything that a program needs to write its lines.
  package var json: JSONValue {
    let any = signature.anyOption.map { [JSONValue.Member("anyOption", $0.json)] } ?? []
    return .object(
      [
        .init("name", .string(name)), .init("family", .string(family.rawValue)),
        .init("usage", .string(usage)), .init("summary", .string(summary)),
        .init("example", .string(example)), .init("undoable", .bool(isActOfPerson)),
        .init("arguments", .array(signature.parameters.map(\.json))),
        .init("options", .array(signature.options.map(\.json))),
      ] + any)
  }
}

extension Parameter {
  /// The parameter as `help --json` gives it.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("kind", .string(kind.name)),
      .init("optional", .bool(isOptional)), .init("repeated", .bool(isRepeated)),
    ]
    if !keywords.isEmpty {
      members.append(.init("keywords", .array(keywords.map(JSONValue.string))))
    }
    return .object(members + kind.limits)
  }
}

extension Parameter.Kind {
  // What its words or numbers have to be among.
  fileprivate var limits: [JSONValue.Member] {
    switch self {
    case .choice(let choices), .names(let choices):
      [.init("choices", .array(choices.map(JSONValue.string)))]
    case .number(let range):
      [.init("minimum", .integer(Int64(range.lowerBound)))]
        + (range.upperBound < .max
          ? [.init("maximum", .integer(Int64(range.upperBound)))] : [])
    case .app, .group, .notification, .notificationOrGroup, .anything, .identifier, .text,
      .fileName, .payload, .appSource, .scenario, .policy, .timeZone, .locale, .language,
      .languages, .rule,
      .pattern, .size, .time, .expiration, .duration, .system, .fraction, .span, .expectation:
      []
    }
  }
}

extension VerbOption {
  /// The option as `help --json` gives it.
  var json: JSONValue {
    .object([
      .init("key", .string(key)), .init("summary", .string(summary)), .init("value", value.json),
    ])
  }
}

extension Parameter.Kind {
  /// The kind in one word, for machines.
  var name: String {
    switch self {
    case .app: "app"
    case .group: "group"
    case .notification: "notification"
    case .notificationOrGroup: "notificationOrGroup"
    case .identifier: "identifier"
    case .text: "text"
    case .payload: "payload"
    case .anything: "anything"
    case .appSource: "appSource"
    case .scenario: "scenario"
    case .policy: "policy"
    case .timeZone: "timeZone"
    case .locale: "locale"
    case .language: "language"
    case .languages: "languages"
    case .fileName: "fileName"
    case .rule: "rule"
    case .pattern: "pattern"
    case .size: "size"
    case .time: "time"
    case .expiration: "expiration"
    case .duration: "duration"
    case .number: "number"
    case .choice: "choice"
    case .names: "names"
    case .system: "system"
    case .fraction: "fraction"
    case .span: "span"
    case .expectation: "expectation"
    }
  }
}
