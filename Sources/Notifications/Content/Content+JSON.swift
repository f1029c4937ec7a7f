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
    case .userInfo: sentUserInfo
    case .attachments: attachments.isEmpty ? nil : .array(attachments.map(\.json))
    case .launchImageName: launchImageName.map(JSONValue.string)
    case .interruptionLevel: interruptionLevel.map(JSONValue.string)
    case .relevanceScore: relevanceScore.map { .number("\($0)") }
    case .filterCriteria: filterCriteria.map(JSONValue.string)
    case .communication: communication?.json
    }
  }

  // Nothing, and not the `null` that a literal would be.
  private var sentUserInfo: JSONValue? {
    switch userInfo {
    case .none: Optional.none
    case .values, .payload: userInfoValue
    }
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
  // Y27: that one with a volume is not critical is said, as it else would seem to be forgotten.
  fileprivate var json: JSONValue {
    guard isCritical || volume != nil else { return .string(name) }
    let members: [JSONValue.Member?] = [
      .init("critical", isCritical ? 1 : 0), .init("name", .string(name)),
      volume.map { .init("volume", .number("\($0)")) },
    ]
    return .object(members.compactMap(\.self))
  }
}

extension Attachment {
  // With how it is to be shown (V16).
  fileprivate var json: JSONValue {
    let file: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("path", .string(path)),
    ]
    return .object(file + options.members)
  }
}

extension AttachmentOptions {
  fileprivate var members: [JSONValue.Member] {
    let members: [JSONValue.Member?] = [
      typeHint.map { .init("typeHint", .string($0)) },
      hidesThumbnail ? .init("thumbnailHidden", true) : nil,
      thumbnailClipping.map { .init("thumbnailClippingRect", $0.json) },
      thumbnailTime.map { .init("thumbnailTime", .number("\($0 / .seconds(1))")) },
    ]
    return members.compactMap(\.self)
  }
}

extension UnitRect {
  fileprivate var json: JSONValue {
    .array([x, y, width, height].map { .number("\($0)") })
  }
}
