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
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("title", title?.scenarioJSON)
    add("subtitle", subtitle?.scenarioJSON)
    add("body", body?.scenarioJSON)
    add("badge", badge.map { .integer(Int64($0)) })
    add("sound", sound?.scenarioJSON)
    add("threadIdentifier", threadIdentifier.map(JSONValue.string))
    add("categoryIdentifier", categoryIdentifier.map(JSONValue.string))
    add("summaryArgument", summaryArgument.map(JSONValue.string))
    add("summaryArgumentCount", summaryArgumentCount.map { .integer(Int64($0)) })
    if case .values(let values) = userInfo { add("userInfo", values) }
    if !attachments.isEmpty { add("attachments", .array(attachments.map(\.scenarioJSON))) }
    add("launchImageName", launchImageName.map(JSONValue.string))
    add("interruptionLevel", interruptionLevel.map(JSONValue.string))
    add("relevanceScore", relevanceScore.map { .number("\($0)") })
    add("filterCriteria", filterCriteria.map(JSONValue.string))
    add("communication", communication?.scenarioJSON)
    return .object(members)
  }
}

extension Communication {
  fileprivate var scenarioJSON: JSONValue {
    var members: [JSONValue.Member] = [.init("sender", .string(sender))]
    if let conversation { members.append(.init("conversation", .string(conversation))) }
    return .object(members)
  }
}

extension Sound {
  fileprivate var scenarioJSON: JSONValue {
    guard isCritical || volume != nil else { return .string(name) }
    let members: [JSONValue.Member?] = [
      isCritical ? .init("critical", 1) : nil, .init("name", .string(name)),
      volume.map { .init("volume", .number("\($0)")) },
    ]
    return .object(members.compactMap(\.self))
  }
}
