import Notifications

extension ServiceCode {
  /// A whole number from 0, `3` or `NSNumber(value: 3)`; nil for another one, and for what has to
  /// be run.
  func count(_ given: CodeExpression) -> JSONValue? {
    var value = constants.resolved(given)
    if case .call(let names, _) = value.value, names.last == "NSNumber" {
      value = value.firstArgument.map { constants.resolved($0) } ?? value
    }
    guard case .number(let digits) = value.value, let number = Int64(digits), number >= 0 else {
      return nil
    }
    return .integer(number)
  }

  /// A sound by its name, `default` for the system's; nil where it has to be run to be known.
  func sound(_ given: CodeExpression) -> String? {
    let value = constants.resolved(given)
    if let name = value["named"] ?? value["soundNamed"] {
      let name = constants.resolved(name.firstArgument ?? name)
      return name.text
    }
    switch given.value {
    case .name(let names), .call(let names, _):
      return ["default", "defaultSound"].contains(names.last) ? "default" : nil
    case .text, .number, .bool, .null, .element, .list, .dictionary, .union, .other: return nil
    }
  }
}

extension ContentEdit.Key {
  /// Whether only the content of a notification has what is called so; a title, others have, too.
  var isOfContentAlone: Bool {
    switch self {
    case .interruptionLevel, .relevanceScore, .filterCriteria: true
    case .title, .subtitle, .body, .badge, .sound, .threadIdentifier, .categoryIdentifier,
      .summaryArgument, .summaryArgumentCount, .userInfo, .attachments, .launchImageName,
      .communication:
      false
    }
  }

  /// Whether its name is a plural.
  var namesSeveral: Bool { self == .attachments || self == .filterCriteria }
}

extension CodeFile {
  /// The function that is called with a push (V4), whose end says what becomes of it; another may be
  /// called in time, too late or never.
  var receiving: String {
    language == .swift ? "didReceive" : "didReceiveNotificationRequest"
  }
}
