extension Content {
  /// A value as `REQUEST` has it (formats.md §3), which is what an edit of a content reads.
  ///
  /// - Parameter words: How a text is written.
  /// - Returns: nil where it has none.
  package func json(of key: ContentEdit.Key, words: (Text) -> JSONValue) -> JSONValue? {
    switch key {
    case .title: title.map(words)
    case .subtitle: subtitle.map(words)
    case .body: body.map(words)
    case .badge: badge.map { .integer(Int64($0)) }
    case .sound: sound?.json
    case .threadIdentifier: threadIdentifier.map(JSONValue.string)
    case .categoryIdentifier: categoryIdentifier.map(JSONValue.string)
    case .summaryArgument: summaryArgument.map(JSONValue.string)
    case .summaryArgumentCount: summaryArgumentCount.map { .integer(Int64($0)) }
    case .userInfo: hasUserInfo ? userInfoValue : nil
    case .attachments: attachments.isEmpty ? nil : .array(attachments.map(\.json))
    case .launchImageName: launchImageName.map(JSONValue.string)
    case .interruptionLevel: interruptionLevel.map(JSONValue.string)
    case .relevanceScore: relevanceScore.map { .number("\($0)") }
    case .filterCriteria: filterCriteria.map(JSONValue.string)
    case .communication: communication?.json
    }
  }

  private var hasUserInfo: Bool {
    if case .none = userInfo { false } else { true }
  }
}

extension Communication {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("sender", .string(sender))]
    if let conversation { members.append(.init("conversation", .string(conversation))) }
    return .object(members)
  }
}

extension Sound {
  fileprivate var json: JSONValue {
    guard isCritical || volume != nil else { return .string(name) }
    let members: [JSONValue.Member?] = [
      isCritical ? .init("critical", 1) : nil, .init("name", .string(name)),
      volume.map { .init("volume", .number("\($0)")) },
    ]
    return .object(members.compactMap(\.self))
  }
}
