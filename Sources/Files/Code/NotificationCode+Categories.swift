import Notifications

extension NotificationCode {
  /// Reads a category with its actions, in Swift's words or in Objective-C's.
  mutating func readCategory(_ call: CodeExpression) {
    let call = call.labeled
    // Old selectors and subclasses have other parts.
    guard let given = call["identifier"] else { return }
    guard let identifier = literal(given) else {
      return miss(given, "the identifier of a category")
    }
    if let first = numbers[identifier] {
      return complainOfSecond(call, identifier, categories[first])
    }
    add(category(identifier, call), identifier)
  }

  private mutating func complainOfSecond(
    _ call: CodeExpression, _ identifier: String, _ first: JSONValue
  ) {
    let (complaints, missed) = (unread.count, missedPlaces)
    let second = category(identifier, call)
    unread.removeSubrange(complaints...)
    missedPlaces = missed
    guard second != first else { return }
    unread.append(
      Diagnostic(
        call.place, .warning,
        "the category \"\(identifier)\" is made again, and differently; the first one was taken"))
  }

  private mutating func category(_ identifier: String, _ call: CodeExpression) -> JSONValue {
    var members: [JSONValue.Member] = [.init("identifier", .string(identifier))]
    let what = "of the category \"\(identifier)\""
    members += optionMember(of: call, CategoryOptions.self, what)
    for label in ["hiddenPreviewsBodyPlaceholder", "categorySummaryFormat"] {
      guard let text = call[label].flatMap({ text($0, "the \(label) \(what)") }) else { continue }
      members.append(.init(label, text))
    }
    let actions = call["actions"].map { self.actions($0, what) } ?? []
    if !actions.isEmpty { members.append(.init("actions", .array(actions))) }
    return .object(members)
  }

  private mutating func actions(_ given: CodeExpression, _ what: String) -> [JSONValue] {
    guard case .list(let elements) = constants.resolved(given, as: .object).value else {
      miss(given, "the list of actions \(what)")
      return []
    }
    return elements.compactMap { action($0, what) }
  }

  private mutating func action(_ given: CodeExpression, _ what: String) -> JSONValue? {
    let call = constants.resolved(called(given), as: .object).labeled
    guard let identifier = call["identifier"].flatMap(literal), let words = call["title"] else {
      miss(given, "an action \(what)")
      return nil
    }
    guard let title = text(words, "the title of the action \"\(identifier)\"") else { return nil }
    var members: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("title", title),
    ]
    let of = "of the action \"\(identifier)\""
    members += optionMember(of: call, ActionOptions.self, of)
    if let symbol = call["icon"].flatMap(symbol) { members.append(.init("icon", .string(symbol))) }
    if let input = textInput(call, of) { members.append(.init("textInput", input)) }
    return .object(members)
  }

  // A function without arguments that makes it, such as `likeAction()`, is named as a constant is.
  private func called(_ given: CodeExpression) -> CodeExpression {
    guard case .call(let names, let arguments) = given.value, arguments.isEmpty else {
      return given
    }
    return CodeExpression(value: .name(names), place: given.place)
  }

  private func symbol(_ icon: CodeExpression) -> String? {
    let icon = constants.resolved(icon, as: .object)
    return (icon["systemImageName"] ?? icon["iconWithSystemImageName"]).flatMap(literal)
  }

  private mutating func textInput(_ call: CodeExpression, _ of: String) -> JSONValue? {
    let labels = [
      ("textInputButtonTitle", "buttonTitle"), ("textInputPlaceholder", "placeholder"),
    ]
    let members = labels.compactMap { label, key in
      call[label].flatMap { text($0, "the \(label) \(of)") }.map { JSONValue.Member(key, $0) }
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension CodeExpression {
  // With the labels that Swift has: `actionWithIdentifier:title:` is `identifier:title:`.
  fileprivate var labeled: CodeExpression {
    guard case .call(let names, let arguments) = value else { return self }
    let labeled = arguments.map { argument in
      let isFirst = ["categoryWithIdentifier", "actionWithIdentifier"].contains(argument.label)
      return Argument(label: isFirst ? "identifier" : argument.label, value: argument.value)
    }
    return CodeExpression(value: .call(names, labeled), place: place)
  }
}
