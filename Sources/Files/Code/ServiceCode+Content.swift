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
}

extension CodeFile {
  /// Whether what has the member at a token is the content of a notification: by its name, or by
  /// what it is declared as.
  func isOfContent(_ member: Int) -> Bool {
    let isOptional = isSymbol("?", at: member - 2) || isSymbol("!", at: member - 2)
    let owner = member - (isOptional ? 3 : 2)
    guard owner >= 0, let name = tokens[owner].word else { return false }
    if name.lowercased().hasSuffix("content") { return true }
    return (blocks.places[name] ?? []).contains { place in
      guard isSymbol("=", at: place + 1) || isSymbol(":", at: place + 1) else { return false }
      return tokens[place...].prefix(Self.longestDeclaration).contains {
        $0.word == "mutableCopy" || $0.word == "UNMutableNotificationContent"
      }
    }
  }

  private static let longestDeclaration = 10

  /// Whether a token stands in the function that is called with a push (V4), whose end says what
  /// becomes of it; another may be called in time, too late or never.
  func isReceiving(_ index: Int) -> Bool {
    let name = language == .swift ? "didReceive" : "didReceiveNotificationRequest"
    let braces = (blocks.places[name] ?? []).compactMap { head in
      let isDeclared = isSymbol(")", at: head - 1) || head > 0 && tokens[head - 1].word == "func"
      return isDeclared ? tokens[head...].firstIndex { $0.isSymbol("{") } : nil
    }
    return blocks.around(index).contains { braces.contains($0) }
  }
}
